import Analyzer
import LogParser

/// The schema of `.lifelog.yml`, for editors; lifelog itself checks more, such as patterns on their samples.
public enum ConfigurationSchema {
  /// Writes the schema for a catalogue.
  public static func write(rules: [Rule] = RuleCatalog.all, to sink: @escaping ReportSink) {
    let definitions = [JSONValue.Member("texts", texts)]
    JSONSchema.write("Configuration of lifelog", root(rules), definitions: definitions, to: sink)
  }

  private static let text: JSONValue = ["type": ["string", "number", "boolean"]]
  private static let texts: JSONValue = ["anyOf": [text, ["type": "array", "items": text]]]

  private static func text(_ meaning: String) -> JSONValue {
    ["type": ["string", "number", "boolean"], "description": .string(meaning)]
  }

  private static func root(_ rules: [Rule]) -> JSONValue {
    let ids = rules.map(\.id)
    let root = JSONSchema.object(
      [
        "ios": ["type": ["string", "number"], "description": "Version of iOS that the logs come from."],
        "process": ["$ref": "#/definitions/texts", "description": "Executables to judge."],
        "rules": [
          "type": "object", "description": "Settings by rule.", "additionalProperties": false,
          "properties": .object(rules.map { JSONValue.Member($0.id, settings(of: $0)) }),
        ],
        "exceptions": JSONSchema.list(exception(ids), "Findings that are known and accepted."),
        "formats": JSONSchema.list(format, "Headers of log lines that lifelog does not know."),
        "events": JSONSchema.list(event, "Own words for UIKit's callbacks."),
      ], optional: ["ios", "process", "rules", "exceptions", "formats", "events"], isClosed: true)
    return root.orNull
  }

  private static func settings(of rule: Rule) -> JSONValue {
    let own: [JSONValue.Member] = [
      .init("severity", JSONSchema.word(Severity.allCases.map(\.rawValue), "In place of \(rule.severity.rawValue).")),
      .init("enabled", JSONSchema.type("boolean", "False switches the rule off.")),
    ]
    let parameters = rule.parameters.map { JSONValue.Member($0.name, value(of: $0)) }
    return [
      "type": "object", "description": .string(rule.title), "additionalProperties": false, "properties": .object(own + parameters),
    ]
  }

  private static func value(of parameter: RuleParameter) -> JSONValue {
    let meaning = JSONValue.string("\(parameter.meaning) (\(parameter.standardInWords))")
    return switch parameter.standard {
    case .number: ["type": ["number", "string"], "description": meaning]
    case .words: ["$ref": "#/definitions/texts", "description": meaning]
    }
  }

  private static func exception(_ rules: [String]) -> JSONValue {
    let exception = JSONSchema.object(
      [
        "rule": JSONSchema.word(rules, "The rule."), "class": text("The class that it holds for."),
        "process": text("The executable that it holds for."), "reason": text("Why the findings are accepted."),
      ], optional: ["class", "process"], isClosed: true)
    guard case .object(let members) = exception else { return exception }
    return .object(members + [.init("anyOf", [["required": ["class"]], ["required": ["process"]]])])
  }

  private static let format = JSONSchema.object(
    [
      "id": ["type": "string", "pattern": "^[a-z0-9-]+$", "description": "Name in reports."],
      "pattern": text("The header from the start of the line, as a PCRE2 expression."),
      "time": JSONSchema.word(TimeStyle.allCases.map(\.rawValue), "How the captured time is written."), "samples": samples,
    ], optional: ["time"], isClosed: true)

  private static let event = JSONSchema.object(
    [
      "words": text("What stands in the message."), "event": JSONSchema.word(UserEvent.names.map(\.rawValue).sorted(), "What it means."),
      "pattern": text("The exact wording as an expression."), "samples": samples,
    ], optional: ["pattern"], isClosed: true)

  private static let samples: JSONValue = [
    "type": "array", "items": text, "minItems": 1, "description": "Lines as they stand in the log.",
  ]
}

extension JSONValue {
  /// The schema of an object that may be missing: an empty file asks for nothing.
  fileprivate var orNull: JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.map { $0.key == "type" ? Member("type", ["object", "null"]) : $0 })
  }
}
