import Analyzer

/// Goes through the runs of an analysis under the headings of their inputs; of many runs without findings only the last are shown.
struct RunList {
  /// Runs without findings that are shown; earlier ones are counted.
  private static let quietRuns = 20

  let analysis: Analysis
  let style: TextStyle

  /// Writes the headings; `section` writes what there is to say of each run.
  func write(to output: inout TextOutput, section: (_ run: Int, inout TextOutput) -> Void) {
    let folded = analysis.processes.count > Self.quietRuns ? analysis.runsWithoutFindings.dropLast(Self.quietRuns) : []
    if let remark = analysis.leftOut.remark { output.lines(StyledText(remark, .dim, style).wrapped(to: style.width, indent: 2)) }
    if !folded.isEmpty {
      output.line(StyledText("… \(Words.count(folded.count, "earlier run", "earlier runs")) without findings", .dim, style))
    }
    let hidden = Set(folded)
    if analysis.isJoined { for input in analysis.inputs { output.lines(heading(of: input)) } }
    for (index, input) in analysis.inputs.enumerated() {
      let runs = analysis.processes.indices.filter {
        (analysis.isJoined ? index == 0 : analysis.processes[$0].input == index) && !hidden.contains($0)
      }
      guard !runs.isEmpty || analysis.inputs.count <= Self.quietRuns else { continue }
      output.blank()
      if !analysis.isJoined { output.lines(heading(of: input)) }
      for run in runs { section(run, &output) }
    }
  }

  private func heading(of input: InputSummary) -> [StyledText] {
    let facts = [input.format, Words.count(input.lines, "line"), Words.count(input.events, "event")].compactMap { $0 }
    let title = StyledText(Analysis.headingName(input.name), .strong, style).appending(StyledText(shown: "  ", .plain))
    let texts = facts.map { StyledText($0, .dim, style) }
    return StyledText.flow([title.appending(texts[0])] + texts.dropFirst(), separator: style.separator, to: style.width, indent: 4)
  }
}

extension Analysis {
  /// Name of an input as headings print it.
  func headingName(of input: Int) -> String { inputName(input).map(Self.headingName) ?? "log" }

  /// Name of an input as headings print it.
  static func headingName(_ input: String) -> String { input == "-" ? "<stdin>" : input }
}

extension LeftOut {
  /// Says that the beginning was not kept; nil if all of it was.
  fileprivate var remark: String? {
    let parts = [
      processes > 0 ? Words.count(processes, "earlier run", "earlier runs") : nil, intervals > 0 ? Words.count(intervals, "interval") : nil,
    ].compactMap { $0 }
    return parts.isEmpty ? nil : "… \(parts.joined(separator: " and ")) not kept; their findings are (--max-intervals keeps more)"
  }
}
