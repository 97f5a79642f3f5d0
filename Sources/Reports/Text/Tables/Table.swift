/// Rows in aligned columns that never take more than the screen's width.
///
/// The first column holds names and gives way first; optional columns go where even that does not suffice.
struct Table {
  struct Column {
    var title: String
    var isNumber = false
    var isOptional = false
  }

  /// Least width of the first column before optional columns are left out.
  private static let leastName = 20
  private static let indent = 2
  private static let gap = 2
  /// Rows shown; one more is shown instead of saying "and 1 more".
  private static let limit = 12

  var columns: [Column]
  var rows: [[StyledText]]

  func lines(_ style: TextStyle) -> [StyledText] {
    let shown = rows.count <= Self.limit + 1 ? rows : Array(rows.prefix(Self.limit))
    let titles = columns.map { StyledText($0.title, .dim, style) }
    let all = [titles] + shown
    let widths = columns.indices.map { column in all.reduce(0) { max($0, $1[column].width) } }
    let kept = keptColumns(widths, style)
    let fixed = kept.dropFirst().reduce(Self.indent) { $0 + Self.gap + widths[$1] }
    let name = max(1, min(widths[0], style.width - fixed))
    var lines = all.map { line($0, kept, widths, name: name, style) }
    if shown.count < rows.count { lines.append(StyledText("  … and \(rows.count - shown.count) more", .dim, style)) }
    return lines
  }

  private func keptColumns(_ widths: [Int], _ style: TextStyle) -> [Int] {
    var kept = Array(columns.indices)
    func needed() -> Int { kept.reduce(Self.indent - Self.gap) { $0 + Self.gap + ($1 == 0 ? min(widths[0], Self.leastName) : widths[$1]) } }
    // A column in which nothing stands says nothing.
    kept.removeAll { column in column > 0 && rows.allSatisfy { $0[column].width == 0 } }
    while needed() > style.width, let index = kept.firstIndex(where: { columns[$0].isOptional }) { kept.remove(at: index) }
    return kept
  }

  private func line(_ row: [StyledText], _ kept: [Int], _ widths: [Int], name: Int, _ style: TextStyle) -> StyledText {
    var line = StyledText(shown: String(repeating: " ", count: Self.indent), .plain)
    line.append(row[0].shortened(to: name, style).padded(to: name))
    for column in kept.dropFirst() {
      line.append(String(repeating: " ", count: Self.gap))
      line.append(columns[column].isNumber ? row[column].leftPadded(to: widths[column]) : row[column].padded(to: widths[column]))
    }
    return line
  }
}
