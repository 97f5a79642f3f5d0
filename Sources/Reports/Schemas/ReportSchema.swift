import Analyzer
import LogParser

/// The schema of the JSON report; members may be added to the report, those that it names stay.
public enum ReportSchema {
  /// Writes the schema.
  public static func write(to sink: @escaping ReportSink) {
    JSONSchema.write("Report of lifelog", root, definitions: definitions, to: sink)
  }

  private static let root = JSONSchema.object(
    [
      "baseline": JSONSchema.object([
        "name": JSONSchema.type("string", "File of --baseline."), "known": JSONSchema.count("Findings that it knows of."),
        "fixed": JSONSchema.list(
          JSONSchema.object([
            "rule": JSONSchema.type("string", "Id of the rule."), "process": JSONSchema.optional("string", "Executable."),
            "subject": JSONSchema.optional("string", "Class, scene or task."), "callback": JSONSchema.optional("string", "Callback."),
            "count": JSONSchema.count("How many are gone.", from: 1),
          ]), "What it knows of and the log does not show."),
      ]),
      "schemaVersion": ["const": 1],
      "tool": JSONSchema.object(["name": ["const": "lifelog"], "version": JSONSchema.type("string", "Version of lifelog.")]),
      "inputs": JSONSchema.list(JSONSchema.reference("input"), "One for each log, in the order given."),
      "processes": JSONSchema.list(JSONSchema.reference("process"), "Process runs in the order of their first lines."),
      "scenes": JSONSchema.list(JSONSchema.reference("scene"), "Scenes in the order of their first lines."),
      "viewControllers": JSONSchema.list(JSONSchema.reference("viewController"), "Controllers in the order of their first lines."),
      "tasks": JSONSchema.list(JSONSchema.reference("task"), "Background tasks in the order of their first lines."),
      "transitions": JSONSchema.list(JSONSchema.reference("transition"), "How controllers gave way to each other."),
      "findings": JSONSchema.list(JSONSchema.reference("finding"), "What went wrong, by input, line and rule."),
      "summary": JSONSchema.object([
        "errors": JSONSchema.count("Findings of severity error."), "warnings": JSONSchema.count("Findings of severity warning."),
        "infos": JSONSchema.count("Findings of severity info."), "suppressed": JSONSchema.count("Findings that exceptions accept."),
        "events": JSONSchema.count("Events of all inputs."), "processes": JSONSchema.count("Process runs."),
      ]),
      "truncated": JSONSchema.object(
        [
          "intervals": JSONSchema.count("Earliest intervals that were too many to keep.", from: 1),
          "processes": JSONSchema.count("Earliest runs of processes.", from: 1),
          "viewControllers": JSONSchema.count("Controllers that are listed as a sum of their class, or not at all.", from: 1),
          "tasks": JSONSchema.count("Earliest tasks.", from: 1), "transitions": JSONSchema.count("Earliest transitions.", from: 1),
          "findings": JSONSchema.type("object", "Findings that are counted only, by rule; the summary counts them too."),
        ], optional: ["intervals", "processes", "viewControllers", "tasks", "transitions", "findings"], isClosed: true),
    ], optional: ["baseline"])

  private static let definitions: [JSONValue.Member] = [
    .init("input", input), .init("process", process), .init("scene", scene), .init("viewController", viewController),
    .init("task", task), .init("transition", transition), .init("finding", finding), .init("interval", interval),
  ]

  // MARK: Shared

  private static let line = optionalCount("Line in its input.", from: 1)
  private static let pid = optionalCount("Process identifier.")
  private static let seconds = JSONSchema.optional("number", "Seconds; null unless one clock wrote both ends.")
  private static let moment = JSONSchema.optional("string", "ISO 8601 with the writer's digits; without a zone that is not known.")
  private static let certainty = JSONSchema.word(Certainty.allCases.map(\.rawValue), "How sure it is.")
  private static let states = JSONSchema.list(JSONSchema.reference("interval"), "States in order.")
  private static let finalState = JSONSchema.optional("string", "State after the last line.")
  private static let inputName = JSONSchema.optional("string", "Name of the input, where several inputs are one trace.")

  private static func optionalCount(_ meaning: String, from minimum: Int = 0) -> JSONValue {
    ["type": ["integer", "null"], "minimum": .integer(minimum), "description": .string(meaning)]
  }

  private static let interval = JSONSchema.object(
    [
      "state": JSONSchema.type("string", "State, in the words of its life cycle."), "fromLine": line, "toLine": line, "start": moment,
      "end": moment, "seconds": seconds, "fromInput": inputName, "toInput": inputName,
    ], optional: ["fromInput", "toInput"])

  // MARK: Parts

  private static let input = JSONSchema.object([
    "name": JSONSchema.type("string", "Name as given; - for standard input."),
    "format": JSONSchema.optional("string", "The format with most lines."),
    "formats": ["type": "object", "additionalProperties": JSONSchema.count("Lines."), "description": "Lines by format."],
    "lines": JSONSchema.count("Physical lines."), "records": JSONSchema.count("Lines that a format claimed."),
    "events": JSONSchema.count("Events, echoes included."), "unrecognizedLines": JSONSchema.count("Lines that nothing claimed."),
    "problems": JSONSchema.list(
      JSONSchema.object([
        "kind": JSONSchema.type("string", "Kind of the problem."), "line": line, "count": JSONSchema.count("How many cases.", from: 1),
        "message": JSONSchema.type("string", "One sentence."),
      ]), "Trouble met while reading."),
  ])

  private static let process = JSONSchema.object([
    "name": JSONSchema.optional("string", "Executable."), "pid": pid, "bundle": JSONSchema.optional("string", "Bundle identifier."),
    "style": JSONSchema.optional("string", "appDelegate, scene or swiftui."),
    "ios": JSONSchema.optional("string", "Version of iOS, or the range of versions that the log fits: 17.2, 13+ or 13-17."),
    "launch": JSONSchema.optional("string", "foreground, background or prewarmed."), "finalState": finalState,
    "ending": JSONSchema.object(
      [
        "kind": JSONSchema.type("string", "How the run ended."), "certainty": certainty, "line": line, "input": inputName,
        "evidence": JSONSchema.list(
          JSONSchema.object(["line": JSONSchema.count("Line.", from: 1), "input": inputName], optional: ["input"]),
          "The lines that tell the end."),
      ], optional: ["input"]), "states": states,
    "summary": JSONSchema.object([
      "activations": JSONSchema.count("How many times it became active."),
      "interruptions": JSONSchema.count("How many times it was inactive for a moment."),
      "backgroundTrips": JSONSchema.count("How many times it entered the background."), "foregroundSeconds": seconds,
      "backgroundSeconds": seconds, "launchSeconds": seconds, "memoryWarnings": JSONSchema.count("Memory warnings."),
    ]),
  ])

  private static let scene = JSONSchema.object([
    "id": JSONSchema.optional("string", "Pointer or session as printed."), "pid": pid, "finalState": finalState, "states": states,
  ])

  private static let viewController = JSONSchema.object(
    [
      "class": JSONSchema.type("string", "Class without its module."), "module": JSONSchema.optional("string", "Module."),
      "instance": JSONSchema.optional("string", "Address as printed."), "pid": pid, "finalState": finalState,
      "loads": JSONSchema.count("How many times a view was loaded."), "appearances": JSONSchema.count("How many times it appeared."),
      "visibleSeconds": seconds, "lifetimeSeconds": seconds, "states": states, "firstLine": JSONSchema.count("First line.", from: 1),
      "lastLine": JSONSchema.count("Last line.", from: 1), "firstInput": inputName, "lastInput": inputName,
    ], optional: ["firstInput", "lastInput"])

  private static let task = JSONSchema.object(
    [
      "kind": JSONSchema.word(BackgroundTask.Kind.allCases.map(\.rawValue), "What kind of work it is."),
      "identifier": JSONSchema.optional("string", "Identifier as printed."), "name": JSONSchema.optional("string", "Name."), "pid": pid,
      "beginLine": line, "endLine": line, "expired": JSONSchema.type("boolean", "True if the expiration handler was called."),
      "seconds": seconds, "allowance": JSONSchema.optional("number", "Seconds that the system gives it."), "input": inputName,
    ], optional: ["input"])

  private static let transition = JSONSchema.object(
    [
      "kind": JSONSchema.word(Transition.Kind.allCases.map(\.rawValue), "What the order of the callbacks shows."),
      "from": JSONSchema.optional("string", "Class that gave way."), "to": JSONSchema.optional("string", "Class that appeared."),
      "pid": pid, "fromLine": JSONSchema.count("First line.", from: 1), "toLine": JSONSchema.count("Last line.", from: 1),
      "start": moment, "seconds": seconds, "fromInput": inputName, "toInput": inputName,
    ], optional: ["fromInput", "toInput"])

  private static let finding = JSONSchema.object([
    "rule": JSONSchema.type("string", "Id of the rule; lifelog explain tells more."),
    "severity": JSONSchema.word(Severity.allCases.map(\.rawValue), "How bad it is."), "certainty": certainty, "input": inputName,
    "line": line, "column": optionalCount("Byte column of the callback.", from: 1),
    "machine": JSONSchema.word(Machine.allCases.map(\.rawValue), "Life cycle that the rule watches."),
    "process": JSONSchema.optional("string", "Executable."), "pid": pid, "subject": JSONSchema.optional("string", "Class, scene or task."),
    "instance": JSONSchema.optional("string", "Address or session as printed."), "message": JSONSchema.type("string", "What happened."),
    "count": JSONSchema.count("How many times in a row.", from: 1),
    "evidence": JSONSchema.list(
      JSONSchema.object(
        ["line": JSONSchema.count("Line.", from: 1), "text": JSONSchema.type("string", "The line as it stands."), "input": inputName],
        optional: ["input"]), "The lines that prove it, in order."),
    "help": JSONSchema.type("string", "What to do."),
    "source": [
      "anyOf": [
        ["type": "null"],
        JSONSchema.object(["path": JSONSchema.type("string", "File."), "line": JSONSchema.count("Line.", from: 1)]),
      ], "description": "Where the source code holds the callback.",
    ],
  ])
}
