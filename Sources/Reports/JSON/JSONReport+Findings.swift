import Analyzer

extension InputSummary {
  var json: JSONValue {
    [
      "name": .string(name), "format": JSONValue(format), "formats": .object(formats.map { JSONValue.Member($0.key, .integer($0.value)) }),
      "lines": .integer(lines), "records": .integer(records), "events": .integer(events),
      "unrecognizedLines": .integer(unrecognizedLines), "problems": .array(problems.map(\.json)),
    ]
  }
}

extension InputSummary.Problem {
  fileprivate var json: JSONValue {
    ["kind": .string(kind), "line": JSONValue(line), "count": .integer(count), "message": .string(message)]
  }
}

extension Finding {
  func json(in analysis: Analysis) -> JSONValue {
    [
      "rule": .string(rule), "severity": .string(severity.rawValue), "certainty": .string(certainty.rawValue),
      "input": JSONValue(analysis.inputName(input)), "line": JSONValue(line), "column": JSONValue(column),
      "machine": .string(machine.rawValue), "process": JSONValue(process), "pid": JSONValue(pid), "subject": JSONValue(subject),
      "instance": JSONValue(instance), "message": .string(message), "count": .integer(count),
      "evidence": .array(evidence.map { $0.json(in: analysis) }), "help": .string(help),
      "source": source.map { ["path": .string($0.path), "line": .integer($0.line)] } ?? .null,
    ]
  }
}

extension BaselineComparison {
  var json: JSONValue {
    [
      "name": .string(name), "known": .integer(known),
      "fixed": .array(
        fixed.map {
          [
            "rule": .string($0.rule), "process": JSONValue($0.process), "subject": JSONValue($0.subject),
            "callback": JSONValue($0.callback), "count": .integer($0.count),
          ]
        }),
    ]
  }
}

extension Evidence {
  /// The input is named only where it is not the finding's own.
  fileprivate func json(in analysis: Analysis) -> JSONValue {
    guard let input else { return ["line": .integer(line), "text": .string(text)] }
    return ["input": JSONValue(analysis.inputName(input)), "line": .integer(line), "text": .string(text)]
  }
}
