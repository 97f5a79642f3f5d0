import Analyzer
import Gate
import LogParser

/// The trace for OpenTelemetry, as one object of OTLP JSON: life-cycle events and findings as logs, controllers and tasks as spans.
///
/// States follow the semantic convention for mobile events (`device.app.lifecycle`, `ios.app.state`). A log without dates or zones
/// gives times that are right among themselves; the resource says so as `lifelog.clock`.
public struct OTLPReport: Sendable {
  /// Version of the tool that the report names.
  public var version: String

  /// Makes a report.
  public init(version: String) { self.version = version }

  /// Writes the object on one line, which is also one line of OTLP's file format.
  public func write(_ analysis: Analysis, to sink: @escaping ReportSink) {
    let findings = FindingOwners(analysis).findings
    let runs = analysis.processes.indices.map { OTLPRun(of: $0, in: analysis, findings: findings[$0] ?? []) }
    var writer = JSONWriter(style: .compact, sink: sink)
    writer.beginObject()
    writer.key("resourceLogs")
    writer.beginArray()
    for run in runs {
      writer.write(["resource": run.resource, "scopeLogs": [["scope": scope, "logRecords": .array(run.stateLogs + run.findingLogs)]]])
    }
    writer.endArray()
    writer.key("resourceSpans")
    writer.beginArray()
    for run in runs { writer.write(["resource": run.resource, "scopeSpans": [["scope": scope, "spans": .array(run.spans)]]]) }
    writer.endArray()
    writer.endObject()
    writer.endDocument()
  }

  private var scope: JSONValue { ["name": "lifelog", "version": .string(version)] }
}

/// How values are written in OTLP JSON.
enum OTLP {
  /// Makes an attribute with a text.
  static func text(_ key: String, _ value: String) -> JSONValue {
    ["key": .string(key), "value": ["stringValue": .string(InertText.line(value))]]
  }

  /// Makes an attribute with a whole number, which is a string in JSON.
  static func number(_ key: String, _ value: Int) -> JSONValue {
    ["key": .string(key), "value": ["intValue": .string(String(value))]]
  }

  /// Nanoseconds as a string; zero stands for a time that is not known.
  static func time(_ time: Timestamp?) -> JSONValue { .string(String(max(0, time?.nanoseconds ?? 0))) }
}
