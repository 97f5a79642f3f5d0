import Analyzer
import Gate
import LogParser

/// The findings in the Static Analysis Results Interchange Format 2.1.0, as code scanning takes them.
public struct SARIFReport: Sendable {
  private static let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  /// Version of the tool that the report names.
  public var version: String
  /// The rules that findings may name.
  public var rules: [Rule]

  /// Makes a report.
  public init(version: String, rules: [Rule] = RuleCatalog.all) { (self.version, self.rules) = (version, rules) }

  /// Writes `analysis` to `sink`, one result after the other.
  public func write(_ analysis: Analysis, to sink: @escaping ReportSink) {
    let selection = SARIFSelection(of: analysis)
    let names = Set(selection.results.map(\.finding.rule))
    let used = rules.filter { names.contains($0.id) }.sorted { $0.id < $1.id }
    let positions = Dictionary(uniqueKeysWithValues: used.enumerated().map { ($1.id, $0) })
    var writer = JSONWriter(style: .pretty, sink: sink)
    writer.beginObject()
    writer.write("$schema", .string(Self.schema))
    writer.write("version", "2.1.0")
    writer.key("runs")
    writer.beginArray()
    writer.beginObject()
    writer.write("automationDetails", ["id": "lifelog/"])
    writer.write("columnKind", "unicodeCodePoints")
    writer.write("tool", ["driver": driver(used)])
    writer.write("artifacts", .array(selection.artifacts(in: analysis)))
    writer.write("invocations", [invocation(of: analysis, leftOut: selection.leftOut)])
    writer.key("results")
    writer.beginArray()
    var fingerprints = SARIFFingerprints()
    for result in selection.results {
      writer.write(
        result.json(in: analysis, ruleIndex: positions[result.finding.rule], fingerprints: fingerprints.next(for: result.finding)))
    }
    writer.endArray()
    writer.endObject()
    writer.endArray()
    writer.endObject()
    writer.endDocument()
  }

  private func driver(_ rules: [Rule]) -> JSONValue {
    ["name": "lifelog", "semanticVersion": .string(version), "rules": .array(rules.map(\.sarif))]
  }

  private func invocation(of analysis: Analysis, leftOut: Int) -> JSONValue {
    var notifications: [JSONValue] = []
    for (index, input) in analysis.inputs.enumerated() {
      for problem in input.problems {
        let message = InertText.line(problem.message) + (problem.count > 1 ? " (\(problem.count) times)" : "")
        notifications.append([
          "level": "note", "message": ["text": .string(message)], "descriptor": ["id": .string(problem.kind)],
          "locations": [SARIFPlace(path: analysis.shownName(of: index), input: index, line: problem.line).json],
        ])
      }
    }
    if leftOut > 0 {
      let text = "\(leftOut) findings are left out: code scanning takes \(SARIFLimits.results) of a run"
      notifications.append(["level": "warning", "message": ["text": .string(text)]])
    }
    return ["executionSuccessful": true, "toolExecutionNotifications": .array(notifications)]
  }
}

/// What GitHub's code scanning takes of one run.
enum SARIFLimits {
  static let results = 25_000
  static let flowLocations = 1_000
  static let locations = 100
  static let tags = 10
  static let title = 1_000
}

/// The findings of a report, accepted ones behind the others.
struct SARIFSelection {
  let results: [SARIFResult]
  /// How many findings there was no room for.
  let leftOut: Int

  init(of analysis: Analysis) {
    let found = analysis.sortedFindings.map { SARIFResult(finding: $0, acceptance: nil) }
    let all = found + analysis.accepted.map { SARIFResult(finding: $0.finding, acceptance: $0.reason) }
    leftOut = max(0, all.count - SARIFLimits.results)
    guard leftOut > 0 else {
      results = all
      return
    }
    // The worst ones stay.
    let order = all.indices.sorted { (all[$1].weight, $0) < (all[$0].weight, $1) }
    results = order.prefix(SARIFLimits.results).sorted().map { all[$0] }
  }

  /// The logs, and behind them the files of source code that findings name.
  func artifacts(in analysis: Analysis) -> [JSONValue] {
    analysis.inputs.indices.map { index in
      [
        "location": ["uri": .string(SARIFPlace.uri(analysis.shownName(of: index)))], "mimeType": "text/plain",
        "roles": ["analysisTarget"],
        // The same log may be given twice, but no two artifacts may be equal.
        "properties": ["input": .integer(index)],
      ]
    }
  }
}

/// Numbers the findings of one fingerprint, since code scanning drops what it takes for the same.
struct SARIFFingerprints {
  private var counts: [String: Int] = [:]

  mutating func next(for finding: Finding) -> JSONValue {
    let hash = Fingerprint(finding).hash
    counts[hash, default: 0] += 1
    return ["lifelog/v1": .string(hash), "primaryLocationLineHash": .string("\(hash):\(counts[hash] ?? 1)")]
  }
}
