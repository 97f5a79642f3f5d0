import Analyzer

/// Tells what became of the findings that were known.
struct BaselineSection {
  /// Entries that are named; the rest is counted.
  private static let limit = 20

  let comparison: BaselineComparison
  let style: TextStyle

  var lines: [StyledText] {
    let fixed = comparison.fixed
    guard !fixed.isEmpty else { return [] }
    var lines = [StyledText(shown: "no longer found, although the baseline knows of it", .good)]
    for entry in fixed.prefix(Self.limit) {
      var line = StyledText(entry.rule, .strong, style)
      let what = [entry.subject, entry.callback, entry.process.map { "in \($0)" }].compactMap(\.self).joined(separator: " ")
      if !what.isEmpty { line.append(StyledText("  \(what)", .plain, style)) }
      if entry.count > 1 { line.append(" (\(entry.count) of them)", .dim) }
      lines += line.wrapped(to: style.width - 2, indent: 2).map(StyledText(shown: "  ", .plain).appending)
    }
    if fixed.count > Self.limit { lines.append(StyledText(shown: "  and \(fixed.count - Self.limit) more", .dim)) }
    var help = StyledText(shown: "help: ", .good)
    help.append(StyledText("If it is fixed, write the baseline anew, so that it cannot come back unseen: --write-baseline ", .plain, style))
    help.append(StyledText(comparison.name, .plain, style))
    return lines + help.wrapped(to: style.width - 2, indent: 6).map(StyledText(shown: "  ", .plain).appending)
  }
}
