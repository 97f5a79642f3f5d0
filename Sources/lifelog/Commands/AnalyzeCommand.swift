import Analyzer
import ByteInput
import Reports

/// `lifelog analyze`: reads logs, checks the life cycles in them and writes reports.
struct AnalyzeCommand {
  let options: Options
  let targets: [ReportTarget]
  let configuration: ConfigurationFile?

  func run(in environment: Environment) -> ExitCode {
    var pass = InputPass(options: options)
    pass.read(options.inputs, in: environment)
    guard pass.isWorthReporting(options, in: environment) else { return .failure }
    let analysis = pass.finish()
    var hasFailed = pass.hasFailed
    if !hasFailed, !options.isQuiet, !options.narrowsFindings {
      configuration?.reportUnused(analysis.unusedExceptions.map { options.settings.exceptions[$0] }, in: environment)
    }
    for target in targets {
      do throws(ReportRefusal) {
        try write(analysis, to: target, in: environment)
      } catch {
        hasFailed = true
        environment.report(error.diagnostic)
      }
    }
    if hasFailed { return .failure }
    return analysis.findings.contains(where: options.threshold.isReached) ? .findings : .success
  }

  private func write(_ analysis: Analysis, to target: ReportTarget, in environment: Environment) throws(ReportRefusal) {
    let report = try target.begin(in: environment)
    let sink: ReportSink = { report.output.write($0.span) }
    write(analysis, as: target, to: sink)
    try report.commit()
  }

  private func write(_ analysis: Analysis, as target: ReportTarget, to sink: @escaping ReportSink) {
    switch target.format {
    case .text: TextReport(style: target.style, isQuiet: options.isQuiet).write(analysis, to: sink)
    case .ndjson: NDJSONReport.write(analysis, to: sink)
    case .sarif: SARIFReport(version: Tool.version).write(analysis, to: sink)
    case .junit: JUnitReport(isFailure: options.threshold.isReached).write(analysis, to: sink)
    case .github: GitHubReport.write(analysis, to: sink)
    case .markdown: MarkdownReport.write(analysis, to: sink)
    case .csv: CSVReport.write(analysis, to: sink)
    case .otlp: OTLPReport(version: Tool.version).write(analysis, to: sink)
    case .json, .dot, .mermaid: JSONReport(version: Tool.version).write(analysis, to: sink)
    }
  }
}
