import Analyzer
import Reports
import Testing

@Suite struct MarkdownReportTests {
  private func report(_ analysis: Analysis) -> String { collect { MarkdownReport.write(analysis, to: $0) } }

  @Test func showsATableWithTheWorstFirst() {
    let lines = report(AnalysisBuilder.findings.analysis).split(separator: "\n")
    #expect(lines.first == "## Life cycle: 1 error, 1 warning, 1 info")
    let rows = lines.filter { $0.hasPrefix("| ") }.dropFirst(1).filter { !$0.hasPrefix("| ---") }
    #expect(rows.map { $0.split(separator: " ")[1] } == ["error", "warning", "info"])
    #expect(rows[rows.startIndex].contains("*(8 times, uncertain)* | `vc-loadview-loop` |"))
  }

  @Test func drawsTheStatesAlongTheClock() {
    let text = report(AnalysisBuilder.twoTrips.analysis)
    #expect(text.contains("```mermaid\ngantt\n"))
    #expect(text.contains("  section Demo 40428\n"))
    #expect(text.contains("  active :active, 2013-10-20 10:15:30.820, 2013-10-20 10:15:43.000\n"))
  }

  @Test func drawsTheStatesInOrderWhereThereIsNoClock() {
    let text = report(AnalysisBuilder.launchHomeReturn.analysis)
    #expect(text.contains("```mermaid\ntimeline\n  section application\n    before : not running\n    line 2 : inactive\n"))
  }

  @Test func staysSmall() {
    var builder = AnalysisBuilder.crowded(5000)
    for line in 1...1000 { builder.finding("rule-\(line)", .warning, line: line, message: String(repeating: "long ", count: 1000)) }
    let text = report(builder.analysis)
    #expect(text.utf8.count < 65_536)
    #expect(text.contains("…and 950 more.") && text.contains("and 4960 more"))
  }
}
