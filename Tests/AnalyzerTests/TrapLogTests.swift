import Analyzer
import TestSupport
import Testing

/// Traps of real logs that a reader of lines passes and the judgement of the whole must pass too: none of these logs is at fault.
@Suite struct TrapLogTests {
  /// Rules that found an error or a warning.
  private func accusations(_ text: String) -> [String] {
    Pipeline.analyze(text).findings.filter { $0.severity != .info }.map(\.rule)
  }

  private func activations(_ text: String) -> [Int] { Pipeline.analyze(text).processes.map(\.summary.activations) }

  private static let callbacks = [
    "application:didFinishLaunchingWithOptions:", "applicationDidBecomeActive:", "applicationWillResignActive:",
    "applicationDidEnterBackground:", "applicationWillEnterForeground:", "applicationDidBecomeActive:",
  ]

  private static func second(_ index: Int) -> String { "2026-03-01 12:00:0\(index)" }

  /// How tools print one message twice: in two formats, to two outputs, on two ways into one file.
  private static let twins = [
    "{time}.120000+0100 Fernway[7:8] [native] {call}\n{time}.121 [info][tid:main] {call}\n",
    "{time}.120 Fernway[7:8] {call}\n{call}\n",
    "{time}:300 [XCUITestDriver@1a2b] [IOS_SYSLOG_ROW] {time}.120 Df Fernway[7:8] {call}\n{time}.120 Df Fernway[7:8] {call}\n",
  ]

  @Test(arguments: twins) func aMessagePrintedTwiceIsOneTransition(twin: String) {
    let lines = Self.callbacks.enumerated().map {
      twin.replacing("{time}", with: Self.second($0.offset)).replacing("{call}", with: "-[AppDelegate \($0.element)]")
    }
    let text = lines.joined()
    #expect(accusations(text).isEmpty)
    #expect(activations(text) == [2])
  }

  @Test func aStreamThatWasRestartedRepeatsItsLastLines() {
    let lines = Self.callbacks.enumerated().map { "\(Self.second($0.offset)).120 Df Fernway[7:8] -[AppDelegate \($0.element)]" }
    let text = (lines[..<4] + ["Filtering the log data using \"process == 7\""] + lines[2...]).joined(separator: "\n")
    #expect(accusations(text).isEmpty)
  }

  @Test func printsMayComeBehindEverythingThatWasLogged() {
    let logged = Self.callbacks.prefix(4).enumerated().map { "\(Self.second($0.offset)).120 Fernway[7:8] -[AppDelegate \($0.element)]" }
    let printed = ["viewDidLoad()", "viewWillAppear(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)", "viewDidDisappear(_:)"]
    #expect(accusations((logged + printed).joined(separator: "\n")).isEmpty)
  }

  @Test func twoDevicesInOneFileAreTwoApps() {
    let lines = Self.callbacks.enumerated().flatMap { index, callback in
      [
        "Mar  1 12:00:0\(index) Janes-iPhone Fernway[7] <Notice>: -[AppDelegate \(callback)]",
        "Mar  1 12:00:0\(index) Toms-iPad Fernway[9] <Notice>: -[AppDelegate \(callback)]",
      ]
    }
    let text = lines.joined(separator: "\n")
    #expect(accusations(text).isEmpty)
    #expect(activations(text) == [2, 2])
  }

  @Test(arguments: ["[disconnected]\n[connected]", "=== Messages dropped during live streaming (use `log show` to see what they were)"])
  func whatIsMissingBehindALossIsNoProof(loss: String) {
    let lines = ["willFinish", "viewDidLoad", "viewWillAppear:", "viewDidAppear:"].enumerated().map {
      "Mar  1 12:00:0\($0.offset) iPhone Fernway[7] <Notice>: -[HomeViewController \($0.element)]"
    }
    let text = (lines + [loss, "Mar  1 12:00:09 iPhone Fernway[7] <Notice>: -[HomeViewController viewDidAppear:]"]).joined(separator: "\n")
    #expect(Pipeline.analyze(text).findings.allSatisfy { $0.certainty == .uncertain || $0.severity == .info })
  }

  @Test func aMessageThatSyslogCountedIsNotJudgedTwice() {
    let text = """
      Aug 18 16:29:17 ci-mac-04 Fernway[8249]: -[AppDelegate applicationDidBecomeActive:]
      Aug 18 16:29:20 --- last message repeated 2 times ---
      Aug 18 16:29:21 ci-mac-04 Fernway[8249]: -[AppDelegate applicationWillResignActive:]
      """
    #expect(accusations(text).isEmpty)
    #expect(activations(text) == [1])
  }
}
