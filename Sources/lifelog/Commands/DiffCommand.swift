import Analyzer
import Gate
import Reports

/// `lifelog diff`: compares two logs of the same scenario.
struct DiffCommand {
  let options: Options
  let targets: [ReportTarget]

  func run(in environment: Environment) throws(ReportRefusal) -> ExitCode {
    guard let old = read(options.inputs[0], after: nil, in: environment),
      let new = read(options.inputs[1], after: old, in: environment)
    else { return .failure }
    let comparison = TraceComparison(from: old, to: new, tolerance: options.tolerance)
    for target in targets {
      let open = try target.begin(in: environment)
      let report = DiffReport(comparison: comparison, version: Tool.version, style: target.style)
      let sink: ReportSink = { open.output.write($0.span) }
      switch target.format {
      case .json: report.writeJSON(to: sink)
      case .markdown: report.writeMarkdown(to: sink)
      default: report.writeText(to: sink)
      }
      try open.commit()
    }
    return comparison.regressions > 0 ? .findings : .success
  }

  /// Reads one side; nil, with a message, if it cannot be read whole or tells nothing.
  private func read(_ path: String, after older: Trace?, in environment: Environment) -> Trace? {
    var side = options
    side.inputs = [path]
    var recorder = TraceRecorder(after: older)
    var pass = InputPass(options: side)
    pass.watch = { input, record, line, events in recorder.observe(record, line, events: events, input: input) }
    pass.read([path], in: environment)
    // A trace that is empty or cut off would look like one that lost everything, or, as the older one, nothing.
    guard pass.isWorthReporting(side, in: environment), !pass.hasFailed else { return nil }
    return recorder.finish(name: path, analysis: pass.finish())
  }
}
