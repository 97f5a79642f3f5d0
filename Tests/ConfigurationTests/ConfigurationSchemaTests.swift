import Analyzer
import Foundation
import LogParser
import TestSupport
import Testing

@testable import Configuration

/// The schema for editors says what the reader accepts.
@Suite struct ConfigurationSchemaTests {
  private static func schema() throws -> JSON {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Documentation/configuration.schema.json")
    return try JSON(parsing: String(contentsOf: file, encoding: .utf8))
  }

  /// Returns what the schema finds wrong with a configuration file.
  static func faults(in text: String) throws -> [String] {
    guard let root = try YAMLDocument(Array(text.utf8)).root else { return [] }
    return JSONSchemaCheck(try schema()).faults(in: JSON(root))
  }

  @Test func listsTheKeysThatTheReaderAccepts() throws {
    let properties = try Self.schema()["properties"]
    #expect(Set(properties.members.keys) == Set(SettingsReader.keys))
    func keys(_ section: String) -> Set<String> { Set(properties[section]["items"]["properties"].members.keys) }
    #expect(keys("exceptions") == Set(SettingsReader.exceptionKeys))
    #expect(keys("formats") == Set(SettingsReader.formatKeys))
    #expect(keys("events") == Set(SettingsReader.eventKeys))
  }

  @Test func listsTheRulesWithTheirParameters() throws {
    let rules = try Self.schema()["properties"]["rules"]["properties"]
    #expect(Set(rules.members.keys) == Set(RuleCatalog.all.map(\.id)))
    for rule in RuleCatalog.all { #expect(Set(rules[rule.id]["properties"].members.keys) == Set(SettingsReader.keys(of: rule))) }
  }

  @Test(arguments: [
    "iso: 17", "ios: [17]", "rules: { vc-loadview-lop: { enabled: false } }", "rules: { vc-loadview-loop: { severity: fatal } }",
    "rules: { vc-loadview-loop: { enabled: 'no' } }", "exceptions: [{ rule: vc-loadview-loop, reason: known }]",
    "exceptions: [{ rule: vc-loadview-loop, class: A }]", "formats: [{ id: Mine, pattern: 'x', samples: [x] }]",
    "events: [{ words: a, event: viewDidLaod, samples: [a] }]", "events: [{ words: a, event: viewDidLoad, samples: [] }]", "- a",
  ])
  func refusesWhatTheReaderRefuses(text: String) throws {
    #expect(throws: SettingsRefusal.self) { try Settings(Array(text.utf8), rules: RuleCatalog.all) }
    #expect(try !Self.faults(in: text).isEmpty)
  }
}

extension JSON {
  /// What an editor makes of YAML: plain words are truth values and numbers where they can be.
  fileprivate init(_ node: YAMLNode) {
    switch node.content {
    case .scalar(let text, let isPlain):
      if node.isNull {
        self = .null
      } else if isPlain, text == "true" || text == "false" {
        self = .bool(text == "true")
      } else if isPlain, let number = Double(text) {
        self = .number(number)
      } else {
        self = .string(text)
      }
    case .sequence(let nodes): self = .array(nodes.map(JSON.init))
    case .mapping(let entries):
      self = .object(Dictionary(entries.map { ($0.key.text ?? "", JSON($0.value)) }) { first, _ in first })
    }
  }
}
