/// A word after `lifelog` that says what to do.
enum Command: String, CaseIterable, Sendable {
  case analyze, diff, events, rules, explain, graph, formats, `init`, completions, manual

  /// Commands that read logs for their events.
  static let readers: [Command] = [.analyze, .diff, .events, .graph]
  /// Commands that write reports in a format of choice.
  static let reporters = allCases.filter { !$0.formats.isEmpty }

  /// Commands that parse lines, whether or not for their events.
  static let parsers: [Command] = readers + [.formats]

  /// True if it reads standard input where no log is named.
  var needsLog: Bool { self == .analyze || self == .events }

  /// What it takes besides options, as the help shows it.
  var operands: String? {
    switch self {
    case .analyze, .events: "[FILE]..."
    case .rules: nil
    case .explain: "RULE"
    case .graph: "MACHINE [FILE]..."
    case .formats: "[FILE]..."
    case .diff: "OLD NEW"
    case .completions: "SHELL"
    case .`init`, .manual: nil
    }
  }

  /// What it does, in a few words.
  var summary: String {
    switch self {
    case .analyze: "Reconstruct life cycles, check them and report findings"
    case .events: "List the recognised events, one per line"
    case .rules: "List the rules that logs are checked against"
    case .explain: "Explain a rule, with the logs on which it fires"
    case .graph: "Draw a life cycle, and what a log made of it"
    case .formats: "List the formats of logs, or those that a log has"
    case .diff: "Compare two logs of the same scenario"
    case .`init`: "Write a commented configuration file"
    case .completions: "Write completions for bash, zsh or fish"
    case .manual: "Write the manual page"
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
    case .rules: "Lists the rules that logs are checked against, by life cycle, with their severities."
    case .explain:
      "Explains a rule: what it is about, why it matters, what to do, when it stays quiet, and small logs that show it at work."
    case .graph:
      """
      Draws the life cycle of MACHINE (app, scene, viewController or task): its states and the ways between them, legal, odd, suspicious \
      or illegal. With FILE it shows how often the log took each way, and marks those that must not be taken.
      """
    case .formats:
      """
      Lists the formats of logs that lifelog reads, with what their lines leave open and a sample. With FILE it shows what the log is made \
      of: formats, layers of other tools around the lines, clocks, and the first lines that nobody understands. With --line it explains \
      how one line was read, and why it tells an event or none.
      """
    case .diff:
      """
      Compares two logs of the same scenario, for instance before and after a change: callbacks, their order, what the app did in them, \
      states, lengths of time and findings. A move from the application delegate to scenes is understood: duties are matched, and those \
      that are no longer met are named. OLD or NEW may be '-' for standard input.
      """
    case .`init`: "Writes .lifelog.yml with every key, explained and switched off, into this folder; never over a file that is there."
    case .completions: "Writes a script that completes commands, options and their values in SHELL: bash, zsh or fish."
    case .manual: "Writes the manual page, for man."
    }
  }

  /// Report formats, the standard one first.
  var formats: [ReportFormat] {
    switch self {
    case .analyze: [.text, .timeline, .json, .ndjson, .sarif, .junit, .github, .markdown, .csv, .otlp, .html, .perfetto]
    case .events: [.text, .ndjson]
    case .rules, .explain: [.text, .json, .markdown]
    case .formats: [.text, .json]
    case .graph: [.text, .dot, .mermaid]
    case .diff: [.text, .json, .markdown]
    case .`init`, .completions, .manual: []
    }
  }

  /// Exit statuses and what they mean.
  var exitStatuses: [(status: ExitCode, meaning: String)] {
    let failure = "mistake in the command line, unreadable input, or no lifecycle event in any input (see --allow-empty)"
    return switch self {
    case .analyze: [(.success, "nothing found at or above --fail-on"), (.findings, "findings at or above --fail-on"), (.failure, failure)]
    case .events: [(.success, "events were recognised"), (.failure, failure)]
    case .graph: [(.success, "drawn"), (.failure, failure)]
    case .formats: [(.success, "written"), (.failure, "mistake in the command line, or unreadable input")]
    case .rules, .explain, .completions, .manual: [(.success, "written"), (.failure, "mistake in the command line")]
    case .diff: [(.success, "no regression"), (.findings, "the newer log is worse"), (.failure, failure)]
    case .`init`: [(.success, "written"), (.failure, "there is such a file already, or it cannot be written")]
    }
  }

  /// Invocations worth knowing.
  var examples: [(command: String, meaning: String)] {
    switch self {
    case .analyze:
      [
        ("lifelog analyze app.log", "one log, findings on the terminal"),
        ("idevicesyslog | lifelog analyze --process Demo", "what a device logs, until it ends"),
        ("lifelog analyze --strict --report text --report sarif=out.sarif app.log", "a gate that keeps its findings"),
        ("lifelog analyze --write-baseline known.yml app.log", "takes what is found for known"),
        ("lifelog analyze --baseline known.yml app.log", "tells only what is new"),
      ]
    case .events:
      [
        ("lifelog events app.log", "what was recognised, line by line"),
        ("lifelog events --report ndjson app.log | jq .event", "the same for programs"),
      ]
    case .rules:
      [
        ("lifelog rules --machine scene", "what is checked about scenes"),
        ("lifelog rules --report json | jq -r '.rules[].id'", "all ids for programs"),
      ]
    case .explain:
      [("lifelog explain app-background-unprotected", "what it means, and what to do")]
    case .graph:
      [
        ("lifelog graph scene", "the life of a scene"), ("lifelog graph app app.log", "how often the app of a log went which way"),
        ("lifelog graph app --report dot | dot -Tsvg > app.svg", "a picture"),
      ]
    case .formats:
      [
        ("lifelog formats", "what can be read"), ("lifelog formats app.log", "what a log is made of"),
        ("lifelog formats --line 12 app.log", "why line 12 was read as it was"),
      ]
    case .diff:
      [
        ("lifelog diff before.log after.log", "what a change did to the life cycle"),
        ("lifelog diff --report markdown main.log branch.log", "a comment for a pull request"),
      ]
    case .`init`: [("lifelog init", "a file to start from")]
    case .completions:
      [
        ("lifelog completions bash > /etc/bash_completion.d/lifelog", "for everybody"),
        ("lifelog completions fish | source", "for this shell"),
      ]
    case .manual: [("lifelog manual | man -l -", "reads it at once")]
    }
  }
}
