/// Findings about a trace of several inputs.
///
/// Within one log the order of the lines can be relied on, across logs only roughly: one prints whole seconds, another is late. So each
/// log is judged as it stands alone, and what is known of the whole trace may only acquit, or tell how the run ended.
extension Analyzer {
  /// Where something was found.
  private struct Place: Hashable {
    let rule: String
    let input: Int
    let line: Int?
  }

  /// Chooses among the findings of the whole trace and those of its inputs, judged alone.
  func merged(_ whole: [Finding], alone: [Finding]) -> [Finding] {
    let ofWhole = whole.filter { !isJoined(traces[$0.input]) || $0.machine == .system || $0.machine == .message }
    let ofParts = alone.filter { isJoined(traces[$0.input]) && $0.machine != .system && $0.machine != .message }
    let upheld = ofParts.filter { !needsWhole($0) || isFound($0, in: whole) }
    return Self.toldOnce(ofWhole) + upheld.filter { !isRepeated($0, in: upheld) }
  }

  /// True for rules about the whole process: whether it was allowed to work or how it ended may stand in another log.
  private func needsWhole(_ finding: Finding) -> Bool {
    guard finding.machine == .app, let rule = rules.first(where: { $0.id == finding.rule }) else { return false }
    return rule.condition.makeCheck(RuleSettings(parameters: rule.parameters)) != nil
  }

  private func isFound(_ finding: Finding, in whole: [Finding]) -> Bool {
    whole.contains { other in
      guard other.rule == finding.rule, other.pid == finding.pid else { return false }
      return (other.input, other.line) == (finding.input, finding.line) || other.evidence.last == finding.evidence.last
    }
  }

  /// True for a fault that another input tells too, and told first.
  private func isRepeated(_ finding: Finding, in findings: [Finding]) -> Bool {
    guard let line = finding.line, echoes.contains(LinePlace(input: finding.input, line: line)) else { return false }
    return findings.contains { other in
      other.rule == finding.rule && other.pid == finding.pid && other.subject == finding.subject && other.instance == finding.instance
        && other.input != finding.input && other.line.map { !echoes.contains(LinePlace(input: other.input, line: $0)) } ?? true
    }
  }

  /// The checks of several inputs may lead to one finding; the one with most evidence tells it.
  private static func toldOnce(_ findings: [Finding]) -> [Finding] {
    var best: [Place: Int] = [:]
    for (index, finding) in findings.enumerated() {
      let place = Place(rule: finding.rule, input: finding.input, line: finding.line)
      if let known = best[place], findings[known].evidence.count >= finding.evidence.count { continue }
      best[place] = index
    }
    return best.values.sorted().map { findings[$0] }
  }
}

/// A line of an input.
struct LinePlace: Hashable, Sendable {
  let input: Int
  let line: Int
}
