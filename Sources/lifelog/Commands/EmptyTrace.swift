import Analyzer
import Configuration
import LogParser

/// Says that nothing was recognised, what was read instead, and what to try.
struct EmptyTrace {
  let inputs: [InputSummary]
  /// Processes that events belong to, also those that the options leave out.
  let processes: Set<String>
  let options: Options

  /// The message for a run in which nothing at all was recognised.
  var diagnostic: Diagnostic {
    let events = inputs.reduce(0) { $0 + $1.events }
    if events > 0 { return leftOut(events) }
    let most = 3
    let rest = inputs.count > most ? " and \(inputs.count - most) more" : ""
    let names = inputs.prefix(most).map { Self.shown($0.name) }.joined(separator: ", ") + rest
    return Diagnostic(
      .error, "no lifecycle event in \(names)", reason: inputs.prefix(most).map(Self.contents).joined(separator: "; "),
      help: Self.advice(for: inputs)
        + (options.gate.vouches
          ? "; an empty log never passes a baseline or expectations" : "; if an empty log is all right, add --allow-empty"))
  }

  /// The notes for empty inputs among others: one each, or one for all where an archive has many.
  static func notes(on inputs: [InputSummary], among total: Int) -> [Diagnostic] {
    let most = 3
    guard inputs.count > most else {
      return inputs.map { Diagnostic(.note, "no lifecycle event in \(shown($0.name))", reason: contents(of: $0)) }
    }
    let names = inputs.prefix(most).map { shown($0.name) }.joined(separator: ", ")
    return [
      Diagnostic(.note, "no lifecycle event in \(inputs.count) of \(total) inputs", reason: "\(names) and \(inputs.count - most) more")
    ]
  }

  private func leftOut(_ events: Int) -> Diagnostic {
    let known = processes.sorted()
    let missing = options.processes.first { !processes.contains($0) }
    guard let missing else {
      return Diagnostic(
        .error, "no lifecycle event is left", reason: "\(Self.count(events, "event")) recognised, and the options leave out all of them",
        help: "check --process, --pid, --since and --until")
    }
    let suggestion = Spelling.nearest(to: missing, in: known).map { "did you mean '\($0)'?" }
    let others = known.isEmpty ? "the log names no process" : "the log has events of \(known.prefix(8).joined(separator: ", "))"
    return Diagnostic(.error, "no lifecycle event of process '\(missing)'", reason: others, help: suggestion)
  }

  private static func shown(_ name: String) -> String { name == "-" ? "standard input" : "'\(name)'" }

  private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  private static func contents(of input: InputSummary) -> String {
    guard input.lines > 0 else { return "it is empty" }
    let formats = input.formats.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) as \($0.key)" }
    let unrecognized = input.unrecognizedLines > 0 ? ["\(input.unrecognizedLines) in no known format"] : []
    let parts = formats + unrecognized
    return "read \(count(input.lines, "line"))" + (parts.isEmpty ? "" : ": \(parts.joined(separator: ", "))")
  }

  /// What to read instead of an input whose lines are mostly of formats that tell no events.
  private static func formatAdvice(for input: InputSummary) -> String? {
    let lines = input.formats.values.reduce(input.unrecognizedLines, +)
    let advised = FormatCatalog.all.filter { $0.advice != nil && input.formats[$0.id] != nil }
    return advised.lazy.compactMap(\.advice).first { advice in
      advised.reduce(0) { $0 + ($1.advice == advice ? input.formats[$1.id] ?? 0 : 0) } * 2 >= lines
    }
  }

  /// That no line of an input is what its name lets expect.
  private static func misnaming(of input: InputSummary) -> String? {
    guard input.lines > 0, let hint = FileNameHint(path: input.name) else { return nil }
    let formats = hint.contents.filter { id in id == FormatCatalog.bareID || FormatCatalog.all.contains { $0.id == id } }
    guard !formats.isEmpty, !formats.contains(where: { input.formats[$0] != nil }) else { return nil }
    return "\(shown(input.name)) is named like \(hint.title), but no line is read as \(formats.joined(separator: " or ")): "
      + "check that it is the log of the app"
  }

  private static func advice(for inputs: [InputSummary]) -> String {
    if inputs.allSatisfy({ $0.lines == 0 }) { return "check that the log was written before it was read" }
    if let advice = inputs.lazy.compactMap(formatAdvice).first { return advice }
    if let misnamed = inputs.lazy.compactMap(misnaming).first { return misnamed }
    return "check that it is the log of the app, and that the app prints its callbacks, for instance with print(#function)"
  }
}
