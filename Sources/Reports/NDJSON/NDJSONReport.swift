import Analyzer

/// Findings and intervals, each as one line of JSON, one by one as they are decided.
public struct NDJSONReport: ~Copyable {
  private var output: OutputBuffer

  /// Makes a report that hands its lines to `sink`.
  public init(to sink: @escaping ReportSink) { output = OutputBuffer(sink: sink) }

  /// Writes one finding; `analysis` has the names of the inputs.
  public mutating func write(_ finding: Finding, in analysis: Analysis) { write("finding", finding.json(in: analysis)) }

  /// Writes one interval; `analysis` has the names of the inputs.
  public mutating func write(_ row: TimelineRow, in analysis: Analysis) {
    guard case .object(let members) = row.interval.json(in: analysis) else { return }
    write(
      "interval",
      .object(
        members + [
          .init("machine", .string(row.machine.rawValue)), .init("process", JSONValue(row.process)), .init("pid", JSONValue(row.pid)),
          .init("subject", JSONValue(row.subject)), .init("instance", JSONValue(row.instance)),
          .init("input", JSONValue(analysis.inputName(row.input))),
        ]))
  }

  /// Writes the last line, which tells a whole report from one that was cut off.
  public mutating func writeSummary(of analysis: Analysis) { write("summary", analysis.summary) }

  /// Hands on what is not handed on yet.
  public mutating func flush() { output.flush() }

  /// Writes a whole analysis: intervals run by run, findings, summary.
  public static func write(_ analysis: Analysis, to sink: @escaping ReportSink) {
    var report = NDJSONReport(to: sink)
    for row in analysis.timelineRows { report.write(row, in: analysis) }
    for finding in analysis.sortedFindings { report.write(finding, in: analysis) }
    report.writeSummary(of: analysis)
    report.flush()
  }

  private mutating func write(_ type: String, _ value: JSONValue) {
    guard case .object(let members) = value else { return }
    output.append("{\"type\":\"\(type)\"")
    for member in members.sorted(by: { $0.key < $1.key }) {
      output.append("," + JSONText.quoted(member.key) + ":" + JSONText.compact(member.value))
    }
    output.append("}\n")
  }
}
