/// Findings that somebody knows of and accepts, with the reason.
public struct FindingException: Sendable, Equatable {
  /// Id of the rule.
  public var rule: String
  /// Class that it holds for, without its module; nil for any.
  public var className: String?
  /// Executable that it holds for; nil for any.
  public var process: String?
  /// Why the findings are accepted.
  public var reason: String

  /// Makes an exception.
  public init(rule: String, className: String? = nil, process: String? = nil, reason: String) {
    (self.rule, self.className, self.process, self.reason) = (rule, className, process, reason)
  }

  /// True if the finding is one of those that are accepted.
  func covers(_ finding: Finding) -> Bool {
    finding.rule == rule && (className == nil || className == finding.subject) && (process == nil || process == finding.process)
  }
}

/// A finding that an exception accepts.
public struct AcceptedFinding: Sendable, Equatable {
  /// What was found.
  public var finding: Finding
  /// Why it is accepted.
  public var reason: String

  /// Makes an accepted finding.
  public init(_ finding: Finding, reason: String) { (self.finding, self.reason) = (finding, reason) }
}

extension Analysis {
  /// Takes the findings with the severities that the caller wants, without those that it accepts.
  mutating func take(_ findings: [Finding], _ options: AnalysisOptions) {
    var used: Set<Int> = []
    for var finding in findings {
      if let severity = options.severities[finding.rule] { finding.severity = severity }
      let covering = options.exceptions.indices.filter { options.exceptions[$0].covers(finding) }
      used.formUnion(covering)
      if let exception = covering.first {
        accepted.append(AcceptedFinding(finding, reason: options.exceptions[exception].reason))
        suppressed += 1
      } else {
        self.findings.append(finding)
      }
    }
    unusedExceptions = options.exceptions.indices.filter { !used.contains($0) }
  }

  /// Takes findings that are counted only.
  mutating func take(_ overflow: [FindingGroup: Docket.Overflow], _ options: AnalysisOptions) {
    for (group, rest) in overflow where group.isReported {
      guard group.exception == nil else {
        suppressed += rest.count
        continue
      }
      leftOut.findings.append(
        OmittedFindings(
          rule: group.rule, count: rest.count, severity: options.severities[group.rule] ?? rest.severity, certainty: rest.certainty))
    }
    leftOut.findings.sort { $0.rule < $1.rule }
  }
}
