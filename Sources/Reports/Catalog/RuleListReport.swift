import Analyzer
import LogParser

/// The catalogue of rules: a table for people, an object for programs, a document for the web.
public struct RuleListReport: Sendable {
  /// Rules to list, in order.
  public var rules: [Rule]
  /// What the reader's screen can show.
  public var style: TextStyle

  /// Makes a report.
  public init(rules: [Rule], style: TextStyle = TextStyle()) {
    self.rules = rules
    self.style = style
  }

  /// Writes one entry per rule, by life cycle.
  public func writeText(to sink: @escaping ReportSink) {
    var output = TextOutput(style: style, sink: sink)
    for (machine, rules) in rulesByMachine {
      output.blank()
      output.line(StyledText(machine.title, .strong, style).appending(StyledText("  \(machine.rawValue)", .dim, style)))
      for rule in rules { output.lines(entry(for: rule)) }
    }
    output.blank()
    output.lines(closing.wrapped(to: style.width, indent: 2))
    output.flush()
  }

  /// Writes all rules as one object, without their examples.
  public func writeJSON(to sink: @escaping ReportSink) {
    var writer = JSONWriter(style: .pretty, sink: sink)
    writer.write(["schemaVersion": 1, "rules": .array(rules.map { .object($0.members) })])
    writer.endDocument()
  }

  /// Writes a document: a table of all rules, then the page of each.
  public func writeMarkdown(to sink: @escaping ReportSink) {
    var output = OutputBuffer(sink: sink)
    output.append("# Rules\n\nWhat lifelog checks. `lifelog explain RULE` shows the same pages on the terminal.\n")
    for (machine, rules) in rulesByMachine {
      output.append("\n## \(machine.title)\n\n| rule | severity | what happened |\n| --- | --- | --- |\n")
      for rule in rules { output.append("| [`\(rule.id)`](#\(rule.id)) | \(rule.severity.rawValue) | \(Markdown.cell(rule.title)) |\n") }
    }
    for rule in rules { output.append("\n" + RulePage(rule: rule).markdown(level: 2)) }
    output.flush()
  }

  private var rulesByMachine: [(machine: Machine, rules: [Rule])] {
    let groups = Dictionary(grouping: rules, by: \.machine)
    return Machine.allCases.compactMap { machine in groups[machine].map { (machine, $0) } }
  }

  private var idWidth: Int { rules.reduce(0) { max($0, $1.id.displayWidth) } }

  /// Severity, id and title; where the screen is narrow, the title stands below the id.
  private func entry(for rule: Rule) -> [StyledText] {
    var head = StyledText(shown: "  ", .plain)
    head.append(StyledText(shown: rule.severity.rawValue, rule.severity.emphasis).padded(to: 9))
    let title = StyledText(rule.title, .plain, style)
    let column = head.width + idWidth + 2
    if column + 40 <= style.width {
      let room = style.width - column
      let id = head.appending(StyledText(rule.id, .strong, style)).padded(to: column)
      let margin = StyledText(shown: String(repeating: " ", count: column), .plain)
      return title.wrapped(to: room, indent: 0).enumerated().map { ($0 == 0 ? id : margin).appending($1) }
    }
    let margin = StyledText(shown: String(repeating: " ", count: head.width), .plain)
    let room = style.width - head.width
    let lines = StyledText(rule.id, .strong, style).wrapped(to: room, indent: 0) + title.wrapped(to: room, indent: 0)
    return lines.enumerated().map { ($0 == 0 ? head : margin).appending($1) }
  }

  private var closing: StyledText {
    StyledText("\(Words.count(rules.count, "rule")); 'lifelog explain RULE' tells what one means and what to do", .dim, style)
  }
}
