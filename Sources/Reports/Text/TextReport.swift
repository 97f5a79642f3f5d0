import Analyzer

/// The report for people: what each process went through, what is wrong, and a summary.
public struct TextReport: Sendable {
  /// What the reader's screen can show.
  public var style: TextStyle
  /// True leaves out everything but findings and summary.
  public var isQuiet: Bool

  /// Makes a report.
  public init(style: TextStyle = TextStyle(), isQuiet: Bool = false) {
    self.style = style
    self.isQuiet = isQuiet
  }

  /// Writes the whole report, but for findings that the reader has seen.
  public func write(_ analysis: Analysis, leavingOut isKnown: (Finding) -> Bool = { _ in false }, to sink: @escaping ReportSink) {
    var output = TextOutput(style: style, sink: sink)
    if !isQuiet { writeInputs(of: analysis, to: &output) }
    for finding in analysis.sortedFindings where !isKnown(finding) {
      FindingSection(
        finding: finding, inputName: analysis.headingName(of: finding.input), style: style, lines: LineReference(analysis)
      )
      .write(to: &output)
    }
    writeEnd(of: analysis, to: &output)
  }

  /// Writes one finding, for reports that grow while the log does.
  public func write(_ finding: Finding, inputName: String, to sink: @escaping ReportSink) {
    var output = TextOutput(style: style, sink: sink)
    FindingSection(finding: finding, inputName: Analysis.headingName(inputName), style: style).write(to: &output)
    output.endWithBlank()
    output.flush()
  }

  /// Writes notes and summary only, for reports whose findings are written already.
  public func writeSummary(of analysis: Analysis, to sink: @escaping ReportSink) {
    var output = TextOutput(style: style, sink: sink)
    writeEnd(of: analysis, to: &output)
  }

  private func writeEnd(of analysis: Analysis, to output: inout TextOutput) {
    output.blank()
    for input in analysis.inputs {
      for problem in input.problems { output.lines(note(problem, in: input).wrapped(to: style.width, indent: 4)) }
    }
    for omitted in analysis.leftOut.findings {
      let count = Words.count(omitted.count, "more finding", "more findings")
      output.lines(
        StyledText("note: \(count) of \(omitted.rule) counted, but not listed", .plain, style).wrapped(to: style.width, indent: 4))
    }
    if let baseline = analysis.baseline {
      output.blank()
      output.lines(BaselineSection(comparison: baseline, style: style).lines)
    }
    output.blank()
    output.lines(SummaryLine(analysis: analysis, style: style).lines)
    output.flush()
  }

  private func writeInputs(of analysis: Analysis, to output: inout TextOutput) {
    let contents = RunContents(of: analysis)
    RunList(analysis: analysis, style: style).write(to: &output) { run, output in
      RunSection(run: analysis.processes[run], index: run, contents: contents, style: style).write(to: &output)
    }
  }

  private func note(_ problem: InputSummary.Problem, in input: InputSummary) -> StyledText {
    let place = Analysis.headingName(input.name) + (problem.line.map { ":\($0)" } ?? "")
    var note = StyledText("\(place): note: \(problem.message)", .plain, style)
    if problem.count > 1 { note.append(" (\(problem.count) times)", .dim) }
    return note
  }
}
