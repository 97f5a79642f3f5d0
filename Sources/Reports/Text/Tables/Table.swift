/// Rows in aligned columns that never take more than the screen's width.
///
/// The names give way first; optional columns go where even that does not suffice.
struct Table {
  struct Column {
    var title: String
    var isNumber = false
    var isOptional = false
  }

  struct Row {
    var name: TableName
    /// One cell per column behind the name.
    var cells: [StyledText]
  }

  /// Least width of the names before optional columns are left out.
  private static let leastName = 20
  private static let margin = "  "
  /// Rows shown; one more is shown instead of saying "and 1 more".
  private static let limit = 12

  let title: String
  let columns: [Column]
  let rows: [Row]

  func lines(_ style: TextStyle) -> [StyledText] {
    let shown = rows.count <= Self.limit + 1 ? rows : Array(rows.prefix(Self.limit))
    let head = Row(name: TableName([title], style), cells: columns.map { StyledText($0.title, .dim, style) })
    let all = [head] + shown
    let widths = columns.indices.map { column in all.reduce(0) { max($0, $1.cells[column].width) } }
    let natural = all.reduce(0) { max($0, $1.name.width) }
    let kept = keptColumns(widths, room: style.width - Self.margin.count - min(natural, Self.leastName))
    let name = min(natural, style.width - kept.reduce(Self.margin.count) { $0 + Self.margin.count + widths[$1] })
    var lines = all.map { line($0, kept, widths, name: max(1, name), style) }
    lines[0] = StyledText(shown: lines[0].plain, .dim)
    if shown.count < rows.count { lines.append(StyledText("  … and \(rows.count - shown.count) more", .dim, style)) }
    return lines
  }

  /// The columns that say something and fit in the room beside the names.
  private func keptColumns(_ widths: [Int], room: Int) -> [Int] {
    var kept = columns.indices.filter { column in rows.contains { $0.cells[column].width > 0 } }
    while kept.reduce(0, { $0 + Self.margin.count + widths[$1] }) > room, let index = kept.firstIndex(where: { columns[$0].isOptional }) {
      kept.remove(at: index)
    }
    return kept
  }

  private func line(_ row: Row, _ kept: [Int], _ widths: [Int], name: Int, _ style: TextStyle) -> StyledText {
    var line = StyledText(shown: Self.margin, .plain)
    line.append(row.name.fitted(to: name, style).padded(to: name))
    for column in kept {
      line.append(Self.margin)
      line.append(
        columns[column].isNumber ? row.cells[column].leftPadded(to: widths[column]) : row.cells[column].padded(to: widths[column]))
    }
    return line
  }
}
