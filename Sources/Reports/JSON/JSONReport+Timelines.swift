import Analyzer
import LogParser

extension JSONValue {
  /// Makes the ISO 8601 text of a moment, or null.
  init(_ time: Timestamp?) { self.init(time.map { "\($0)" }) }
}

extension Interval {
  var json: JSONValue {
    [
      "state": .string(state), "fromLine": JSONValue(fromLine), "toLine": JSONValue(toLine), "start": JSONValue(start),
      "end": JSONValue(end), "seconds": JSONValue(seconds),
    ]
  }
}

extension ProcessRun {
  var json: JSONValue {
    [
      "name": JSONValue(name), "pid": JSONValue(pid), "bundle": JSONValue(bundle), "style": JSONValue(style), "ios": JSONValue(ios),
      "launch": JSONValue(launch), "finalState": JSONValue(finalState), "ending": ending.json, "states": .array(states.map(\.json)),
      "summary": summary.json,
    ]
  }
}

extension ProcessRun.Ending {
  fileprivate var json: JSONValue {
    ["kind": .string(kind), "certainty": .string(certainty.rawValue), "line": JSONValue(line)]
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
  var json: JSONValue {
    ["id": JSONValue(id), "pid": JSONValue(pid), "finalState": JSONValue(finalState), "states": .array(states.map(\.json))]
  }
}

extension ViewControllerTimeline {
  var json: JSONValue {
    [
      "class": .string(className), "module": JSONValue(module), "instance": JSONValue(instance), "pid": JSONValue(pid),
      "finalState": JSONValue(finalState), "loads": .integer(loads), "appearances": .integer(appearances),
      "visibleSeconds": JSONValue(visibleSeconds), "states": .array(states.map(\.json)), "firstLine": .integer(firstLine),
      "lastLine": .integer(lastLine),
    ]
  }
}

extension BackgroundTask {
  var json: JSONValue {
    [
      "identifier": JSONValue(identifier), "name": JSONValue(name), "pid": JSONValue(pid), "beginLine": JSONValue(beginLine),
      "endLine": JSONValue(endLine), "expired": .bool(expired), "seconds": JSONValue(seconds), "kind": .string(kind.rawValue),
      "allowance": JSONValue(allowance),
    ]
  }
}

extension Transition {
  var json: JSONValue {
    [
      "kind": .string(kind.rawValue), "from": JSONValue(from), "to": JSONValue(to), "pid": JSONValue(pid),
      "fromLine": .integer(fromLine), "toLine": .integer(toLine), "start": JSONValue(start), "seconds": JSONValue(seconds),
    ]
  }
}
