import Testing

@testable import PCRE2

@Suite struct PatternTests {
  @Test func findsNamedCaptures() throws {
    let pattern = try Pattern(#"^(?<process>.+?)\[(?<pid>\d+):"#)
    var scratch = MatchScratch()
    let subject = Array("My App[42:7] x".utf8)
    #expect(scratch.match(pattern, in: subject.span) == .matched)
    let process = try #require(pattern.group(named: "process"))
    let pid = try #require(pattern.group(named: "pid"))
    #expect(scratch.range(of: process) == 0..<6)
    #expect(scratch.range(of: pid) == 7..<9)
    #expect(pattern.group(named: "thread") == nil)
  }

  @Test func keepsTheOffsetOfAMistake() {
    #expect(throws: PatternError(pattern: "a(b", offset: 3, reason: "missing closing parenthesis")) { try Pattern("a(b") }
  }

  @Test func pointsAtTheMistakeBehindWideCharacters() throws {
    let error = #expect(throws: PatternError.self) { try Pattern("é[") }
    #expect(try #require(error).description.hasSuffix("\n  é[\n    ^"))
  }

  @Test func matchesAroundInvalidBytes() throws {
    let pattern = try Pattern("view(?<what>Did|Will)Load")
    var scratch = MatchScratch()
    let subject: [UInt8] = [0xFF, 0xC3] + Array("viewDidLoad".utf8) + [0x80]
    #expect(scratch.match(pattern, in: subject.span) == .matched)
    #expect(scratch.range(of: 0) == 2..<13)
  }

  @Test func stopsAtTheStepLimit() throws {
    let pattern = try Pattern("^(?:(?:a+)+)+$")
    var scratch = MatchScratch(stepLimit: 1000)
    let subject = [UInt8](repeating: UInt8(ascii: "a"), count: 40) + [UInt8(ascii: "!")]
    #expect(scratch.match(pattern, in: subject.span) == .exhausted)
  }

  @Test func matchesTheSameAfterTranslation() throws {
    let pattern = try Pattern(#"(?<word>\w+)$"#)
    var scratch = MatchScratch()
    let subject = Array("one two".utf8)
    #expect(scratch.match(pattern, in: subject.span) == .matched)
    pattern.translateToMachineCode()
    #expect(scratch.match(pattern, in: subject.span) == .matched)
    #expect(scratch.range(of: 1) == 4..<7)
  }

  @Test func matchesAnEmptySubject() throws {
    var scratch = MatchScratch()
    let empty: [UInt8] = []
    #expect(scratch.match(try Pattern("^$"), in: empty.span) == .matched)
    #expect(scratch.range(of: 1) == nil)
  }
}
