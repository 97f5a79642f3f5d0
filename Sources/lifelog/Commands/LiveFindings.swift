import Analyzer
import ByteInput
import Reports

/// Writes findings while the log still comes in, and knows afterwards which ones were written.
final class LiveFindings {
  private struct Key: Hashable {
    let rule: String
    let input: Int
    let line: Int?
    let subject: String?
    let instance: String?

    init(_ finding: Finding) {
      (rule, input, line, subject, instance) = (finding.rule, finding.input, finding.line, finding.subject, finding.instance)
    }
  }

  private let report: TextReport
  private let output: OutputWriter
  private var told: Set<Key> = []

  /// Nil where nobody waits for findings: only the text report on standard output is read while it grows, and what a gate makes of findings
  /// is known at the end.
  init?(_ options: Options, _ targets: [ReportTarget], in environment: Environment) {
    guard let target = targets.first(where: { $0.file == nil && $0.format == .text }), !options.isMerging,
      options.gate == GateOptions(), options.isFollowing || (options.inputs == ["-"] && environment.inputIsLive)
    else { return nil }
    report = TextReport(style: target.style, isQuiet: options.isQuiet)
    output = environment.output
  }

  func tell(_ finding: Finding, of input: String) {
    told.insert(Key(finding))
    report.write(finding, inputName: input) { self.output.write($0.span) }
    output.flush()
  }

  func hasTold(_ finding: Finding) -> Bool { told.contains(Key(finding)) }
}
