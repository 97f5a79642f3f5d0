/// Removes the control sequences that tools write for terminals: colours, titles, time marks of build servers.
enum TerminalEscapes {
  /// Writes `line` without its control sequences to `cleaned`, which is emptied first.
  static func remove(from line: Span<UInt8>, into cleaned: inout [UInt8]) {
    cleaned.removeAll(keepingCapacity: true)
    var index = 0
    while index < line.count {
      if line[index] == Byte.escape {
        if cleaned.isEmpty, line.starts(with: timeMark, at: index + 1) { cleaned += mark(at: index + 1, in: line) }
        index = end(ofSequenceAt: index, in: line)
      } else {
        cleaned.append(line[index])
        index += 1
      }
    }
  }

  /// How Buildkite marks the time of a line; one that opens a line stays, without its escape.
  private static let bell: UInt8 = 0x07
  private static let timeMark = Array("_bk;t=".utf8)

  private static func mark(at start: Int, in line: Span<UInt8>) -> [UInt8] {
    var end = start + timeMark.count
    while end < line.count, Byte.isDigit(line[end]) { end += 1 }
    return (start..<end).map { line[$0] } + [bell]
  }

  /// How Jenkins hides a note in the console.
  private static let note = Array("8mha:".utf8)

  private static func end(ofSequenceAt start: Int, in line: Span<UInt8>) -> Int {
    guard start + 1 < line.count else { return line.count }
    switch line[start + 1] {
    case UInt8(ascii: "["): return endOfControlSequence(from: start + 2, in: line)
    case UInt8(ascii: "]"), UInt8(ascii: "_"), UInt8(ascii: "P"), UInt8(ascii: "^"): return endOfString(from: start + 2, in: line)
    case UInt8(ascii: "("), UInt8(ascii: ")"): return min(start + 3, line.count)
    // A lone escape byte: the sequence was damaged, the text behind it stays.
    case let next where next < 0x30: return start + 1
    default: return start + 2
    }
  }

  /// Parameters and intermediates, then one final byte; anything else ends a damaged sequence.
  private static func endOfControlSequence(from start: Int, in line: Span<UInt8>) -> Int {
    if line.starts(with: note, at: start), let end = line.firstIndex(of: Byte.escape, from: start) { return end }
    var index = start
    while index < line.count, (0x20...0x3F).contains(line[index]) { index += 1 }
    return index < line.count && (0x40...0x7E).contains(line[index]) ? index + 1 : index
  }

  /// Ends with BEL or ESC backslash; without an end only the introducer is dropped.
  private static func endOfString(from start: Int, in line: Span<UInt8>) -> Int {
    var index = start
    while index < line.count {
      if line[index] == bell { return index + 1 }
      if line[index] == Byte.escape, index + 1 < line.count, line[index + 1] == UInt8(ascii: "\\") { return index + 2 }
      index += 1
    }
    return start
  }
}
