import Analyzer

/// Quotes the lines that prove a finding, with a caret under the callback where it is known.
struct EvidenceQuote {
  /// Lines quoted at the beginning and at the end where there are more than both together.
  private static let (head, tail) = (5, 3)
  /// Columns for the name of another input and its line.
  private static let widestLabel = 24

  let finding: Finding
  let style: TextStyle
  var lines = LineReference()

  var rows: [StyledText] {
    let evidence = finding.evidence
    guard evidence.count > Self.head + Self.tail + 1 else { return evidence.flatMap(rows) }
    let skipped = evidence.count - Self.head - Self.tail
    var gap = margin("", .dim)
    gap.append(StyledText("… \(skipped) more lines", .dim, style))
    return evidence.prefix(Self.head).flatMap(rows) + [gap] + evidence.suffix(Self.tail).flatMap(rows)
  }

  private var numberWidth: Int { finding.evidence.reduce(1) { max($0, label(of: $1).displayWidth) } }

  private func label(of evidence: Evidence) -> String {
    style.visible(lines.text(evidence.line, of: evidence.input)).shortened(to: Self.widestLabel, style)
  }

  private var room: Int { style.width - 2 - numberWidth - style.gutter.displayWidth }

  private func margin(_ number: String, _ emphasis: Emphasis) -> StyledText {
    var margin = StyledText(shown: "  ", .plain)
    margin.append(StyledText(shown: number, emphasis).leftPadded(to: numberWidth))
    margin.append(style.gutter, .dim)
    return margin
  }

  private func rows(for evidence: Evidence) -> [StyledText] {
    let isOwn = evidence.line == finding.line && evidence.input == nil
    var row = margin(label(of: evidence), isOwn ? .strong : .dim)
    guard let column = finding.column, let quote = PointedQuote(evidence.text, byteColumn: column, room: room, style: style) else {
      row.append(StyledText(shown: style.visible(evidence.text).shortened(to: room, style), .plain))
      return [row]
    }
    row.append(quote.text)
    // Other lines of the same shape are cut at the same place; only the finding's own line is pointed at.
    guard isOwn else { return [row] }
    var caret = margin("", .dim)
    caret.append(String(repeating: " ", count: quote.column))
    caret.append("^" + String(repeating: "~", count: max(0, quote.length - 1)), finding.severity.emphasis)
    return [row, caret]
  }
}

/// A line cut to the room there is, so that the word at a byte column can be seen.
struct PointedQuote {
  let text: String
  /// Columns of the screen before the word.
  let column: Int
  /// Columns of the word that are seen.
  let length: Int

  /// Returns nil if the line has no such column.
  init?(_ line: String, byteColumn: Int, room: Int, style: TextStyle) {
    guard byteColumn >= 1, byteColumn <= line.utf8.count else { return nil }
    let start = String.Index(utf16Offset: 0, in: line)
    let place = line.utf8.index(start, offsetBy: byteColumn - 1).samePosition(in: line.unicodeScalars)
    guard let place else { return nil }
    let before = style.visible(String(line[..<place]))
    let after = style.visible(String(line[place...]))
    let word = max(1, after.prefix { $0.isLetter || $0.isNumber || $0 == "_" }.utf8.count)
    let mark = style.ellipsis.displayWidth
    // What stands before the word keeps its two ends, the time and the class, in the columns that the rest leaves.
    let left = before.shortened(to: room - min(after.displayWidth, max(room / 2, min(word + mark, room))), style)
    column = left.displayWidth
    let rest = room - column
    text = left + (after.displayWidth <= rest ? after : after.prefix(columns: max(0, rest - mark)) + style.ellipsis)
    length = min(word, rest)
  }
}
