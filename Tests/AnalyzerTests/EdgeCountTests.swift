import Analyzer
import LogParser
import TestSupport
import Testing

@Suite struct EdgeCountTests {
  @Test func countsEveryStepOfALegalLog() {
    let analysis = Pipeline.analyze(
      """
      2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
      2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
      2024-05-01 10:00:09.000 Demo[100:1] -[AppDelegate applicationWillResignActive:]
      2024-05-01 10:00:12.000 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
      """)
    #expect(
      analysis.edges.map { "\($0.event.rawValue) \($0.printed)" } == [
        "didFinishLaunchingWithOptions 1", "applicationDidBecomeActive 1", "applicationWillResignActive 1", "applicationDidBecomeActive 1",
      ])
  }

  @Test func countsWhatWasNotPrintedApart() {
    let analysis = Pipeline.analyze(
      """
      2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
      2024-05-01 10:00:30.000 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
      """)
    let unprinted = analysis.edges.filter { $0.unprinted > 0 }
    #expect(unprinted.map(\.event) == [.applicationWillResignActive])
    #expect(analysis.edges.allSatisfy { $0.legality.isAccepted })
  }

  @Test(arguments: RuleCatalog.all.map(\.id))
  func marksNothingInLogsWithoutFindings(id: String) throws {
    let rule = try #require(RuleCatalog.rule(id: id))
    for example in rule.examples where example.line == nil && !example.isComplete {
      let analysis = Pipeline.analyze(example.text)
      guard analysis.findings.isEmpty else { continue }
      #expect(analysis.edges.allSatisfy { $0.legality.isAccepted }, "\(example.title)")
    }
  }

  @Test(arguments: RuleCatalog.all.map(\.id))
  func marksTheRowOfEveryErrorInATable(id: String) throws {
    let rule = try #require(RuleCatalog.rule(id: id))
    guard case .edge = rule.condition, rule.severity == .error else { return }
    for example in rule.examples where example.line != nil && !example.isComplete {
      #expect(Pipeline.analyze(example.text).edges.contains { !$0.legality.isAccepted }, "\(example.title)")
    }
  }
}
