import Analyzer
import Gate

/// What differs between two traces of one scenario: for people, programs and pull requests.
public struct DiffReport: Sendable {
  /// The comparison to show.
  public var comparison: TraceComparison
  /// Version of the tool that the report names.
  public var version: String
  /// What the reader's screen can show.
  public var style: TextStyle

  /// Makes a report.
  public init(comparison: TraceComparison, version: String, style: TextStyle = TextStyle()) {
    (self.comparison, self.version, self.style) = (comparison, version, style)
  }

  /// Writes the report for people.
  public func writeText(to sink: @escaping ReportSink) {
    var output = TextOutput(style: style, sink: sink)
    output.lines(heading)
    for difference in comparison.differences where difference.isRegression { write(difference, to: &output) }
    writeMoves(to: &output)
    let rest = comparison.differences.filter { !$0.isRegression }
    if !rest.isEmpty {
      output.blank()
      output.line(StyledText(shown: "also different", .dim))
      for difference in rest { output.lines(indented(StyledText(difference.message, .plain, style), by: 2)) }
    }
    output.blank()
    output.lines(StyledText.flow(summary, separator: style.separator, to: style.width, indent: 2))
    output.flush()
  }

  /// Writes the comparison as one object.
  public func writeJSON(to sink: @escaping ReportSink) {
    var writer = JSONWriter(style: .pretty, sink: sink)
    writer.write([
      "schemaVersion": 1, "tool": ["name": "lifelog", "version": .string(version)], "old": json(comparison.old),
      "new": json(comparison.new),
      "regressions": .integer(comparison.regressions),
      "differences": .array(comparison.differences.map(json)),
      "moves": .array(
        comparison.moves.map {
          [
            "duty": .string($0.duty), "from": .string($0.from), "to": .string($0.to), "oldCount": .integer($0.oldCount),
            "newCount": .integer($0.newCount),
          ]
        }),
    ])
    writer.endDocument()
  }

  // MARK: Text

  private var heading: [StyledText] {
    var title = StyledText(comparison.old.displayName, .strong, style)
    title.append(StyledText(" → ", .plain, style))
    title.append(StyledText(comparison.new.displayName, .strong, style))
    var lines = title.wrapped(to: style.width, indent: 2)
    let (old, new) = (comparison.old.facts, comparison.new.facts)
    let facts = zip(old, new).map { StyledText($0 == $1 ? $0 : "\($0) → \($1)", .dim, style) }
    lines += StyledText.flow(facts, separator: style.separator, to: style.width - 2, indent: 2).map(
      StyledText(shown: "  ", .plain).appending)
    return lines
  }

  private func write(_ difference: TraceComparison.Difference, to output: inout TextOutput) {
    output.blank()
    var headline = StyledText(shown: "regression: ", .error)
    headline.append(StyledText(difference.message, .strong, style))
    output.lines(headline.wrapped(to: style.width, indent: 4))
    let quotes = quotations(of: difference)
    let width = min(24, quotes.reduce(0) { max($0, style.visible($1.place).displayWidth) })
    for quote in quotes {
      var row = StyledText(shown: "  ", .plain)
      row.append(StyledText(shown: style.visible(quote.place).shortened(to: width, style), .dim).padded(to: width))
      row.append(style.gutter, .dim)
      row.append(StyledText(shown: style.visible(quote.text).shortened(to: style.width - row.width, style), .plain))
      output.line(row)
    }
    if !difference.help.isEmpty {
      var help = StyledText(shown: "help: ", .good)
      help.append(StyledText(difference.help, .plain, style))
      output.lines(help.wrapped(to: style.width - 2, indent: 6).map(StyledText(shown: "  ", .plain).appending))
    }
  }

  func quotations(of difference: TraceComparison.Difference) -> [(place: String, text: String)] {
    difference.old.map { (comparison.old.place(of: $0), $0.text) } + difference.new.map { (comparison.new.place(of: $0), $0.text) }
  }

  private func writeMoves(to output: inout TextOutput) {
    guard !comparison.moves.isEmpty else { return }
    output.blank()
    output.line(StyledText(shown: "met by other callbacks", .dim))
    let width = comparison.moves.reduce(0) { max($0, $1.from.displayWidth) }
    for move in comparison.moves {
      var row = StyledText(move.from, .plain, style).padded(to: width)
      row.append(StyledText(" → ", .dim, style))
      row.append(StyledText(move.to, .plain, style))
      output.lines(indented(row, by: 2))
    }
  }

  private func indented(_ text: StyledText, by columns: Int) -> [StyledText] {
    let margin = StyledText(shown: String(repeating: " ", count: columns), .plain)
    return text.wrapped(to: style.width - columns, indent: 2).map(margin.appending)
  }

  private var summary: [StyledText] {
    let regressions = comparison.regressions
    let others = comparison.differences.count - regressions
    var parts = [
      regressions == 0
        ? StyledText(shown: "no regression", .good) : StyledText(shown: Words.count(regressions, "regression"), .error)
    ]
    if !comparison.moves.isEmpty {
      parts.append(StyledText(shown: "\(Words.count(comparison.moves.count, "duty", "duties")) moved", .plain))
    }
    if others > 0 { parts.append(StyledText(shown: Words.count(others, "other difference"), .plain)) }
    return parts
  }

  // MARK: JSON

  private func json(_ trace: Trace) -> JSONValue {
    [
      "name": .string(trace.name), "events": .integer(trace.analysis.events),
      "findings": .integer(trace.analysis.findings.count), "style": JSONValue(trace.analysis.processes.compactMap(\.style).first),
    ]
  }

  private func json(_ difference: TraceComparison.Difference) -> JSONValue {
    let lines = { (evidence: [Evidence]) in JSONValue.array(evidence.map { ["line": .integer($0.line), "text": .string($0.text)] }) }
    return [
      "kind": .string(difference.kind.rawValue), "isRegression": .bool(difference.isRegression), "message": .string(difference.message),
      "old": lines(difference.old), "new": lines(difference.new), "help": .string(difference.help),
    ]
  }
}

extension Trace {
  var displayName: String { name == "-" ? "<stdin>" : name }

  /// What it is like, in the same order for every trace.
  fileprivate var facts: [String] {
    let styles: [String: String] = ["appDelegate": "app delegate", "scene": "scenes", "swiftui": "SwiftUI"]
    let style = analysis.processes.compactMap(\.style).first.map { styles[$0] ?? $0 } ?? "unknown style"
    return [style, Words.count(analysis.events, "event"), Words.count(analysis.findings.count, "finding")]
  }

  func place(of evidence: Evidence) -> String {
    let file = displayName.split(separator: "/").last.map(String.init) ?? displayName
    return "\(file):\(evidence.line)"
  }
}
