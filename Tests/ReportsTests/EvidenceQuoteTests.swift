import Analyzer
import Testing

@testable import Reports

@Suite struct EvidenceQuoteTests {
  private func quote(_ evidence: [Evidence], line: Int = 7, column: Int?, width: Int = 60, usesUnicode: Bool = true) -> String {
    let finding = Finding(
      rule: "r", severity: .error, certainty: .certain, line: line, column: column, machine: .app, message: "", evidence: evidence, help: ""
    )
    let style = TextStyle(width: width, usesUnicode: usesUnicode)
    return EvidenceQuote(finding: finding, style: style).rows.map { $0.trimmed.plain + "\n" }.joined()
  }

  @Test func pointsAtTheCallbackOfTheOwnLineOnly() {
    #expect(
      quote([Evidence(line: 5, text: "A - viewDidLoad"), Evidence(line: 12, text: "B - viewDidLoad")], line: 12, column: 5) == """
           5 │ A - viewDidLoad
          12 │ B - viewDidLoad
             │     ^~~~~~~~~~~

        """)
  }

  @Test func countsWideCharactersBeforeTheCaret() {
    #expect(
      quote([Evidence(line: 7, text: "视图\t- viewDidLoad")], column: 10) == """
          7 │ 视图 - viewDidLoad
            │        ^~~~~~~~~~~

        """)
  }

  @Test func keepsTheCallbackOfALongLineInSight() {
    let text = "2013-10-20 10:15:31.320 iPhone Demo[42:11303] <Notice>: -[AppDelegate applicationDidBecomeActive:] and more and more"
    #expect(
      quote([Evidence(line: 7, text: text)], column: 71) == """
          7 │ 2013-10-20 10…[AppDelegate applicationDidBecomeActive…
            │                            ^~~~~~~~~~~~~~~~~~~~~~~~~~

        """)
  }

  @Test func ignoresAColumnThatTheLineDoesNotHave() {
    #expect(quote([Evidence(line: 7, text: "short")], column: 99) == "  7 │ short\n")
    #expect(quote([Evidence(line: 7, text: "")], column: 1) == "  7 │\n")
    #expect(quote([Evidence(line: 7, text: "视")], column: 2) == "  7 │ 视\n")
  }

  @Test func leavesOutTheMiddleOfALongChain() {
    let evidence = (1...12).map { Evidence(line: $0, text: "line") }
    #expect(
      quote(evidence, column: nil, usesUnicode: false) == """
           1 | line
           2 | line
           3 | line
           4 | line
           5 | line
             | ... 4 more lines
          10 | line
          11 | line
          12 | line

        """)
  }
}
