import LogParser

extension SurveyReport {
  /// Writes the surveys as one object.
  public func writeJSON(to sink: @escaping ReportSink) {
    var writer = JSONWriter(style: .pretty, sink: sink)
    writer.write(["schemaVersion": 1, "inputs": .array(surveys.map(json))])
    writer.endDocument()
  }

  private func json(_ survey: LogSurvey) -> JSONValue {
    let summary = survey.summary
    let problems = summary.problems.map { problem -> JSONValue in
      [
        "kind": .string(problem.kind), "line": JSONValue(problem.line), "count": .integer(problem.count),
        "message": .string(problem.message),
      ]
    }
    return .object(
      [
        .init("name", .string(survey.name)), .init("nameHint", JSONValue(survey.hint?.title)), .init("lines", .integer(summary.lines)),
        .init("records", .integer(summary.records)),
        .init("events", .integer(summary.events)), .init("blankLines", .integer(survey.kinds[.blank] ?? 0)),
        .init("continuedLines", .integer(survey.kinds[.continuation] ?? 0)),
        .init("serviceLines", .integer(survey.kinds[.service] ?? 0)), .init("unrecognizedLines", .integer(summary.unrecognizedLines)),
        .init("formats", Self.counts(summary.formats)), .init("layers", Self.counts(summary.layers)),
        .init("clocks", .array(survey.clocks.map(\.json))), .init("firstUnrecognized", .array(survey.unrecognized.map(\.json))),
        .init("problems", .array(problems)),
      ] + (survey.askedRecord == nil ? [] : [JSONValue.Member("line", explanation(of: survey))]))
  }

  private func explanation(of survey: LogSurvey) -> JSONValue {
    guard let record = survey.askedRecord, let line = survey.askedLine else { return .null }
    let fields = HeaderField.allCases.compactMap { field in
      survey.reading?.fields[field].map { JSONValue.Member(field.rawValue, .string($0)) }
    }
    return [
      "number": .integer(line.number), "text": .string(line.text), "kind": .string(record.kind.rawValue),
      "format": JSONValue(survey.reading?.format ?? record.format),
      "layers": .array((survey.reading?.layers ?? []).map(JSONValue.string)),
      "otherFormats": .array(survey.otherFormats.map(JSONValue.string)), "fields": .object(fields),
      "time": JSONValue(record.time?.description), "events": .array(record.events.map { .string($0.rule ?? $0.name.rawValue) }),
      "silence": .array(survey.silence.map(JSONValue.string)),
    ]
  }

  private static func counts(_ counts: [String: Int]) -> JSONValue { .object(counts.map { .init($0.key, .integer($0.value)) }) }
}

extension LogSurvey.Clock {
  fileprivate var json: JSONValue {
    [
      "format": JSONValue(format), "lines": .integer(lines), "firstLine": .integer(firstLine), "lastLine": .integer(lastLine),
      "start": .string(start.description), "end": .string(end.description), "hasZone": .bool(start.zone != nil),
      "hasDate": .bool(start.completeness != .timeOnly), "hasYear": .bool(start.completeness == .full),
      "fractionDigits": .integer(Int(start.fractionDigits)),
    ]
  }
}

extension LogSurvey.Line {
  fileprivate var json: JSONValue { ["line": .integer(number), "text": .string(text)] }
}
