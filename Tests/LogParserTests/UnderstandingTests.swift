import Testing

@testable import LogParser

@Suite struct UnderstandingTests {
  private func problems(_ text: String) -> [ParseProblem] { parse(Array(text.utf8)).summary.problems }

  @Test func tellsWhereTheLogLostMessages() {
    let found = problems("viewDidLoad\n=== Messages dropped during live streaming (use `log show` to see what they were)\n")
    #expect(found.map(\.kind) == ["messages-lost"])
    #expect(found.first?.line == 2)
  }

  @Test func tellsThatValuesAreHidden() {
    let found = problems("a <b>\n<private> viewDidLoad\nuser <x <private>\n")
    #expect(found.map(\.kind) == ["values-redacted"])
    #expect(found.first?.line == 2 && found.first?.count == 2)
  }

  @Test func tellsThatHardlyAnythingWasUnderstood() {
    let prose = String(repeating: "lorem ipsum\n", count: 40)
    #expect(problems(prose + "viewDidLoad\n").map(\.kind) == ["lines-not-understood"])
    #expect(problems(prose + String(repeating: "viewDidLoad\n", count: 10)).isEmpty)
    #expect(problems("lorem ipsum\nviewDidLoad\n").isEmpty)
  }
}
