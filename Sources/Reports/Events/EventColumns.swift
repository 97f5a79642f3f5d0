/// Aligns events in columns that widen as needed, since nobody knows the longest entry before the end.
struct EventColumns {
  /// Beyond this a column does not widen: one long entry should not push all later lines to the right.
  private static let limit = 40

  private let style: TextStyle
  private var widths = [Int](repeating: 0, count: 7)

  init(style: TextStyle) { self.style = style }

  func heading(_ input: String) -> String { StyledText(input, .strong, style).rendered(style) }

  /// Makes room for the cells of a row.
  mutating func widen(for cells: [StyledText]) {
    for (index, cell) in cells.enumerated() { widths[index] = max(widths[index], min(cell.width, Self.limit)) }
  }

  /// Writes the cells of a row as one line, without blanks at its end.
  func write(_ cells: [StyledText], to output: inout OutputBuffer) {
    var blanks = 0
    for (index, cell) in cells.enumerated() where widths[index] > 0 {
      let padding = max(0, widths[index] - cell.width)
      if cell.width > 0 {
        output.appendBlanks(blanks + (index == 0 ? padding : 0))
        output.append(cell, style)
        blanks = 0
      }
      blanks += 2 + (index == 0 && cell.width > 0 ? 0 : padding)
    }
    output.append("\n")
  }

  func cells(of row: EventRow) -> [StyledText] {
    [
      StyledText(String(row.record.line), .dim, style),
      StyledText(row.record.time.map { Words.moment($0) } ?? "", .dim, style),
      processCell(of: row),
      StyledText(row.event.machine.rawValue, .dim, style),
      subjectCell(of: row),
      StyledText(row.name, row.isEcho ? .dim : .strong, style),
      channelCell(of: row),
    ]
  }

  private func processCell(of row: EventRow) -> StyledText {
    StyledText((row.record.process ?? "") + (row.record.pid.map { "[\($0)]" } ?? ""), .plain, style)
  }

  private func subjectCell(of row: EventRow) -> StyledText {
    var cell = StyledText(row.event.subject ?? "", .plain, style)
    guard let instance = row.event.instance else { return cell }
    cell.append(StyledText((cell.width > 0 ? " " : "") + "<\(instance)>", .dim, style))
    return cell
  }

  private func channelCell(of row: EventRow) -> StyledText {
    let marks = (row.isEcho ? ["echo"] : []) + (row.event.isInferred ? ["inferred"] : [])
    let mark = marks.isEmpty ? "" : "  (\(marks.joined(separator: ", ")))"
    return StyledText(row.event.channel.rawValue + mark, .dim, style)
  }
}
