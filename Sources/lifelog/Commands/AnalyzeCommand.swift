import Analyzer
import ByteInput
import Gate
import Reports

/// `lifelog analyze`: reads logs, checks the life cycles in them and writes reports.
struct AnalyzeCommand {
  let options: Options
  let targets: [ReportTarget]
  let configuration: ConfigurationFile?
  let gate: GateFiles

  func run(in environment: Environment) -> ExitCode {
    var pass = InputPass(options: options)
    var check = ExpectationCheck(gate.expectations)
    if !gate.expectations.isEmpty {
      pass.watch = { input, record, _, events in
        for event in events { if let sighting = Sighting(event, of: record, input: input) { check.observe(sighting) } }
      }
    }
    let live = LiveFindings(options, targets, in: environment)
    if let live { pass.tell = { finding, input in live.tell(finding, of: input) } }
    pass.read(options.inputs, in: environment)
    guard pass.isWorthReporting(options, in: environment) else { return .failure }
    var analysis = pass.finish()
    var hasFailed = pass.hasFailed
    if !hasFailed, !options.isQuiet, !options.narrowsFindings {
      configuration?.reportUnused(analysis.unusedExceptions.map { options.settings.exceptions[$0] }, in: environment)
    }
    let known = gate.target.map { _ in Baseline(of: analysis.findings) }
    gate.baseline?.apply(to: &analysis, named: options.gate.baseline ?? "") { !hasFailed && options.judges($0) }
    analysis.findings += unmet(check, in: analysis)
    if let root = options.gate.sourceRoot, !SourceLookup(root: root).locate(&analysis.findings, in: environment) { hasFailed = true }
    if !write(analysis, leavingOut: live, in: environment) { hasFailed = true }
    if let known, !write(known, isTrusted: !hasFailed, in: environment) { hasFailed = true }
    return hasFailed ? .failure : verdict(on: analysis)
  }

  private func unmet(_ check: ExpectationCheck, in analysis: Analysis) -> [Finding] {
    guard let rule = RuleCatalog.rule(id: ExpectationCheck.rule), options.analysis.wants(rule: rule.id) else { return [] }
    return check.unmet(in: analysis, rule: rule).map { finding in
      var finding = finding
      finding.severity = options.settings.severities[rule.id] ?? finding.severity
      return finding
    }
  }

  /// What is written into a baseline is known and counts no more; what is expected counts all the same.
  private func verdict(on analysis: Analysis) -> ExitCode {
    let counting = gate.target == nil ? analysis.findings : analysis.findings.filter { $0.rule == ExpectationCheck.rule }
    if counting.contains(where: options.threshold.isReached(by:)) { return .findings }
    let omitted = gate.target == nil ? analysis.leftOut.findings : []
    if omitted.contains(where: { options.threshold.isReached($0.severity, $0.certainty) }) { return .findings }
    return options.gate.isStrict && analysis.baseline?.fixed.isEmpty == false ? .findings : .success
  }

  // MARK: Writing

  /// Writes every report; false if one could not be written.
  private func write(_ analysis: Analysis, leavingOut live: LiveFindings?, in environment: Environment) -> Bool {
    var isWhole = true
    for target in targets {
      do throws(ReportRefusal) {
        try write(analysis, leavingOut: target.file == nil ? live : nil, to: target, in: environment)
      } catch {
        isWhole = false
        environment.report(error.diagnostic)
      }
    }
    return isWhole
  }

  private func write(
    _ analysis: Analysis, leavingOut live: LiveFindings?, to target: ReportTarget, in environment: Environment
  ) throws(ReportRefusal) {
    let report = try target.begin(in: environment)
    let sink: ReportSink = { report.output.write($0.span) }
    write(analysis, leavingOut: live, as: target, to: sink)
    try report.commit()
  }

  private func write(_ analysis: Analysis, leavingOut live: LiveFindings?, as target: ReportTarget, to sink: @escaping ReportSink) {
    switch target.format {
    case .text:
      TextReport(style: target.style, isQuiet: options.isQuiet).write(analysis, leavingOut: { live?.hasTold($0) ?? false }, to: sink)
    case .timeline: TimelineReport(style: target.style).write(analysis, to: sink)
    case .ndjson: NDJSONReport.write(analysis, to: sink)
    case .sarif: SARIFReport(version: Tool.version).write(analysis, to: sink)
    case .junit: JUnitReport(isFailure: options.threshold.isReached(by:)).write(analysis, to: sink)
    case .github: GitHubReport.write(analysis, to: sink)
    case .markdown: MarkdownReport.write(analysis, to: sink)
    case .csv: CSVReport.write(analysis, to: sink)
    case .otlp: OTLPReport(version: Tool.version).write(analysis, to: sink)
    case .html: HTMLReport(version: Tool.version).write(analysis, to: sink)
    case .perfetto: PerfettoReport(version: Tool.version).write(analysis, to: sink)
    case .json, .dot, .mermaid: JSONReport(version: Tool.version).write(analysis, to: sink)
    }
  }

  /// Writes the new baseline, unless the log could not be read whole.
  private func write(_ known: Baseline, isTrusted: Bool, in environment: Environment) -> Bool {
    guard let target = gate.target else { return true }
    guard isTrusted else {
      environment.report(
        Diagnostic(.error, "the baseline '\(target.path)' is not written", reason: "what went wrong above would stay in it"))
      return false
    }
    do throws(OutputError) { try target.write { $0.write(known.text) } } catch {
      environment.report(Diagnostic(.error, "cannot write the baseline '\(target.path)'", reason: error.reason))
      return false
    }
    if !options.isQuiet {
      let count = known.entries.reduce(0) { $0 + $1.count }
      environment.report(Diagnostic(.note, "'\(target.path)' knows \(count == 1 ? "1 finding" : "\(count) findings") now"))
    }
    return true
  }
}

extension Options {
  /// True if the run would have found what an entry of a baseline stands for.
  fileprivate func judges(_ entry: Baseline.Entry) -> Bool {
    guard window.isOpen, pid == nil, analysis.wants(rule: entry.rule) else { return false }
    return processes.isEmpty || entry.process.map(processes.contains) ?? true
  }
}
