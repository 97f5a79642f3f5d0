import Analyzer

/// Shows one finding the way compilers do: place, message, the lines that prove it, and what to do.
struct FindingSection {
  let finding: Finding
  let inputName: String
  let style: TextStyle
  var lines = LineReference()

  func write(to output: inout TextOutput) {
    output.blank()
    output.lines(style.wrapsHeadlines ? headline.wrapped(to: style.width, indent: 4) : [headline])
    output.lines(EvidenceQuote(finding: finding, style: style, lines: lines).rows)
    if let source = finding.source { output.line(self.source(source)) }
    if !finding.help.isEmpty { output.lines(help) }
    output.blank()
  }

  private var headline: StyledText {
    let place = [inputName, finding.line.map(String.init), finding.line.flatMap { _ in finding.column.map(String.init) }]
    var headline = StyledText(place.compactMap { $0 }.joined(separator: ":") + ": ", .strong, style)
    headline.append(finding.severity.rawValue + ": ", finding.severity.emphasis)
    headline.append(StyledText(finding.message, .strong, style))
    headline.append(StyledText(" [\(finding.rule)]", .dim, style))
    let notes = (finding.count > 1 ? ["\(finding.count) times"] : []) + (finding.certainty == .certain ? [] : [finding.certainty.rawValue])
    if !notes.isEmpty { headline.append(" (\(notes.joined(separator: ", ")))", .dim) }
    return headline
  }

  private func source(_ source: SourcePlace) -> StyledText {
    var line = StyledText(shown: "  at: ", .good)
    line.append(StyledText("\(source.path):\(source.line)", .strong, style))
    return line
  }

  private var help: [StyledText] {
    var help = StyledText(shown: "help: ", .good)
    help.append(StyledText(finding.help, .plain, style))
    return help.wrapped(to: style.width - 2, indent: 6).map(StyledText(shown: "  ", .plain).appending)
  }
}

extension Severity {
  var emphasis: Emphasis {
    switch self {
    case .error: .error
    case .warning: .warning
    case .info: .info
    }
  }
}
