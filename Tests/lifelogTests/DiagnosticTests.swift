import Configuration
import Testing

@testable import lifelog

@Suite struct DiagnosticTests {
  @Test(arguments: [("strcit", "strict"), ("stirct", "strict"), ("", "pid"), ("ios", "iso")])
  func countsEdits(left: String, right: String) {
    let expected = ["strict": 1, "pid": 3, "iso": 1]
    #expect(Spelling.editDistance(left, right) == expected[right])
  }

  @Test func suggestsOnlyWhatIsNear() {
    #expect(Spelling.nearest(to: "jsn", in: ["text", "json"]) == "json")
    #expect(Spelling.nearest(to: "xml", in: ["text", "json"]) == nil)
    #expect(Spelling.nearest(to: "Warning", in: ["warning"]) == "warning")
  }

  @Test func fillsLines() {
    #expect(TextFilling.fill("one two three", width: 9, first: "- ", rest: "  ") == ["- one two", "  three"])
    #expect(TextFilling.fill("extraordinary", width: 5) == ["extraordinary"])
    #expect(TextFilling.fill("", width: 5).isEmpty)
  }

  @Test func usesColoursOnlyWhereTheyAreWelcome() {
    let wants = { (isTerminal: Bool, variables: [String: String]) in Terminal.wantsColor(isTerminal: isTerminal) { variables[$0] } }
    #expect(wants(true, [:]))
    #expect(!wants(false, [:]))
    #expect(!wants(true, ["NO_COLOR": "1"]))
    #expect(wants(true, ["NO_COLOR": ""]))
    #expect(!wants(true, ["TERM": "dumb"]))
    #expect(wants(false, ["CLICOLOR_FORCE": "1"]))
    #expect(!wants(false, ["CLICOLOR_FORCE": "0"]))
    #expect(!wants(true, ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]))
  }

  @Test func fallsBackToASCIIWhereTheLocaleAsksForIt() {
    #expect(!Terminal.hasUnicode { ["LANG": "C"][$0] })
    #expect(Terminal.hasUnicode { ["LC_ALL": "en_US.UTF-8", "LANG": "C"][$0] })
    #expect(Terminal.hasUnicode { ["LANG": "C.UTF-8"][$0] })
  }

  @Test func paintsLevelAndCaret() {
    let diagnostic = Diagnostic(.warning, "x", snippet: .init(text: "abc", mark: 1..<2))
    #expect(
      DiagnosticRenderer(usesColor: true, width: 80).render(diagnostic)
        == "\u{1B}[1mlifelog:\u{1B}[0m \u{1B}[1;33mwarning:\u{1B}[0m x\n\n    abc\n    \u{1B}[1;31m ^\u{1B}[0m\n")
  }
}
