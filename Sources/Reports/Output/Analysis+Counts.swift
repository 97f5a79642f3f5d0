import Analyzer

extension Analysis {
  /// Findings by input, line and rule; those without a line come first in their input.
  var sortedFindings: [Finding] {
    findings.sorted { left, right in
      (left.input, left.line ?? 0, left.rule, left.column ?? 0) < (right.input, right.line ?? 0, right.rule, right.column ?? 0)
    }
  }

  /// Events of all inputs, echoes included.
  var events: Int { inputs.reduce(0) { $0 + $1.events } }

  /// How many findings have the severity, those that are counted only among them.
  func count(of severity: Severity) -> Int { findings.count { $0.severity == severity } + leftOut.findings(of: severity) }

  /// Process runs, those that were not kept among them.
  var runs: Int { processes.count + leftOut.processes }

  /// Name of the input with the index; nil if there is none.
  func inputName(_ index: Int) -> String? { inputs.indices.contains(index) ? inputs[index].name : nil }
}

extension ProcessRun {
  /// `Demo[40428]`.
  var title: String { (name ?? "unnamed process") + (pid.map { "[\($0)]" } ?? "") }
}
