import Analyzer
import Foundation
import LogParser
import TestSupport
import Testing

@testable import Reports

/// The HTML report in a real browser, driven by `Tests/Browser/check_report.py`.
@Suite struct BrowserTests {
  private static let programs = [
    ["python3"], ["chromium", "chromium-browser", "google-chrome", "chrome"],
  ].map { names in names.lazy.compactMap(Self.find).first }

  private static func find(_ name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.lazy.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  @Test(.enabled(if: programs.allSatisfy { $0 != nil }, "needs Chromium and Python 3, which are not here"))
  func worksInABrowser() throws {
    let folder = TemporaryFolder()
    try write(Pipeline.analyze(Recorded.text("samples/shop-order-and-photo-sync/input.log")), to: folder.path("sample.html"))
    try write(Self.hostile, to: folder.path("hostile.html"))
    try write(Self.several, to: folder.path("several.html"))
    try write(Analysis(), to: folder.path("empty.html"))
    try write(Self.large, to: folder.path("large.html"))
    let process = Process()
    process.executableURL = URL(filePath: try #require(Self.programs[0]))
    process.arguments = [Recorded.package.appending(path: "Tests/Browser/check_report.py").path, folder.path("")]
    process.environment = ProcessInfo.processInfo.environment.merging(["PYTHONDONTWRITEBYTECODE": "1"]) { $1 }
    let output = Pipe()
    (process.standardOutput, process.standardError) = (output, output)
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(text)")
    if let wanted = ProcessInfo.processInfo.environment["LIFELOG_PAGES"] {
      for name in folder.names {
        try FileManager.default.copyItem(atPath: folder.path(name), toPath: "\(wanted)/\(name)")
      }
    }
  }

  private func write(_ analysis: Analysis, to path: String) throws {
    try Data(collect { HTMLReport(version: "1.0.0").write(analysis, to: $0) }.utf8).write(to: URL(filePath: path))
  }

  /// A log that tries to become part of the page, wherever a log may bring a text in.
  private static var hostile: Analysis {
    let script =
      "</script><script>hacked=1</script><img src=x onerror=hacked=1> javascript:hacked=1 <!-- ]]> \" ' onload=hacked=1 ${hacked=1}"
    var builder = AnalysisBuilder(input: script, lines: 9, events: 3)
    builder.run(
      script, pid: 7, style: script, launch: script, [("inactive", 1), ("active", 2), (script, 3)], times: [1, 2, 3], end: 4, lastLine: 9)
    builder.scene(script, [(script, 1)], times: [1], end: 2)
    builder.controller(script, script, end: script, states: [(script, 1), ("visible", 2)], times: [1, 2], until: 3)
    builder.task(script, name: script, begin: 1, end: 2)
    builder.transition(.push, script, script, lines: 1...2)
    builder.finding(script, .error, line: 3, column: 4, message: script, evidence: [Evidence(line: 3, text: script)], help: script)
    return builder.analysis
  }

  /// Two processes, and no times.
  private static var several: Analysis {
    var builder = AnalysisBuilder(input: "-", lines: 30, events: 12)
    builder.run("Shop", pid: 7, [("inactive", 3), ("active", 4), ("background", 9)], lastLine: 12)
    builder.controller("CartViewController", "0x1", end: "visible", states: [("hidden", 5), ("appearing", 6), ("visible", 7)])
    builder.run("Bank", pid: 8, [("inactive", 13), ("active", 14)], lastLine: 30)
    builder.controller("LoginViewController", "0x2", end: "visible", states: [("appearing", 16), ("visible", 17)])
    builder.finding("app-duplicate-active", .warning, line: 20, message: "It was active already.")
    return builder.analysis
  }

  /// Five hundred controllers that come and go in fifty thousand intervals.
  private static var large: Analysis {
    var builder = AnalysisBuilder(input: "large.log", lines: 60_000, events: 60_000)
    builder.run("Demo", pid: 7, [("inactive", 1), ("active", 2)], times: [0, 1], end: 5_000, lastLine: 60_000)
    let cycle = ["appearing", "visible", "disappearing", "hidden"]
    for number in 0..<500 {
      let states = (0..<100).map { (state: cycle[$0 % 4], line: Optional(number * 100 + $0 + 2)) }
      let times = (0..<100).map { Double(number * 9) + Double($0) * 0.7 }
      builder.controller(
        "Screen\(number)Controller", "0x\(String(number + 4096, radix: 16))", end: "hidden", states: states, times: times,
        until: Double(number * 9 + 71))
      if number % 50 == 0 { builder.finding("vc-appear-repeated", .warning, line: number * 100 + 9, message: "It appears again.") }
    }
    return builder.analysis
  }
}
