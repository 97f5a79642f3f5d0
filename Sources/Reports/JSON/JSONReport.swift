import Analyzer

/// The whole analysis as one JSON object, schema version 1, the same on every run and machine.
public struct JSONReport: Sendable {
  /// Version of the tool that the report names.
  public var version: String
  /// How the text is laid out.
  public var style: JSONWriter.Style

  /// Makes a report.
  public init(version: String, style: JSONWriter.Style = .pretty) {
    self.version = version
    self.style = style
  }

  /// Writes `analysis` to `sink`, one entry after the other.
  public func write(_ analysis: Analysis, to sink: @escaping ReportSink) {
    var writer = JSONWriter(style: style, sink: sink)
    writer.beginObject()
    if let baseline = analysis.baseline { writer.write("baseline", baseline.json) }
    writer.write("findings", each: analysis.sortedFindings) { $0.json(in: analysis) }
    writer.write("inputs", each: analysis.inputs) { $0.json }
    writer.write("processes", each: analysis.processes) { $0.json(in: analysis) }
    writer.write("scenes", each: analysis.scenes) { $0.json(in: analysis) }
    writer.write("schemaVersion", 1)
    writer.write("summary", analysis.summary)
    writer.write("tasks", each: analysis.tasks) { $0.json(in: analysis) }
    writer.write("tool", ["name": "lifelog", "version": .string(version)])
    writer.write("transitions", each: analysis.transitions) { $0.json(in: analysis) }
    writer.write("truncated", analysis.leftOut.json)
    writer.write("viewControllers", each: analysis.viewControllers) { $0.json(in: analysis) }
    writer.endObject()
    writer.endDocument()
  }
}

extension JSONWriter {
  fileprivate mutating func write<Element>(_ key: String, each elements: [Element], as json: (Element) -> JSONValue) {
    self.key(key)
    beginArray()
    for element in elements { write(json(element)) }
    endArray()
  }
}

extension Analysis {
  var summary: JSONValue {
    [
      "errors": .integer(count(of: .error)), "warnings": .integer(count(of: .warning)), "infos": .integer(count(of: .info)),
      "suppressed": .integer(suppressed), "events": .integer(events), "processes": .integer(runs),
    ]
  }
}

extension LeftOut {
  /// What is left out, by list; lists that are whole are not named.
  fileprivate var json: JSONValue {
    let counts: KeyValuePairs = [
      "intervals": intervals, "processes": processes, "tasks": tasks, "transitions": transitions, "viewControllers": viewControllers,
    ]
    var members = counts.filter { $0.value > 0 }.map { JSONValue.Member($0.key, .integer($0.value)) }
    if !findings.isEmpty {
      members.append(.init("findings", .object(findings.map { JSONValue.Member($0.rule, .integer($0.count)) })))
    }
    return .object(members)
  }
}
