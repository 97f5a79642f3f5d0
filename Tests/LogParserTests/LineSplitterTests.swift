import Testing

@testable import LogParser

@Suite struct LineSplitterTests {
  /// Lines of `bytes`, the same for chunks of every size.
  private func lines(_ bytes: [UInt8], limit: Int = 1 << 20, sourceLocation: SourceLocation = #_sourceLocation) -> [[UInt8]] {
    let whole = lines(bytes, limit: limit, chunkSize: max(1, bytes.count))
    for size in 1..<max(2, bytes.count) {
      #expect(lines(bytes, limit: limit, chunkSize: size) == whole, "chunks of \(size)", sourceLocation: sourceLocation)
    }
    return whole
  }

  private func lines(_ bytes: [UInt8], limit: Int, chunkSize: Int) -> [[UInt8]] {
    var splitter = LineSplitter(limit: limit)
    var result: [[UInt8]] = []
    for start in stride(from: 0, to: bytes.count, by: chunkSize) {
      let chunk = Array(bytes[start..<min(start + chunkSize, bytes.count)])
      splitter.split(chunk.span, into: &result) { result, line, number in
        result.append(line.indices.map { line[$0] })
        #expect(number == result.count)
      }
    }
    splitter.finish(into: &result) { result, line, _ in result.append(line.indices.map { line[$0] }) }
    return result
  }

  private func texts(_ text: String, limit: Int = 1 << 20) -> [String] {
    lines(Array(text.utf8), limit: limit).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func splitsAtLineFeeds() { #expect(texts("one\ntwo\n\nfour\n") == ["one", "two", "", "four"]) }

  @Test func keepsALastLineWithoutLineEnd() { #expect(texts("one\ntwo") == ["one", "two"]) }

  @Test func dropsCarriageReturnsAtLineEnds() { #expect(texts("one\r\ntwo\r\nthr\ree\r\n") == ["one", "two", "thr\ree"]) }

  @Test func stripsNullsAtTheEndsOfLinesOnly() {
    #expect(lines([0, 65, 10, 0, 66, 0, 67, 0, 10, 0]) == [[65], [66, 0, 67]])
  }

  @Test func dropsByteOrderMarks() { #expect(texts("\u{FEFF}one\n\u{FEFF}\u{FEFF}two\nth\u{FEFF}ree") == ["one", "two", "th\u{FEFF}ree"]) }

  @Test func keepsInvalidBytes() { #expect(lines([0xFF, 0xC3, 10, 0x80]) == [[0xFF, 0xC3], [0x80]]) }

  @Test func cutsALongLineAndKeepsTheNext() { #expect(texts("abcdefgh\nxy\nabcd\n", limit: 4) == ["abcd", "xy", "abcd"]) }

  @Test func splitsALineAcrossThreeChunks() {
    #expect(lines(Array("abcdef\n".utf8), limit: 100, chunkSize: 3).map { String(decoding: $0, as: UTF8.self) } == ["abcdef"])
  }

  @Test func countsCutLines() {
    let (_, summary) = parse(Array("ab\nabcdef\nabcdef".utf8), options: LogParser.Options(lineLimit: 4))
    #expect(summary.lines == 3)
    #expect(summary.problems.map(\.kind) == ["line-too-long"])
    #expect(summary.problems.map(\.count) == [2])
    #expect(summary.problems.map(\.line) == [2])
  }
}
