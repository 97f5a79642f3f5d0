import Analyzer
import LogParser

/// The documents in `Documentation` that follow from the catalogue; a test keeps them so.
public enum CatalogDocuments {
  /// Lines shown of one event.
  private static let sampleLimit = 4

  /// Every rule with its page.
  public static func writeRules(to sink: @escaping ReportSink) { RuleListReport(rules: RuleCatalog.all).writeMarkdown(to: sink) }

  /// Every format with its samples.
  public static func writeFormats(to sink: @escaping ReportSink) { FormatListReport().writeMarkdown(to: sink) }

  /// Every life cycle: a drawing of what healthy apps do, and all rows of its table.
  public static func writeMachines(to sink: @escaping ReportSink) {
    var output = OutputBuffer(sink: sink)
    output.append(
      """
      # Life cycles

      What lifelog holds a log against. The drawings show what healthy apps do, with dashes where it is unusual; the tables also list what \
      must not happen, and the rule that reports it. `lifelog graph MACHINE FILE` shows what a log made of it. Every life cycle starts as \
      unknown, since a log may begin anywhere, and a callback that the log never prints may have happened unseen.

      """)
    for table in MachineCatalog.all {
      output.append("\n## \(table.machine.title)\n\n```mermaid\n")
      output.append(
        GraphReport(of: table).mermaid(of: table.graph([]).filter { $0.from != .unknown && $0.from != $0.to && $0.legality.isAccepted }))
      output.append("```\n\n| state | event | next state | | rule |\n| --- | --- | --- | --- | --- |\n")
      for way in table.graph([]) where way.from != .unknown { output.append(row(way, in: table)) }
    }
    output.flush()
  }

  /// Every event with its spellings and lines that tell it.
  public static func writeEvents(to sink: @escaping ReportSink) {
    var output = OutputBuffer(sink: sink)
    output.append(
      """
      # Events

      What lifelog recognises in a line, whatever stands around it: each event with the words that tell it, and lines as real logs have \
      them. `lifelog events FILE` lists what was recognised in a log. Messages of UIKit and SwiftUI are [rules](Rules.md) of their own.

      """)
    let entries = Dictionary(grouping: EventGlossary.entries, by: \.machine)
    for machine in Machine.allCases {
      guard let entries = entries[machine] else { continue }
      output.append("\n## \(machine.title)\n")
      for entry in entries { output.append(section(entry)) }
    }
    output.flush()
  }

  private static func row(_ way: GraphEdge, in table: MachineTable) -> String {
    let events = way.triggers.map { "`\($0.event.rawValue)`" }.joined(separator: ", ")
    let rule = way.rule.map { "[`\($0)`](Rules.md#\($0))" } ?? ""
    return "| \(table.label(of: way.from)) | \(events) | \(table.label(of: way.to)) | \(way.legality.rawValue) | \(rule) |\n"
  }

  private static func section(_ entry: EventGlossary.Entry) -> String {
    var text = "\n### \(entry.name.rawValue)\n"
    if !entry.spellings.isEmpty { text += "\nTold by \(entry.spellings.map(Markdown.code).joined(separator: ", "))\n" }
    if !entry.samples.isEmpty { text += "\n```text\n" + entry.samples.prefix(sampleLimit).map { $0 + "\n" }.joined() + "```\n" }
    return text
  }
}
