import Analyzer
import LogParser

extension JSONValue {
  /// Makes the ISO 8601 text of a moment, or null.
  init(_ time: Timestamp?) { self.init(time.map { "\($0)" }) }
}

extension JSONValue {
  /// Adds the names of inputs where several are one trace and a line number alone does not say which line is meant.
  fileprivate func naming(_ inputs: KeyValuePairs<String, Int?>, in analysis: Analysis) -> JSONValue {
    guard analysis.isJoined, case .object(let members) = self else { return self }
    return .object(members + inputs.map { Member($0.key, JSONValue($0.value.flatMap(analysis.inputName))) })
  }
}

extension Interval {
  func json(in analysis: Analysis) -> JSONValue {
    let value: JSONValue = [
      "state": .string(state), "fromLine": JSONValue(fromLine), "toLine": JSONValue(toLine), "start": JSONValue(start),
      "end": JSONValue(end), "seconds": JSONValue(seconds),
    ]
    return value.naming(["fromInput": opening?.input, "toInput": closing?.input], in: analysis)
  }
}

extension ProcessRun {
  func json(in analysis: Analysis) -> JSONValue {
    [
      "name": JSONValue(name), "pid": JSONValue(pid), "bundle": JSONValue(bundle), "style": JSONValue(style),
      "ios": JSONValue(system.isOpen ? nil : "\(system)"),
      "launch": JSONValue(launch), "finalState": JSONValue(finalState), "ending": ending.json(of: self, in: analysis),
      "states": .array(states.map { $0.json(in: analysis) }), "summary": summary.json,
    ]
  }
}

extension Moment {
  fileprivate func json(in analysis: Analysis) -> JSONValue {
    let value: JSONValue = ["line": .integer(line)]
    return value.naming(["input": input], in: analysis)
  }
}

extension ProcessRun.Ending {
  fileprivate func json(of run: ProcessRun, in analysis: Analysis) -> JSONValue {
    let value: JSONValue = [
      "kind": .string(kind), "certainty": .string(certainty.rawValue), "line": JSONValue(line),
      "evidence": .array(deciding.map { $0.json(in: analysis) }),
    ]
    return value.naming(["input": line.map { _ in input ?? run.input }], in: analysis)
  }
}

extension ProcessRun.Summary {
  fileprivate var json: JSONValue {
    [
      "activations": .integer(activations), "interruptions": .integer(interruptions), "backgroundTrips": .integer(backgroundTrips),
      "foregroundSeconds": JSONValue(foregroundSeconds), "backgroundSeconds": JSONValue(backgroundSeconds),
      "launchSeconds": JSONValue(launchSeconds), "memoryWarnings": .integer(memoryWarnings),
    ]
  }
}

extension SceneTimeline {
  func json(in analysis: Analysis) -> JSONValue {
    [
      "id": JSONValue(id), "pid": JSONValue(pid), "finalState": JSONValue(finalState),
      "states": .array(states.map { $0.json(in: analysis) }),
    ]
  }
}

extension ViewControllerTimeline {
  func json(in analysis: Analysis) -> JSONValue {
    let value: JSONValue = [
      "class": .string(className), "module": JSONValue(module), "instance": JSONValue(instance), "pid": JSONValue(pid),
      "finalState": JSONValue(finalState), "loads": .integer(loads), "appearances": .integer(appearances),
      "visibleSeconds": JSONValue(visibleSeconds), "lifetimeSeconds": JSONValue(lifetimeSeconds),
      "states": .array(states.map { $0.json(in: analysis) }),
      "firstLine": .integer(firstLine), "lastLine": .integer(lastLine),
    ]
    return value.naming(["firstInput": firstInput, "lastInput": lastInput], in: analysis)
  }
}

extension BackgroundTask {
  func json(in analysis: Analysis) -> JSONValue {
    let value: JSONValue = [
      "identifier": JSONValue(identifier), "name": JSONValue(name), "pid": JSONValue(pid), "beginLine": JSONValue(beginLine),
      "endLine": JSONValue(endLine), "expired": .bool(expired), "seconds": JSONValue(seconds), "kind": .string(kind.rawValue),
      "allowance": JSONValue(allowance),
    ]
    return value.naming(["input": input], in: analysis)
  }
}

extension Transition {
  func json(in analysis: Analysis) -> JSONValue {
    let value: JSONValue = [
      "kind": .string(kind.rawValue), "from": JSONValue(from), "to": JSONValue(to), "pid": JSONValue(pid),
      "fromLine": .integer(fromLine), "toLine": .integer(toLine), "start": JSONValue(start), "seconds": JSONValue(seconds),
    ]
    return value.naming(["fromInput": opening?.input, "toInput": closing?.input], in: analysis)
  }
}
