import Analyzer
import Gate

/// The findings as workflow commands of GitHub Actions, which become annotations of the files.
public enum GitHubReport {
  /// Annotations of one kind that a step may have.
  static let limit = 10

  /// Writes an annotation for each kind of finding, up to the limit; what is left stands in a foldable group of the log.
  public static func write(_ analysis: Analysis, to sink: @escaping ReportSink) {
    var output = OutputBuffer(sink: sink)
    let groups = GitHubGroup.all(of: analysis)
    var rest: [GitHubGroup] = []
    for severity in Severity.allCases.reversed() {
      let group = groups.filter { $0.first.severity == severity }
      // The last place goes to the count of those that have none.
      let shown = group.count > limit ? limit - 1 : group.count
      for group in group.prefix(shown) { output.append(annotation(group, in: analysis)) }
      guard group.count > shown else { continue }
      let left = group.dropFirst(shown)
      let count = left.reduce(0) { $0 + $1.count }
      output.append(
        "::\(severity.workflowCommand) title=lifelog::\(count) more of severity \(severity.rawValue): see the log of this step\n")
      rest += left
    }
    if !rest.isEmpty {
      output.append("::group::lifelog: more findings\n")
      for group in rest { output.append(line(of: group, in: analysis)) }
      output.append("::endgroup::\n")
    }
    output.append("lifelog: " + summary(of: analysis) + "\n")
    output.flush()
  }

  private static func annotation(_ group: GitHubGroup, in analysis: Analysis) -> String {
    let finding = group.first
    let place = FindingPlace(of: finding, in: analysis)
    var properties = ["file=" + WorkflowCommand.property(place.path)]
    if let line = place.line { properties.append("line=\(line)") }
    if !place.isSource, let column = finding.column { properties.append("col=\(column)") }
    properties.append("title=" + WorkflowCommand.property(finding.rule))
    let quotes = finding.evidence.prefix(6).map { line in
      let text = InertText.line(line.text, limit: 200)
      return "\(analysis.shownName(of: line.input ?? finding.input)):\(line.line): \(text)"
    }
    let paragraphs = [[message(of: group)], quotes, finding.help.isEmpty ? [] : ["help: " + InertText.line(finding.help)]]
    let data = paragraphs.flatMap(\.self).map(WorkflowCommand.data).joined(separator: "%0A")
    return "::\(finding.severity.workflowCommand) \(properties.joined(separator: ","))::\(data)\n"
  }

  private static func message(of group: GitHubGroup) -> String {
    let finding = group.first
    let times = finding.count > 1 ? " (\(finding.count) times)" : ""
    let certainty = finding.certainty == .certain ? "" : " (\(finding.certainty.rawValue))"
    let more = group.count > 1 ? " (and \(group.count - 1) more like it)" : ""
    return InertText.line(finding.message) + times + certainty + more
  }

  private static func line(of group: GitHubGroup, in analysis: Analysis) -> String {
    let place = WorkflowCommand.text(FindingPlace(of: group.first, in: analysis).text)
    return "  \(place): \(group.first.severity.rawValue): \(WorkflowCommand.text(message(of: group))) [\(group.first.rule)]\n"
  }

  private static func summary(of analysis: Analysis) -> String {
    Severity.allCases.reversed().map { Words.count(analysis.count(of: $0), $0.rawValue) }.joined(separator: ", ")
  }
}

/// Findings of one fingerprint and severity.
private struct GitHubGroup {
  let first: Finding
  var count = 1

  static func all(of analysis: Analysis) -> [GitHubGroup] {
    struct Key: Hashable { let severity: Severity, fingerprint: Fingerprint }
    var groups: [GitHubGroup] = []
    var positions: [Key: Int] = [:]
    for finding in analysis.sortedFindings {
      let key = Key(severity: finding.severity, fingerprint: Fingerprint(finding))
      if let position = positions[key] {
        groups[position].count += 1
      } else {
        positions[key] = groups.count
        groups.append(GitHubGroup(first: finding))
      }
    }
    return groups
  }
}

extension Severity {
  fileprivate var workflowCommand: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .info: "notice"
    }
  }
}
