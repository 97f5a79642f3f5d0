import Analyzer
import Foundation
import TestSupport
import Testing

/// Runs the traces of the life-cycle model: what must be found, and what must not be.
@Suite struct FixtureTests {
  @Test(arguments: Fixture.readAll())
  func holds(fixture: Fixture) {
    let findings = Pipeline.analyze(fixture.log, options: fixture.options).findings
    let known = fixture.rules.filter { RuleCatalog.rule(id: $0) != nil }
    for rule in known {
      let own = findings.filter { $0.rule == rule }
      if fixture.isFiring {
        #expect(!own.isEmpty, "\(rule) is missing; found \(findings.map(\.rule))\n\(fixture.log)")
        #expect(fixture.severities.isEmpty || own.allSatisfy { fixture.severities.contains($0.severity.rawValue) }, "\(own)")
      } else {
        #expect(own.isEmpty, "\(own.map(\.message))\n\(fixture.log)")
      }
    }
  }

  @Test func everyBlockIsRead() {
    #expect(Fixture.readAll().count > 100)
  }
}

/// One block of the file of traces.
struct Fixture: Sendable, CustomStringConvertible {
  let description: String
  let isFiring: Bool
  let rules: [String]
  var severities: [String] = []
  var options = AnalysisOptions()
  var lines: [String] = []

  var log: String { lines.joined(separator: "\n") + "\n" }

  static func readAll() -> [Fixture] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/lifecycle.txt")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    var fixtures: [Fixture] = []
    for line in text.split(separator: "\n").map(String.init) {
      if line.hasPrefix("=== ") {
        fixtures.append(Fixture(header: line))
      } else if !fixtures.isEmpty {
        fixtures[fixtures.count - 1].lines.append(line)
      }
    }
    return fixtures
  }

  /// Reads a header, such as `=== FAIL vc-layout-storm #complete #ios=9 #param layoutMax=1 #severity=warning`.
  private init(header: String) {
    let words = header.split(separator: " ").dropFirst().map(String.init)
    description = header
    isFiring = words.first == "FAIL"
    rules = words.dropFirst().filter { !$0.contains("=") && !$0.hasPrefix("#") }
    options.isComplete = words.contains("#complete")
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { continue }
      switch parts[0] {
      case "#ios": options.ios = Int(parts[1])
      case "#severity": severities = parts[1].split(separator: ",").map(String.init)
      default: options.parameters[rules.first ?? "", default: [:]][parts[0]] = Double(parts[1]).map { .number($0) }
      }
    }
  }
}
