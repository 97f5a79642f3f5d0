import Analyzer
import LogParser

/// A short report for a job summary or the comment on a pull request: what was found, and a timeline.
public enum MarkdownReport {
  /// Rows of the table; GitHub takes 65 536 characters of a comment.
  private static let rows = 50

  /// Writes the report.
  public static func write(_ analysis: Analysis, to sink: @escaping ReportSink) {
    var output = OutputBuffer(sink: sink)
    output.append("## Life cycle: \(headline(of: analysis))\n\n")
    let findings = analysis.sortedFindings.sorted { $0.severity > $1.severity }
    if !findings.isEmpty {
      output.append("| | where | what | rule |\n| --- | --- | --- | --- |\n")
      for finding in findings.prefix(rows) { output.append(row(finding, in: analysis)) }
      if findings.count > rows { output.append("\n…and \(findings.count - rows) more.\n") }
      output.append("\n")
    }
    let timeline = MermaidTimeline(of: analysis).text
    if !timeline.isEmpty { output.append("```mermaid\n\(timeline)```\n\n") }
    output.append(footer(of: analysis) + "\n")
    output.flush()
  }

  private static func headline(of analysis: Analysis) -> String {
    let counts = Severity.allCases.reversed().map { ($0, analysis.count(of: $0)) }.filter { $0.1 > 0 }
    return counts.isEmpty ? "no findings" : counts.map { Words.count($1, $0.rawValue) }.joined(separator: ", ")
  }

  private static func row(_ finding: Finding, in analysis: Analysis) -> String {
    let notes = (finding.count > 1 ? ["\(finding.count) times"] : []) + (finding.certainty == .certain ? [] : [finding.certainty.rawValue])
    let message = Markdown.inert(finding.message, limit: 500) + (notes.isEmpty ? "" : " *(\(notes.joined(separator: ", ")))*")
    let place = FindingPlace(of: finding, in: analysis)
    let cells = [finding.severity.rawValue, Markdown.inert(place.text, limit: 200), message, "`\(finding.rule)`"]
    return "| \(cells.joined(separator: " | ")) |\n"
  }

  private static func footer(of analysis: Analysis) -> String {
    var parts = [Words.count(analysis.events, "event"), Words.count(analysis.runs, "process", "processes")]
    if analysis.suppressed > 0 { parts.append("\(analysis.suppressed) suppressed") }
    if analysis.inputs.count < 4 { parts += analysis.inputs.indices.map { Markdown.inert(analysis.shownName(of: $0), limit: 200) } }
    return parts.joined(separator: " · ")
  }
}

extension Markdown {
  /// Returns text of a log for a cell or a paragraph: shown as it stands, as no markup, link or mention of anybody.
  static func inert(_ text: String, limit: Int) -> String {
    let scalars = Array(InertText.line(text, limit: limit).unicodeScalars)
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      // Hosts look for names behind it in the rendered text.
      case "@": result += "@\u{2060}"
      case "\\", "`", "*", "_", "[", "]", "#", "|", "~", "$", "!": result += "\\\(scalar)"
      // Addresses and names of pictures.
      case ":" where scalars.indices.contains(index + 1) && scalars[index + 1] != " " && scalars[index + 1].properties.numericType == nil,
        "." where result.hasSuffix("www"), "(" where result.hasSuffix("]"):
        result += "\\\(scalar)"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
