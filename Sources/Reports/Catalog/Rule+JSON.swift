import Analyzer

extension Rule {
  /// Everything but the examples.
  var members: [JSONValue.Member] {
    [
      .init("id", .string(id)), .init("number", .string(number)), .init("machine", .string(machine.rawValue)),
      .init("severity", .string(severity.rawValue)), .init("certainty", .string(certainty.rawValue)), .init("title", .string(title)),
      .init("why", .string(why)), .init("remedy", .string(remedy)), .init("limits", .string(limits)), .init("source", .string(source)),
      .init("needsAddress", .bool(needsAddress)), .init("parameters", .array(parameters.map(\.json))),
    ]
  }
}

extension RuleParameter {
  fileprivate var json: JSONValue {
    let value: JSONValue =
      switch standard {
      case .number(let number): .number(number)
      case .words(let words): .array(words.map(JSONValue.string))
      }
    return ["name": .string(name), "default": value, "unit": .string(unit), "meaning": .string(meaning)]
  }
}

extension RuleExample {
  /// The example with the line at which it fires, or null.
  var json: JSONValue {
    [
      "title": .string(title), "complete": .bool(isComplete), "ios": JSONValue(ios), "set": .array(parameters.map(JSONValue.string)),
      "line": JSONValue(line), "log": .array(log.map(JSONValue.string)),
    ]
  }
}
