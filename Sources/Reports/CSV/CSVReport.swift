import Analyzer

/// All intervals as a table for spreadsheets, as RFC 4180 has it.
///
/// A cell of a log that a spreadsheet would take for a formula gets an apostrophe before it.
public enum CSVReport {
  private static let columns = [
    "input", "process", "pid", "machine", "subject", "instance", "state", "inferred", "fromLine", "toLine", "start", "end", "seconds",
  ]

  /// Writes the heading and a row for each interval.
  public static func write(_ analysis: Analysis, to sink: @escaping ReportSink) {
    var output = OutputBuffer(sink: sink)
    output.append(columns.joined(separator: ",") + "\r\n")
    for row in analysis.timelineRows { output.append(cells(of: row, in: analysis).joined(separator: ",") + "\r\n") }
    output.flush()
  }

  private static func cells(of row: TimelineRow, in analysis: Analysis) -> [String] {
    let interval = row.interval
    let owner = [
      text(analysis.inputName(row.input)), text(row.process), number(row.pid.map(Int.init)), row.machine.rawValue, text(row.subject),
      text(row.instance), interval.state, interval.isInferred ? "true" : "false",
    ]
    let ends = [interval.start, interval.end].map { $0.map { "\($0)" } ?? "" }
    return owner + [number(interval.fromLine), number(interval.toLine)] + ends + [interval.seconds.map(JSONText.number) ?? ""]
  }

  private static func number(_ value: Int?) -> String { value.map(String.init) ?? "" }

  private static func text(_ value: String?) -> String {
    guard let value, !value.isEmpty else { return "" }
    var text = InertText.line(value)
    if isFormula(text) { text = "'" + text }
    guard text.utf8.contains(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") }) else { return text }
    var quoted = "\""
    for scalar in text.unicodeScalars { quoted += scalar == "\"" ? "\"\"" : String(scalar) }
    return quoted + "\""
  }

  /// Spreadsheets look through blanks, and take the wide forms of the signs for the signs.
  private static func isFormula(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first(where: { !$0.properties.isWhitespace }) else { return false }
    return "=+-@|%＝＋－＠".unicodeScalars.contains(first)
  }
}
