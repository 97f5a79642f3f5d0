import Analyzer
import LogParser
import Reports
import Testing

@Suite struct JUnitReportTests {
  private func tree(_ analysis: Analysis) throws -> XMLTree {
    let tree = try #require(XMLTree(collect { JUnitReport().write(analysis, to: $0) }))
    try expectAgreeingCounts(tree)
    return tree
  }

  private func expectAgreeingCounts(_ tree: XMLTree) throws {
    let total = try #require(tree.elements.first?.attributes)
    let suites = tree.all("testsuite").map(\.attributes)
    for (key, element) in ["tests": "testcase", "failures": "failure", "skipped": "skipped", "errors": "error"] {
      #expect(total[key] == String(tree.all(element).count))
      #expect(suites.compactMap { $0[key].flatMap { Int($0) } }.reduce(0, +) == tree.all(element).count)
    }
  }

  @Test func passesWhereNothingWasFound() throws {
    let tree = try tree(AnalysisBuilder.launchHomeReturn.analysis)
    #expect(tree.all("testsuite").compactMap { $0.attributes["name"] } == ["launch-home-return.log"])
    #expect(tree.all("testcase").compactMap { $0.attributes["name"] } == ["life cycle"])
    #expect(tree.all("failure").isEmpty)
  }

  @Test func failsForWhatTheGateCounts() throws {
    let tree = try tree(AnalysisBuilder.findings.analysis)
    #expect(tree.all("failure").compactMap { $0.attributes["type"] } == ["vc-loadview-loop"])
    #expect(tree.all("system-out").first?.text.contains("app-duplicate-active") == true)
    let all = try #require(XMLTree(collect { JUnitReport { _ in true }.write(AnalysisBuilder.findings.analysis, to: $0) }))
    #expect(all.all("failure").count == 3)
    try expectAgreeingCounts(all)
  }

  @Test func makesOneCaseOfOneFingerprint() throws {
    var builder = AnalysisBuilder()
    for line in [3, 9] { builder.finding("app-duplicate-active", .error, line: line, message: "It was active already.") }
    let tree = try tree(builder.analysis)
    #expect(tree.all("testcase").count == 1 && tree.all("failure").count == 1)
    #expect(tree.all("failure").first?.attributes["message"]?.hasSuffix("(and 1 more)") == true)
    #expect(tree.all("failure").first?.text.contains("app.log:9") == true)
  }

  @Test func givesFindingsToTheTestThatWasRunning() throws {
    var builder = AnalysisBuilder()
    builder.finding("app-duplicate-active", .error, line: 7, message: "It was active already.")
    builder.finding("app-duplicate-active", .error, line: 40, message: "It was active already.")
    var analysis = builder.analysis
    var first = TestCase(className: "Demo.LaunchTests", name: "testColdStart", fromLine: 2)
    (first.toLine, first.outcome, first.seconds) = (10, .passed, 1.5)
    var second = TestCase(className: "Demo.LaunchTests", name: "testSkipped", fromLine: 11)
    (second.toLine, second.outcome) = (12, .skipped)
    analysis.inputs[0].testCases = [first, second]
    let tree = try tree(analysis)
    let cases = tree.all("testcase").map(\.attributes)
    #expect(cases.compactMap { $0["name"] } == ["testColdStart", "testSkipped", "app-duplicate-active"])
    #expect(cases[0]["classname"] == "Demo.LaunchTests" && cases[0]["time"] == "1.5")
    #expect(tree.all("failure").count == 2 && tree.all("skipped").count == 1)
  }

  @Test func namesTheLineOfTheSourceCode() throws {
    var builder = AnalysisBuilder()
    builder.finding("app-duplicate-active", .error, line: 7, message: "It was active already.")
    var analysis = builder.analysis
    analysis.findings[0].source = .init(path: "App/AppDelegate.swift", line: 12)
    let attributes = try #require(try tree(analysis).all("testcase").first?.attributes)
    #expect(attributes["file"] == "App/AppDelegate.swift" && attributes["line"] == "12")
  }
}
