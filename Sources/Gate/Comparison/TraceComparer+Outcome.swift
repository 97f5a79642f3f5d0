import Analyzer

/// Lengths of time and findings.
extension TraceComparer {
  mutating func compareDurations() {
    let (before, now) = (durations(of: old), durations(of: new))
    let current = Dictionary(now.map { ($0.name, $0.seconds) }, uniquingKeysWith: max)
    var told: Set<String> = []
    for (name, _) in before where told.insert(name).inserted {
      let seconds = before.filter { $0.name == name }.map(\.seconds).max() ?? 0
      guard let other = current[name] else { continue }
      if tolerance.isExceeded(from: seconds, to: other) {
        add(.init(.duration, "\(name) takes \(Self.text(other)); it took \(Self.text(seconds))"))
      } else if tolerance.isExceeded(from: other, to: seconds) {
        add(.init(.duration, isRegression: false, "\(name) takes only \(Self.text(other)); it took \(Self.text(seconds))"))
      }
    }
  }

  /// Lengths that do not depend on how long somebody waits.
  private func durations(of trace: Trace) -> [(name: String, seconds: Double)] {
    let launches = trace.analysis.processes.compactMap { run in
      run.summary.launchSeconds.map { (name: "the launch" + (key(run.name).map { " of \($0)" } ?? ""), seconds: $0) }
    }
    let transitions = trace.analysis.transitions.compactMap { transition -> (name: String, seconds: Double)? in
      guard let seconds = transition.seconds, let to = transition.to else { return nil }
      return ("the way \(transition.from.map { "from \($0) " } ?? "")to \(to)", seconds)
    }
    let tasks = trace.analysis.tasks.compactMap { task -> (name: String, seconds: Double)? in
      guard let name = task.name, let seconds = task.seconds else { return nil }
      return ("the background task \(name)", seconds)
    }
    return launches + transitions + tasks
  }

  private static func text(_ seconds: Double) -> String {
    let hundredths = Int((min(seconds, 1e12) * 100).rounded())
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction) s"
  }

  mutating func compareFindings() {
    var left: [FindingKey: [Finding]] = [:]
    for finding in old.analysis.findings { left[key(of: finding), default: []].append(finding) }
    for finding in new.analysis.findings {
      let key = key(of: finding)
      if var known = left[key], !known.isEmpty {
        known.removeFirst()
        left[key] = known
      } else {
        let message = "\(finding.severity.rawValue) is new: \(finding.message) [\(finding.rule)]"
        add(
          .init(.finding, isRegression: finding.severity >= .warning, message, new: Array(finding.evidence.prefix(4)), help: finding.help))
      }
    }
    for finding in old.analysis.findings where left[key(of: finding)]?.contains(finding) == true {
      add(.init(.finding, isRegression: false, "\(finding.severity.rawValue) is gone: \(finding.message) [\(finding.rule)]"))
    }
  }

  /// What makes two findings the same although a callback has moved.
  private struct FindingKey: Hashable {
    let rule: String
    let process: String?
    let subject: String?
    let duty: String?
  }

  private func key(of finding: Finding) -> FindingKey {
    let fingerprint = Fingerprint(finding)
    let duty = Duty.equivalents.first { duty in duty.events.contains { $0.rawValue == fingerprint.callback } }
    return FindingKey(
      rule: fingerprint.rule, process: key(fingerprint.process), subject: fingerprint.subject, duty: duty?.title ?? fingerprint.callback)
  }
}
