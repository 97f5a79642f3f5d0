import Foundation
import TestSupport
import Testing

@testable import lifelog

/// One file of many tools, as the output of a test run is.
@Suite struct MixedLogTests {
  private static let log = """
    Test Suite 'FernwayUITests' started at 2026-03-01 12:00:00.000.
        t =     0.60s     Launch com.example.fernway
    com.example.fernway: 811
    2026-03-01 12:00:01.304451+0100 Fernway[811:2564] -[AppDelegate application:didFinishLaunchingWithOptions:]
    2026-03-01 12:00:01.350 Fernway[811:2564] applicationDidBecomeActive
    Mar  1 12:00:09 iPhone Fernway(UIKitCore)[811] <Notice>: applicationWillResignActive
    default\t12:00:10.040008+0100\tFernway\tapplicationDidEnterBackground
    2026-03-01 12:00:11.500 Df Widget[812:484e37] (UIKit) viewDidLoad()
    {"eventMessage":"applicationWillEnterForeground","processImagePath":"/x/Fernway","processID":811,"timestamp":"2026-03-01 12:00:12.000000+0100"}
    flutter: AppLifecycleState.resumed
    ◇ Test coldStart() started.

    """

  @Test func everyEventIsFound() {
    let lines = TestRun("events", "a.log", files: ["a.log": Self.log]).output.split(separator: "\n")
    #expect(lines.map { $0.prefix { $0 != " " } }.count == 7)
  }

  @Test func statesFromOneClockToAnotherHaveNoLength() throws {
    let path = "../../samples/six-formats-three-clocks/input.log"
    let log = try String(contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(path: path), encoding: .utf8)
    let report = try JSON(parsing: TestRun("analyze", "--report", "json", "a.log", files: ["a.log": log]).output)
    #expect(report["inputs"][0]["formats"].members.count == 6 && report["inputs"][0]["events"].integer == 15)
    let states = report["processes"].elements.flatMap { $0["states"].elements }
    let lengths = states.map { state -> String in
      if case .number(let seconds) = state["seconds"] { return "\(seconds)" }
      return "-"
    }
    #expect(lengths == ["-", "0.037446", "-", "0.29", "-", "0.239577", "2.259233", "0.0", "-", "0.0", "2.0", "1.0", "0.0"])
    #expect(report["findings"].elements.isEmpty)
  }

  @Test func everyFormatAndClockIsNamed() {
    let text = TestRun("formats", "a.log", files: ["a.log": Self.log]).output
    for id in ["oslog-stderr", "nslog", "syslog-host", "console", "log-compact", "log-ndjson", "flutter", "xctest", "ui-test"] {
      #expect(text.contains("  \(id) "), "\(text)")
    }
    #expect(text.contains("clocks, never compared") && text.contains("100 % understood"), "\(text)")
  }

  @Test func noDurationGoesAcrossClocks() {
    let run = TestRun("analyze", "--strict", "a.log", files: ["a.log": Self.log])
    #expect(run.status == .success, "\(run.output)")
  }
}
