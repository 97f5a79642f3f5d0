import LogParser

/// Writes recognised events one by one, as aligned text or as one JSON object per line.
public struct EventReport: ~Copyable {
  /// How events are written.
  public enum Format: String, CaseIterable, Sendable {
    /// One aligned line per event, for people.
    case text
    /// One JSON object per line.
    case ndjson
  }

  /// Rows that are looked at before the first is written, so that a log of usual length is aligned throughout.
  private static let lookahead = 500

  /// True writes a heading wherever the input changes; for text only.
  public var namesInputs: Bool

  private let format: Format
  private var columns: EventColumns
  private var pending: [(input: String, cells: [StyledText])] = []
  private var input: String?
  private var output: OutputBuffer

  /// Makes a report.
  public init(_ format: Format, style: TextStyle = TextStyle(), namesInputs: Bool = false, to sink: @escaping ReportSink) {
    self.format = format
    self.namesInputs = namesInputs
    columns = EventColumns(style: style)
    output = OutputBuffer(sink: sink)
  }

  /// Writes one event.
  public mutating func write(_ row: EventRow) {
    switch format {
    case .ndjson: row.writeJSON(to: &output)
    case .text:
      let cells = columns.cells(of: row)
      columns.widen(for: cells)
      pending.append((row.input, cells))
      if pending.count >= Self.lookahead { writePending() }
    }
  }

  /// Hands on what is not handed on yet; call it at the end, and while following a log after each batch.
  public mutating func flush() {
    writePending()
    output.flush()
  }

  private mutating func writePending() {
    for row in pending {
      writeHeading(of: row.input)
      columns.write(row.cells, to: &output)
    }
    pending.removeAll(keepingCapacity: true)
  }

  private mutating func writeHeading(of name: String) {
    guard namesInputs, name != input else { return }
    if input != nil { output.append("\n") }
    output.append(columns.heading(name) + "\n")
    input = name
  }
}
