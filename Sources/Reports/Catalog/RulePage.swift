import Analyzer

/// Everything about one rule, for somebody who has never heard of it.
public struct RulePage: Sendable {
  /// Rule that the page explains.
  public var rule: Rule
  /// What the reader's screen can show.
  public var style: TextStyle

  /// Makes a page.
  public init(rule: Rule, style: TextStyle = TextStyle()) {
    self.rule = rule
    self.style = style
  }

  /// Writes the page for people.
  public func writeText(to sink: @escaping ReportSink) {
    var output = TextOutput(style: style, sink: sink)
    output.lines(heading)
    output.blank()
    output.lines(StyledText(rule.title, .strong, style).wrapped(to: style.width, indent: 2))
    for section in rule.sections {
      output.blank()
      output.line(StyledText(section.title, .strong, style))
      output.lines(paragraph(section.text))
    }
    if !rule.parameters.isEmpty { writeParameters(to: &output) }
    for example in rule.examplesInOrder { writeExample(example, to: &output) }
    output.flush()
  }

  /// Writes the page as one object.
  public func writeJSON(to sink: @escaping ReportSink) {
    var writer = JSONWriter(style: .pretty, sink: sink)
    let examples = JSONValue.Member("examples", .array(rule.examples.map(\.json)))
    writer.write(.object(rule.members + [JSONValue.Member("schemaVersion", 1), examples]))
    writer.endDocument()
  }

  private var heading: [StyledText] {
    var title = StyledText(rule.id, .strong, style)
    title.append("  ")
    title.append(StyledText(shown: rule.severity.rawValue, rule.severity.emphasis))
    let facts = [rule.machine.title.lowercased(), "at best \(rule.certainty.rawValue)", rule.number].map { StyledText($0, .dim, style) }
    return StyledText.flow([title] + facts, separator: style.separator, to: style.width, indent: 2)
  }

  private func paragraph(_ text: String, margin columns: Int = 2) -> [StyledText] {
    let margin = StyledText(shown: String(repeating: " ", count: columns), .plain)
    return StyledText(text, .plain, style).wrapped(to: min(style.width, 100) - columns, indent: 0).map(margin.appending)
  }

  private func writeParameters(to output: inout TextOutput) {
    output.blank()
    output.line(StyledText(shown: "Parameters", .strong))
    for parameter in rule.parameters {
      var head = StyledText(shown: "  ", .plain)
      head.append(StyledText(parameter.name, .strong, style))
      head.append(StyledText("  \(parameter.standardInWords)", .dim, style))
      output.line(head)
      output.lines(paragraph(parameter.meaning, margin: 4))
      output.lines(paragraph("--set \(rule.id).\(parameter.name)=\(parameter.placeholder)", margin: 4))
    }
  }

  // MARK: Examples

  private func writeExample(_ example: RuleExample, to output: inout TextOutput) {
    output.blank()
    var head = example.line == nil ? StyledText(shown: "Quiet: ", .good) : StyledText(shown: "Fires: ", rule.severity.emphasis)
    head.append(StyledText(example.title, .plain, style))
    if let options = example.options(of: rule) { head.append(StyledText("  (with \(options))", .dim, style)) }
    output.lines(head.wrapped(to: style.width, indent: 7))
    let log = lines(of: example)
    let digits = String(log.count).utf8.count
    for (index, line) in log.enumerated() { output.lines(quote(line, number: index + 1, digits: digits, example: example)) }
  }

  /// The log, without its dates where the screen is too narrow for whole lines.
  private func lines(of example: RuleExample) -> [String] {
    let log = example.log
    guard let date = log.first?.prefix(while: { $0 != " " }), date.contains("-"), date.contains(where: \.isNumber) else { return log }
    guard log.contains(where: { $0.displayWidth > style.width - 8 }) else { return log }
    return log.map { $0.hasPrefix("\(date) ") ? String($0.dropFirst(date.count + 1)) : $0 }
  }

  /// A line of an example; the one at which the rule fires has an arrow before its number.
  private func quote(_ line: String, number: Int, digits: Int, example: RuleExample) -> [StyledText] {
    let isFiring = number == example.line
    var margin = StyledText(shown: isFiring ? "> " : "  ", rule.severity.emphasis)
    margin.append(StyledText(shown: String(number), isFiring ? .strong : .dim).leftPadded(to: digits))
    margin.append(style.gutter, .dim)
    var blank = StyledText(shown: String(repeating: " ", count: 2 + digits), .plain)
    blank.append(style.gutter, .dim)
    return StyledText(line, isFiring ? .strong : .plain, style).wrapped(to: style.width - margin.width, indent: 4).enumerated().map {
      ($0 == 0 ? margin : blank).appending($1)
    }
  }
}
