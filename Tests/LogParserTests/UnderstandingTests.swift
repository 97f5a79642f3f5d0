import Testing

@testable import LogParser

@Suite struct UnderstandingTests {
  private func problems(_ text: String) -> [ParseProblem] { parse(Array(text.utf8)).summary.problems }

  @Test func tellsWhereTheLogLostMessages() {
    let found = problems("viewDidLoad\n=== Messages dropped during live streaming (use `log show` to see what they were)\n")
    #expect(found.map(\.kind) == ["messages-lost"])
    #expect(found.first?.line == 2)
  }

  @Test(arguments: ["Aug 18 16:29:20 --- last message repeated 2 times ---", "--- last message repeated 1 time ---"])
  func tellsThatAnEventCameAgain(line: String) {
    let header = "Aug 18 16:29:17 ci-mac-04 Fernway[8249]:"
    let found = problems("\(header) viewDidLoad\n\(line)\n\(header) other\n\(header) other\n\(line)\n")
    #expect(found.map(\.kind) == ["message-repeated"] && found.map(\.line) == [2] && found.map(\.count) == [1])
  }

  @Test func aRecordThatStandsInTheLogTwiceIsCountedOnce() {
    let lines = (0..<4).map { "2026-03-01 12:00:0\($0).120 Df Fernway[7:8] viewDidLoad \($0)\n" }
    let (all, summary) = parse(Array((lines + lines[2...]).joined().utf8))
    #expect(all.map(\.events.count) == [1, 1, 1, 1, 0, 0] && summary.events == 4)
    #expect(summary.problems.contains { $0.kind == "records-repeated" && $0.line == 5 && $0.count == 2 })
  }

  @Test(arguments: [
    "2026-03-01 12:00:00.120 Df Fernway[7:8] viewDidLoad\n", "Nov 30 12:00:00 iPhone Fernway[7] <Notice>: viewDidLoad\n", "viewDidLoad\n",
  ])
  func theSameWordsAtTheSameTimeAreTwoCalls(line: String) { #expect(parse(Array((line + line).utf8)).summary.events == 2) }

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
