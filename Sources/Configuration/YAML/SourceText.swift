/// A place in a text, as editors count: from 1, in characters.
public struct SourcePosition: Sendable, Equatable, Comparable {
  /// Line, from 1.
  public var line: Int
  /// Character of the line, from 1.
  public var column: Int

  /// Makes a position.
  public init(line: Int, column: Int) { (self.line, self.column) = (line, column) }

  /// Orders as one reads.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// A file as lines, so that mistakes can be shown where they stand.
struct SourceText: Sendable {
  /// Lines without their ends; at least one.
  private let lines: [String]

  /// Splits where YAML does.
  init(_ text: String) {
    var lines: [String] = []
    var line = String.UnicodeScalarView()
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if Self.isBreak(scalar) {
        if scalar != "\n" || last != "\r" { lines.append(String(line)) }
        line = String.UnicodeScalarView()
      } else {
        line.append(scalar)
      }
      last = scalar
    }
    self.lines = lines + [String(line)]
  }

  /// Text of a line, from 1; empty behind the end.
  subscript(line: Int) -> String { lines.indices.contains(line - 1) ? lines[line - 1] : "" }

  /// Turns a line and a column from 0, in Unicode scalars, into a position; places behind the text move to its end.
  func position(line: Int, scalar: Int) -> SourcePosition {
    guard line < lines.count else { return SourcePosition(line: lines.count, column: self[lines.count].count + 1) }
    return SourcePosition(line: line + 1, column: String(lines[line].unicodeScalars.prefix(scalar)).count + 1)
  }

  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r" || scalar == "\u{85}" || scalar == "\u{2028}" || scalar == "\u{2029}"
  }
}
