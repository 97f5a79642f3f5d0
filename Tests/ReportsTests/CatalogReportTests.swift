import Analyzer
import LogParser
import Testing

@testable import Reports

@Suite struct CatalogReportTests {
  @Test(arguments: [40, 80, 120])
  func noPageIsWiderThanTheScreen(width: Int) {
    let style = TextStyle(width: width)
    for rule in RuleCatalog.all { expectToFit(collect(RulePage(rule: rule, style: style).writeText), width, rule.id) }
    for table in MachineCatalog.all where width > 40 {
      expectToFit(collect(GraphReport(of: table, style: style).writeText), width, table.machine.rawValue)
    }
    expectToFit(collect(RuleListReport(rules: RuleCatalog.all, style: style).writeText), width, "rules")
  }

  @Test func asciiIsEnough() {
    let style = TextStyle(usesUnicode: false)
    let texts =
      [collect(RuleListReport(rules: RuleCatalog.all, style: style).writeText)]
      + RuleCatalog.all.map { collect(RulePage(rule: $0, style: style).writeText) }
      + MachineCatalog.all.map { collect(GraphReport(of: $0, counts: [], style: style).writeText) }
    for text in texts { #expect(text.utf8.allSatisfy { $0 < 0x80 }) }
  }

  @Test func aPageMarksTheLineAtWhichTheRuleFires() throws {
    let rule = try #require(RuleCatalog.rule(id: "app-duplicate-active"))
    let lines = collect(RulePage(rule: rule).writeText).split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("> ") } == ["> 5 │ 10:00:13.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]"])
  }

  @Test func aPageTellsHowToSetAParameter() throws {
    let rule = try #require(RuleCatalog.rule(id: "app-background-overrun"))
    #expect(collect(RulePage(rule: rule).writeText).contains("--set app-background-overrun.exemptModes=WORD,WORD"))
  }

  @Test func legalitiesDifferWithoutColor() {
    for style in [TextStyle(), TextStyle(usesUnicode: false)] {
      #expect(Set(Legality.allCases.map(style.arrow)).count == Legality.allCases.count)
    }
  }

  @Test func everyRowOfATableIsDrawn() {
    for table in MachineCatalog.all {
      let drawn = table.graph([]).reduce(0) { $0 + $1.triggers.count }
      #expect(drawn == table.edges.count + table.entries.count)
    }
  }

  @Test func aTraceLeavesItsCountsAndMarks() {
    let table = MachineTable.application
    let active = StateID(ApplicationState.active)
    let counts = [
      EdgeCount(
        machine: .app, from: active, event: .applicationDidBecomeActive, to: active, legality: .suspicious, printed: 2, unprinted: 0),
      EdgeCount(
        machine: .app, from: active, event: .applicationWillResignActive, to: StateID(ApplicationState.inactive), legality: .legal,
        printed: 1, unprinted: 3),
    ]
    let report = GraphReport(of: table, counts: counts)
    let text = collect(report.writeText)
    #expect(text.contains("! ─?▶ active       applicationDidBecomeActive (2×)\n"))
    #expect(text.contains("  ──▶ inactive     applicationWillResignActive (1×, 3× unprinted)\n"))
    #expect(text.hasSuffix("6 steps in the trace, 2 against the rules\n"))
    #expect(collect(report.writeDOT).contains("active -> active [label=\"TAKEN, suspicious\\napplicationDidBecomeActive (2×)"))
    #expect(collect(report.writeMermaid).contains("active --o|\"TAKEN, suspicious<br>applicationDidBecomeActive (2×)"))
  }

  @Test func markdownKeepsProseFromBeingMarkup() {
    #expect(Markdown.cell("a|b *c* <d>") == #"a\|b \*c\* \<d\>"#)
    #expect(Markdown.code("a`b") == "`` a`b ``")
  }

  private func expectToFit(_ text: String, _ width: Int, _ name: String) {
    for line in text.split(separator: "\n") { #expect(String(line).displayWidth <= width, "\(name): \(line)") }
  }
}
