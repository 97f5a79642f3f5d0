import Analyzer
import Reports
import Testing

@Suite struct GitHubReportTests {
  private func lines(_ analysis: Analysis) -> [String] {
    collect { GitHubReport.write(analysis, to: $0) }.split(separator: "\n").map(String.init)
  }

  @Test func writesAnAnnotationForEachFinding() {
    let lines = lines(AnalysisBuilder.findings.analysis)
    #expect(lines.filter { $0.hasPrefix("::") }.map { $0.split(separator: " ")[0] } == ["::error", "::warning", "::notice"])
    #expect(lines[1].hasPrefix("::warning file=logs/app.log,line=7,col=54,title=app-duplicate-active::The app became active"))
    #expect(lines[1].contains("%0Aapp.log:5: ") || lines[1].contains("%0Alogs/app.log:5: "))
    #expect(lines.last == "lifelog: 1 error, 1 warning, 1 info")
  }

  @Test func pointsAtTheSourceCodeWhereItIsKnown() {
    var analysis = AnalysisBuilder.findings.analysis
    for index in analysis.findings.indices { analysis.findings[index].source = .init(path: "App/A,B.swift", line: 4) }
    #expect(lines(analysis)[0].hasPrefix("::error file=App/A%2CB.swift,line=4,title="))
  }

  @Test func groupsFindingsOfOneFingerprint() {
    var builder = AnalysisBuilder()
    for line in 1...50 { builder.finding("app-duplicate-active", .warning, line: line, message: "It was active already.") }
    let lines = lines(builder.analysis)
    #expect(lines.count == 2)
    #expect(lines[0].contains("(and 49 more like it)"))
  }

  @Test func keepsWithinTheLimitAndCountsTheRest() {
    var builder = AnalysisBuilder()
    for line in 1...30 { builder.finding("rule-\(line)", .warning, line: line, message: "Something.") }
    for line in 1...10 { builder.finding("other-\(line)", .error, line: line, message: "Something.") }
    let lines = lines(builder.analysis)
    #expect(lines.count { $0.hasPrefix("::error ") } == 10)
    #expect(lines.count { $0.hasPrefix("::warning ") } == 10)
    #expect(lines.contains { $0.hasPrefix("::warning title=lifelog::21 more of severity warning") })
    #expect(lines.contains("::group::lifelog: more findings") && lines.contains("::endgroup::"))
    #expect(lines.count { $0.hasPrefix("  app.log:") } == 21)
  }
}
