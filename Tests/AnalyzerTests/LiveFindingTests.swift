import Analyzer
import LogParser
import Testing

/// What is told of a log before it has ended.
@Suite struct LiveFindingTests {
  private static let steps = [
    "application:didFinishLaunchingWithOptions:", "applicationDidBecomeActive:", "applicationWillResignActive:",
    "applicationDidBecomeActive:",
    "applicationDidBecomeActive:",
  ]

  private func rulesAfterEachLine(_ analyzer: inout Analyzer) -> [[String]] {
    var parser = LogParser()
    return Self.steps.enumerated().map { index, step in
      let line = "2024-05-01 10:00:0\(index * 2).000 Demo[100:1] -[AppDelegate \(step)]\n"
      parser.parse(Array(line.utf8).span) { record, bytes in analyzer.consume(record, bytes: bytes) }
      return analyzer.takeDecided().map(\.rule)
    }
  }

  @Test func tellsAFindingOnTheLineThatDecidesItAndOnlyOnce() {
    var analyzer = Analyzer()
    #expect(rulesAfterEachLine(&analyzer) == [[], [], [], [], ["app-duplicate-active"]])
    #expect(analyzer.takeDecided().isEmpty)
    #expect(analyzer.finish().findings.map(\.rule).contains("app-duplicate-active"))
  }

  @Test func doesNotTellWhatIsAccepted() {
    var options = AnalysisOptions()
    options.exceptions = [FindingException(rule: "app-duplicate-active", process: "Demo", reason: "known")]
    var analyzer = Analyzer(options: options)
    #expect(rulesAfterEachLine(&analyzer) == Array(repeating: [], count: Self.steps.count))
  }
}
