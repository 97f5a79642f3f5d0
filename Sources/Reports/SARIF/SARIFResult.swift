import Analyzer
import LogParser

/// One finding as a result.
struct SARIFResult {
  let finding: Finding
  /// Why it is accepted; nil if it is not.
  let acceptance: String?

  /// Order in which results are kept: what is accepted goes first.
  var weight: Int { acceptance == nil ? 1 + (Severity.allCases.firstIndex(of: finding.severity) ?? 0) : 0 }

  func json(in analysis: Analysis, ruleIndex: Int?, fingerprints: JSONValue) -> JSONValue {
    let lines = evidence(in: analysis)
    var members: [JSONValue.Member] = [
      .init("ruleId", .string(finding.rule)), .init("level", .string(finding.severity.sarifLevel)),
      .init("message", ["text": .string(InertText.line(finding.message))]), .init("locations", [location(in: analysis)]),
      .init("partialFingerprints", fingerprints), .init("properties", properties),
    ]
    if let ruleIndex { members.append(.init("ruleIndex", .integer(ruleIndex))) }
    if finding.count > 1 { members.append(.init("occurrenceCount", .integer(finding.count))) }
    if !lines.isEmpty {
      members.append(.init("relatedLocations", .array(lines.prefix(SARIFLimits.locations).enumerated().map { numbered($1, $0) })))
      let steps = lines.prefix(SARIFLimits.flowLocations).enumerated().map { step($1, $0) }
      members.append(.init("codeFlows", [["threadFlows": [["locations": .array(steps)]]]]))
    }
    if let acceptance {
      let reason = JSONValue.string(InertText.line(acceptance))
      members.append(.init("suppressions", [["kind": "external", "status": "accepted", "justification": reason]]))
    }
    return .object(members)
  }

  /// The line that reviewers see: of the source code if it is known, else of the log.
  private func location(in analysis: Analysis) -> JSONValue {
    var place = logPlace(in: analysis)
    if let source = finding.source { place = SARIFPlace(path: source.path, line: source.line) }
    guard case .object(let members) = place.json, let name = finding.logicalName else { return place.json }
    let logical: JSONValue = [
      "name": .string(InertText.line(finding.callback?.rawValue ?? name)), "fullyQualifiedName": .string(InertText.line(name)),
      "kind": .string(finding.callback == nil ? "type" : "member"),
    ]
    return .object(members + [.init("logicalLocations", [logical])])
  }

  private func logPlace(in analysis: Analysis) -> SARIFPlace {
    let own = finding.evidence.first { $0.line == finding.line && $0.input == nil }
    return SARIFPlace(
      path: analysis.shownName(of: finding.input), input: finding.input, line: finding.line,
      column: SARIFPlace.column(finding.column, in: own?.text), snippet: own?.text)
  }

  /// The lines that prove it, in their order; without any, the line where it shows.
  private func evidence(in analysis: Analysis) -> [SARIFPlace] {
    guard !finding.evidence.isEmpty else {
      guard finding.source != nil || finding.line != nil else { return [] }
      var place = logPlace(in: analysis)
      place.message = finding.message
      return [place]
    }
    return finding.evidence.map { line in
      let input = line.input ?? finding.input
      return SARIFPlace(
        path: analysis.shownName(of: input), input: input, line: line.line, snippet: line.text, message: line.text)
    }
  }

  private func numbered(_ place: SARIFPlace, _ index: Int) -> JSONValue {
    guard case .object(let members) = place.json else { return place.json }
    return .object(members + [.init("id", .integer(index + 1))])
  }

  private func step(_ place: SARIFPlace, _ index: Int) -> JSONValue {
    ["executionOrder": .integer(index + 1), "importance": "essential", "location": place.json]
  }

  private var properties: JSONValue {
    let texts = [("process", finding.process), ("subject", finding.subject), ("instance", finding.instance), ("help", finding.help)]
    let members = texts.compactMap { name, text in text.map { JSONValue.Member(name, .string(InertText.line($0))) } }
    let pid = finding.pid.map { [JSONValue.Member("pid", .integer(Int($0)))] } ?? []
    let own: [JSONValue.Member] = [
      .init("certainty", .string(finding.certainty.rawValue)), .init("machine", .string(finding.machine.rawValue)),
    ]
    return .object(own + members + pid)
  }
}

extension Finding {
  /// `Class.callback`, or as much of it as is known.
  var logicalName: String? {
    let parts = [subject, callback?.rawValue].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ".")
  }
}

extension Severity {
  var sarifLevel: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }
}
