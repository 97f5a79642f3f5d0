import Analyzer
import TestSupport
import Testing

/// A long log is told in chapters: what is finished is let go, and nothing that was found is lost.
@Suite struct ChapterTests {
  @Test(arguments: WalkMode.all)
  func aRunInChaptersIsToldAsOne(mode: WalkMode) {
    var random = mode.random(seed: 7)
    let walk = LegalWalk.make(seed: random.next(), actions: 20, options: mode.options)
    let text = mode.printer(.nslog).print(walk.steps).text
    let (whole, parts) = (Pipeline.analyze(text), Self.analyze(text) { $0.chapterLength = 9 })
    #expect(Self.states(parts) == Self.states(whole))
    #expect(parts.processes.map(\.summary.backgroundTrips) == whole.processes.map(\.summary.backgroundTrips))
    #expect(parts.processes.map(\.summary.activations) == whole.processes.map(\.summary.activations))
    #expect(parts.processes.map(\.finalState) == whole.processes.map(\.finalState))
    #expect(Self.loads(parts) == Self.loads(whole))
    #expect(parts.leftOut == LeftOut())
  }

  @Test func runsThatWereReplacedAreToldInTheOrderOfTheirLines() {
    let text = Self.launches(40)
    let few = Self.analyze(text) { $0.openRuns = 2 }
    let all = Pipeline.analyze(text)
    #expect(few.processes.map(\.pid) == all.processes.map(\.pid))
    #expect(few.processes.map(\.ending.kind) == all.processes.map(\.ending.kind))
    #expect(few.findings == all.findings)
  }

  @Test func theLatestRunsAreKeptWhereThereAreTooMany() {
    let analysis = Self.analyze(Self.launches(40)) { ($0.openRuns, $0.intervalLimit) = (2, 30) }
    #expect(analysis.processes.last?.pid == 139)
    #expect(analysis.processes.count + analysis.leftOut.processes == 40)
    #expect(analysis.leftOut.processes > 20)
    #expect(analysis.leftOut.intervals > 0)
    #expect(analysis.findings == Pipeline.analyze(Self.launches(40)).findings)
  }

  @Test func anOpenEndedRunKeepsItsLatestStatesAndAllItsCounts() {
    let text = (0..<200).map { Self.trip(pid: 100, second: $0 * 10) }.joined()
    let analysis = Self.analyze(text) { ($0.chapterLength, $0.intervalLimit) = (20, 60) }
    #expect(analysis.processes.count == 1)
    #expect(analysis.processes.first?.states.count ?? 0 <= 60)
    #expect(analysis.processes.first?.summary.backgroundTrips == 200)
    #expect(analysis.processes.first?.finalState == "background")
    #expect(analysis.leftOut.intervals > 500)
  }

  @Test func findingsBeyondTheLimitAreCounted() {
    let analysis = Self.analyze(Self.faults(50)) { $0.findingLimit = 10 }
    #expect(analysis.findings.count { $0.rule == "app-background-without-resign" } == 10)
    #expect(
      analysis.leftOut.findings == [
        OmittedFindings(rule: "app-background-without-resign", count: 40, severity: .error, certainty: .likely)
      ])
    #expect(analysis.findings.map(\.line) == Array(Pipeline.analyze(Self.faults(50)).findings.map(\.line).prefix(analysis.findings.count)))
  }

  @Test func acceptedFindingsTakeNoPlaceFromOthers() {
    let analysis = Self.analyze(Self.faults(50) + Self.faults(7, process: "Other")) {
      $0.findingLimit = 10
      $0.exceptions = [FindingException(rule: "app-background-without-resign", process: "Demo", reason: "known")]
    }
    #expect(analysis.findings.count { $0.process == "Other" && $0.rule == "app-background-without-resign" } == 7)
    #expect(analysis.suppressed == 50)
  }

  // MARK: Logs

  private static func analyze(_ text: String, _ change: (inout AnalysisOptions) -> Void) -> Analysis {
    var options = AnalysisOptions()
    change(&options)
    return Pipeline.analyze(text, options: options)
  }

  private static func states(_ analysis: Analysis) -> [String] {
    analysis.processes.flatMap(\.states).map {
      "\($0.state) \($0.fromLine ?? 0)-\($0.toLine ?? 0) \($0.seconds.map { "\(Int(($0 * 1000).rounded())) ms" } ?? "")"
    }
  }

  private static func loads(_ analysis: Analysis) -> [String: Int] {
    analysis.viewControllers.reduce(into: [:]) { $0[$1.className, default: 0] += $1.loads }
  }

  private static func time(_ second: Int) -> String {
    let (hours, minutes) = (second / 3600, second / 60 % 60)
    return "2024-05-01 " + [hours, minutes, second % 60].map { ($0 < 10 ? "0" : "") + "\($0)" }.joined(separator: ":") + ".000"
  }

  private static func launches(_ count: Int) -> String {
    (0..<count).map {
      "\(time($0 * 20)) Demo[\(100 + $0):1] -[AppDelegate application:didFinishLaunchingWithOptions:]\n"
        + trip(pid: 100 + $0, second: $0 * 20 + 1)
    }
    .joined()
  }

  private static func trip(pid: Int, second: Int) -> String {
    let callbacks = ["applicationDidBecomeActive:", "applicationWillResignActive:", "applicationDidEnterBackground:"]
    return callbacks.enumerated().map { "\(time(second + $0)) Demo[\(pid):1] -[AppDelegate \($1)]\n" }.joined()
  }

  /// A log that prints everything and enters the background without resigning, again and again.
  private static func faults(_ count: Int, process: String = "Demo") -> String {
    let line = { (second: Int, callback: String) in "\(time(second)) \(process)[100:1] -[AppDelegate \(callback)]\n" }
    let start = line(0, "applicationDidBecomeActive:") + line(1, "applicationWillResignActive:")
    return start
      + (1...count).map {
        line($0 * 4, "applicationWillEnterForeground:") + line($0 * 4 + 1, "applicationDidBecomeActive:")
          + line($0 * 4 + 2, "applicationDidEnterBackground:")
      }.joined()
  }
}
