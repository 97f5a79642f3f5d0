import LogParser

extension Rule {
  /// A background task that is ended twice.
  static let taskDoubleEnd = Rule(
    id: "task-double-end", number: "R53", machine: .task, severity: .warning, certainty: .certain,
    title: "A background task is ended that is not open",
    why: """
      Every task is ended once. A second end means that two paths believe they own it, for example the completion and the expiration \
      handler. While one task is ended twice another one usually stays open, and that one gets the app killed.
      """,
    remedy: "Set the identifier to .invalid when the task is ended, and ask for it first. Do both on the main thread.",
    limits: """
      Ending identifier 0 or .invalid is harmless. If the log does not show the start of the process, the begin may lie before it and \
      nothing is reported for an unknown identifier.
      """,
    source: "Apple, UIApplication endBackgroundTask(_:)",
    condition: .check { _ in DoubleEndCheck() },
    examples: [
      .quiet(
        "Begun and ended",
        """
        2024-05-01 10:00:00.000 Demo[100:1] beginBackgroundTask id=1 name=Save
        2024-05-01 10:00:00.100 Demo[100:1] endBackgroundTask id=1
        """),
      .quiet(
        "The invalid identifier",
        """
        2024-05-01 10:00:00.000 Demo[100:1] beginBackgroundTask id=1 name=Save
        2024-05-01 10:00:00.100 Demo[100:1] endBackgroundTask id=1
        2024-05-01 10:00:00.200 Demo[100:1] endBackgroundTask id=0
        """),
      .quiet(
        "The begin lies before the log",
        """
        2024-05-01 10:00:00.000 Demo[100:1] endBackgroundTask id=7
        2024-05-01 10:00:00.100 Demo[100:1] beginBackgroundTask id=8 name=Save
        2024-05-01 10:00:00.200 Demo[100:1] endBackgroundTask id=8
        """),
      .quiet(
        "The next process counts from the beginning",
        """
        2024-05-01 10:00:00.000 Demo[100:1] beginBackgroundTask id=1 name=Save
        2024-05-01 10:00:00.100 Demo[100:1] endBackgroundTask id=1
        2024-05-01 10:01:00.100 Demo[101:1] beginBackgroundTask id=1 name=Save
        2024-05-01 10:01:00.200 Demo[101:1] endBackgroundTask id=1
        """),
      .firing(
        "Two paths end the same task", at: 3,
        """
        2024-05-01 10:00:00.000 Demo[100:1] beginBackgroundTask id=1 name=Save
        2024-05-01 10:00:00.100 Demo[100:1] endBackgroundTask id=1
        2024-05-01 10:00:00.600 Demo[100:1] endBackgroundTask id=1
        """),
    ]
  )
}

private struct DoubleEndCheck: RuleCheck {
  /// Identifiers that mean no task.
  private static let invalid: Set<String> = ["0", "18446744073709551615"]

  /// The last end of each identifier that was begun in the log and is not open.
  private var ended: [String: Step] = [:]
  private var open: Set<String> = []
  private var drafts = 0

  mutating func observe(_ step: Step, in run: RunFacts) -> [CheckAction] {
    guard let identifier = step.event.subject, !Self.invalid.contains(identifier) else { return [] }
    switch step.event.name {
    case .beginBackgroundTask:
      open.insert(identifier)
      ended[identifier] = nil
    case .endBackgroundTask:
      if open.remove(identifier) != nil {
        ended[identifier] = step
        return []
      }
      guard let first = ended[identifier], !isEcho(step, of: first) else { return [] }
      drafts += 1
      let message = "\(step.event.taskInWords) is ended again, and no task of this identifier is open"
      return [.draft(CheckDraft(at: step, message: message, evidence: [Evidence(first), Evidence(step)]), key: drafts, step: step)]
    default: break
    }
    return []
  }

  /// One end is often printed twice, in other words, by the wrapper and by what it wraps.
  private func isEcho(_ step: Step, of first: Step) -> Bool {
    guard step.event.words != first.event.words else { return false }
    return step.moment.seconds(since: first.moment).map { $0 <= EchoFilter.window } ?? (step.moment.line == first.moment.line + 1)
  }
}
