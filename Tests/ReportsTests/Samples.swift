import Analyzer
import LogParser

extension AnalysisBuilder {
  /// The founding trace: launch, home, return, memory warning; no times.
  static var launchHomeReturn: AnalysisBuilder {
    var builder = AnalysisBuilder(input: "launch-home-return.log", lines: 11, events: 7)
    builder.run(
      nil,
      [
        ("notRunning", nil), ("inactive", 2), ("active", 3), ("inactive", 5), ("background", 6), ("inactive", 8), ("active", 9),
      ], lastLine: 11)
    return builder
  }

  /// Two trips to the background, with times, a scene and a task.
  static var twoTrips: AnalysisBuilder {
    var builder = AnalysisBuilder(input: "trips.log", format: "nslog", lines: 120, events: 24)
    let states: [(state: String, line: Int?)] = [
      ("notRunning", nil), ("inactive", 2), ("active", 9), ("inactive", 31), ("background", 33), ("suspended", 40), ("inactive", 41),
      ("active", 43), ("inactive", 80), ("background", 81), ("inactive", 97), ("active", 98),
    ]
    let times = [0, 36_930, 36_930.82, 36_943, 36_943.52, 36_947, 37_000, 37_000.4, 37_020, 37_020.003, 37_029, 37_029.3]
    builder.run("Demo", pid: 40428, style: "scene", ios: "17.2", states, times: times, end: 37_041.5, lastLine: 120)
    builder.summarize(trips: 2, interruptions: 1, launch: 0.82, memoryWarnings: 1)
    builder.scene(
      "0x10b80e2a0",
      [
        ("unattached", 1), ("foregroundInactive", 2), ("foregroundActive", 9), ("foregroundInactive", 31), ("background", 33),
        ("foregroundInactive", 41), ("foregroundActive", 43), ("foregroundInactive", 80), ("background", 81), ("foregroundInactive", 97),
        ("foregroundActive", 98),
      ], times: [36_930, 36_930, 36_930.82, 36_943, 36_943.52, 37_000, 37_000.4, 37_020, 37_020.003, 37_029, 37_029.3], end: 37_041.5)
    builder.task("4", name: "upload", begin: 32, end: 39, seconds: 3.2)
    builder.task("5", begin: 82, end: nil, expired: true)
    return builder
  }

  /// Push and pop of two controllers, three more beside them, one with a CJK name.
  static var pushAndPop: AnalysisBuilder {
    var builder = AnalysisBuilder(input: "push.log", lines: 40, events: 31)
    builder.run("Demo", pid: 7, launch: nil, [("active", 1)], lastLine: 40)
    builder.controller("ViewController1", "0x7f8e1c0", loads: 0, appearances: 2, seconds: 12.4, end: "visible")
    builder.controller("ViewController2", "0x7f8e2d0", seconds: 0.004, end: "deallocated")
    builder.controller("个人资料视图控制器", "0x7f9", loads: 2, appearances: 11, seconds: 184, end: nil)
    builder.controller("CheckoutShippingAddressAutocompleteSuggestionsTableViewController", "0x600003a1c000", end: "loaded")
    builder.transition(.push, "ViewController1", "ViewController2", seconds: 0.52, lines: 3...8)
    builder.transition(.pop, "ViewController2", "ViewController1", seconds: 0.35, lines: 9...12)
    builder.transition(.presentSheet, nil, "个人资料视图控制器", lines: 20...26)
    return builder
  }

  /// More states than a screen has columns.
  static func crowded(_ count: Int) -> AnalysisBuilder {
    var builder = AnalysisBuilder(input: "crowded.log", lines: 2 * count, events: count)
    let states: [(state: String, line: Int?)] = (0..<count).map { (["inactive", "active", "inactive", "background"][$0 % 4], 2 * $0 + 1) }
    builder.run("Busy", pid: 1, states, lastLine: 2 * count)
    return builder
  }

  /// One finding of each severity, with evidence.
  static var findings: AnalysisBuilder {
    var builder = AnalysisBuilder(input: "logs/app.log", format: "nslog", lines: 90, events: 12)
    let active = "2013-10-20 10:15:31.320 Demo[42:11303] -[AppDelegate applicationDidBecomeActive:]"
    builder.run(
      "Demo", pid: 42, [("inactive", 1), ("active", 5), ("notRunning", 90)], lastLine: 90,
      ending: .init(kind: "crash", certainty: .certain, line: 90))
    builder.finding(
      "app-duplicate-active", .warning, .likely, line: 7, column: 54, message: "The app became active although it was active already.",
      evidence: [Evidence(line: 5, text: active), Evidence(line: 7, text: active)],
      help: "Look for code that calls applicationDidBecomeActive: itself, or for a missing print in applicationWillResignActive:.")
    builder.finding(
      "vc-loadview-loop", .error, .uncertain, line: 30, column: 19, count: 8,
      message: "ViewController2 loads its view 8 times in a row; either loadView assigns no view, or these are several instances.",
      evidence: (0..<10).map { Evidence(line: 28 + $0, text: "视图控制器 - loadView\t\u{1B}[31m加载") },
      help: "Assign self.view in loadView, or call super.loadView().")
    builder.finding(
      "app-first-line-midstream", .info, line: nil, message: "The log begins while the app runs.", help: "")
    return builder
  }
}
