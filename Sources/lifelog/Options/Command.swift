/// A word after `lifelog` that says what to do.
enum Command: String, CaseIterable, Sendable {
  case analyze, events

  /// What it does, in a few words.
  var summary: String {
    switch self {
    case .analyze: "Reconstruct life cycles, check them and report findings"
    case .events: "List the recognised events, one per line"
    }
  }

  /// What it does, in a few sentences.
  var description: String {
    switch self {
    case .analyze:
      """
      Reads logs of iOS apps, reconstructs the life cycles of the app, its scenes, view controllers and background tasks, checks them \
      against the legal life cycle, and reports what went wrong, where and why.
      """
    case .events:
      "Reads logs of iOS apps and lists the lifecycle events that it recognises, in the order of the log."
    }
  }

  /// Report formats, the standard one first.
  var formats: [ReportFormat] {
    switch self {
    case .analyze: [.text, .json]
    case .events: [.text, .ndjson]
    }
  }

  /// Exit statuses and what they mean.
  var exitStatuses: [(status: ExitCode, meaning: String)] {
    let failure = "mistake in the command line, unreadable input, or no lifecycle event in any input (see --allow-empty)"
    return switch self {
    case .analyze: [(.success, "nothing found at or above --fail-on"), (.findings, "findings at or above --fail-on"), (.failure, failure)]
    case .events: [(.success, "events were recognised"), (.failure, failure)]
    }
  }

  /// Invocations worth knowing.
  var examples: [(command: String, meaning: String)] {
    switch self {
    case .analyze:
      [
        ("lifelog analyze app.log", "one log, findings on the terminal"),
        ("idevicesyslog | lifelog analyze --process Demo", "what a device logs, until it ends"),
        ("lifelog analyze --strict --report json=out.json app.log", "a gate that keeps its findings"),
      ]
    case .events:
      [
        ("lifelog events app.log", "what was recognised, line by line"),
        ("lifelog events --report ndjson app.log | jq .event", "the same for programs"),
      ]
    }
  }
}
