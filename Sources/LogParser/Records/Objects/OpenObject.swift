/// An object that goes on over several lines, as far as it was read.
struct OpenObject {
  // More than the longest crash report has; what goes on beyond it is passed over.
  private static let limit = 8 << 20

  private(set) var lines = HeldLines()
  private var nesting = JSONBytes.Nesting()
  /// Where the object starts in the first line.
  private(set) var start = 0
  /// True if an earlier object of the first line has told about that line.
  private(set) var isFirstLineTold = false
  private(set) var isOpen = false
  /// True if something stood in front of the object, as it will in front of its further lines.
  var isLayered = false
  /// True if the object is longer than what is kept: its end is all that is still looked for.
  private(set) var isPassedOver = false

  /// What a further line meant.
  enum Step {
    case goesOn
    /// The object ends in the line, at this position.
    case ends(Int)
    /// The line is no part of the object, which was cut off.
    case breaks
  }

  /// Begins with a line that does not end the object; false if the line is cut off in a string.
  mutating func begin(_ line: Span<UInt8>, from start: Int, number: Int, isFirstLineTold: Bool) -> Bool {
    nesting = JSONBytes.Nesting()
    guard nesting.end(in: line, from: start) == nil, !nesting.hasBrokenString else { return false }
    (self.start, self.isFirstLineTold, isOpen, isPassedOver) = (start, isFirstLineTold, true, false)
    lines.removeAll()
    lines.append(line, number: number)
    return true
  }

  mutating func take(_ line: Span<UInt8>, number: Int) -> Step {
    guard JSONBytes.continuesObject(line) else { return .breaks }
    if !isPassedOver { lines.append(line, number: number) }
    if let end = nesting.end(in: line, from: 0) { return .ends(end) }
    return nesting.hasBrokenString ? .ends(line.count) : .goesOn
  }

  /// True once no more lines should be kept.
  var isFull: Bool { lines.bytes.count > Self.limit }

  mutating func passOver() {
    isPassedOver = true
    lines.removeAll()
  }

  mutating func close() {
    isOpen = false
    lines.removeAll()
  }
}
