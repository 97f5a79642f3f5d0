import Analyzer

/// Sums an analysis up in one line.
struct SummaryLine {
  let analysis: Analysis
  let style: TextStyle

  var lines: [StyledText] {
    StyledText.flow(parts, separator: style.separator, to: style.width, indent: 2)
  }

  private var parts: [StyledText] {
    var parts = [findings]
    if let baseline = analysis.baseline {
      if baseline.known > 0 { parts.append(StyledText("\(baseline.known) known", .plain, style)) }
      let fixed = baseline.fixed.reduce(0) { $0 + $1.count }
      if fixed > 0 { parts.append(StyledText("\(fixed) fixed", .good, style)) }
    }
    if analysis.suppressed > 0 { parts.append(StyledText("\(analysis.suppressed) suppressed", .plain, style)) }
    parts.append(StyledText(Words.count(analysis.events, "event"), .plain, style))
    parts.append(StyledText(Words.count(analysis.runs, "process", "processes"), .plain, style))
    if let finalState { parts.append(finalState) }
    return parts
  }

  private var findings: StyledText {
    let counts = Severity.allCases.reversed().map { ($0, analysis.count(of: $0)) }.filter { $0.1 > 0 }
    guard !counts.isEmpty else {
      return StyledText(shown: analysis.baseline == nil ? "no findings" : "no new findings", analysis.events > 0 ? .good : .plain)
    }
    var result = StyledText()
    for (index, (severity, count)) in counts.enumerated() {
      if index > 0 { result.append(", ") }
      result.append(Words.count(count, (analysis.baseline == nil ? "" : "new ") + severity.rawValue), severity.emphasis)
    }
    return result
  }

  /// The last run's final state, where all runs are of one app.
  private var finalState: StyledText? {
    guard let last = analysis.processes.last, Set(analysis.processes.map(\.name)).count == 1 else { return nil }
    return StyledText("final state " + (last.finalState.map(Words.spaced) ?? "unknown"), .plain, style)
  }
}
