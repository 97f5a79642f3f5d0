import Analyzer
import Foundation
import LogParser
import Testing

@Suite struct RuleCatalogTests {
  @Test func everyIdIsUnique() {
    #expect(Set(RuleCatalog.all.map(\.id)).count == RuleCatalog.all.count)
    #expect(Set(RuleCatalog.all.map(\.number)).count == RuleCatalog.all.count)
  }

  @Test func rulesStandInTheOrderOfTheirNumbers() {
    let numbers = RuleCatalog.all.map(\.number).filter { !$0.hasPrefix("X") }
    #expect(numbers.filter { $0.hasPrefix("R") } == numbers.filter { $0.hasPrefix("R") }.sorted())
    #expect(numbers.filter { !$0.hasPrefix("R") } == RuntimeMessage.all.indices.map { ($0 < 9 ? "M0" : "M") + String($0 + 1) })
  }

  @Test func aRuleIsFoundByItsId() {
    for rule in RuleCatalog.all { #expect(RuleCatalog.rule(id: rule.id)?.number == rule.number) }
    #expect(RuleCatalog.rule(id: "app-no-such-rule") == nil)
  }

  @Test(arguments: RuleCatalog.all.map(\.id))
  func anIdIsInKebabCaseAndNamesItsMachine(_ id: String) throws {
    let rule = try #require(RuleCatalog.rule(id: id))
    #expect(id.wholeMatch(of: #/[a-z]+(-[a-z0-9]+)+/#) != nil)
    #expect(try #require(prefixes[rule.machine.rawValue]).contains { id.hasPrefix($0 + "-") })
    #expect(rule.number.wholeMatch(of: #/[RMX][0-9]{2}/#) != nil)
  }

  @Test func everyFileOfTheFolderIsInTheList() throws {
    let listed = try RuleCatalog.all.filter { $0.machine != .message }.map {
      "\($0.id.hasPrefix("expect-") ? "Expectation" : try #require(folders[$0.machine.rawValue]))/\(fileName(of: $0.id))"
    }
    #expect(try filesOfTheFolder() == listed.sorted())
  }

  @Test(arguments: RuleCatalog.all.map(\.id))
  func everyTextIsWritten(_ id: String) throws {
    let rule = try #require(RuleCatalog.rule(id: id))
    let sentences = [rule.why, rule.remedy, rule.limits] + rule.parameters.map(\.meaning)
    for sentence in sentences { #expect(sentence.hasSuffix("."), "\(sentence)") }
    let headlines = [rule.title, rule.source] + rule.examples.map(\.title)
    for headline in headlines {
      #expect(!headline.isEmpty)
      #expect(!headline.hasSuffix("."), "\(headline)")
    }
    for text in sentences + headlines { #expect(!text.contains("  "), "\(text)") }
  }

  @Test(arguments: RuleCatalog.all.map(\.id))
  func everyRuleHasQuietAndFiringExamples(_ id: String) throws {
    let rule = try #require(RuleCatalog.rule(id: id))
    #expect(rule.examples.filter { $0.line == nil }.count >= (rule.machine == .message ? 1 : 2))
    #expect(rule.examples.contains { $0.line != nil })
    #expect(Set(rule.examples.map(\.title)).count == rule.examples.count)
  }

  @Test(arguments: RuleCatalog.all.map(\.id))
  func anExampleFiresWithinItsLogAndSetsKnownParameters(_ id: String) throws {
    let rule = try #require(RuleCatalog.rule(id: id))
    for example in rule.examples {
      #expect(!example.log.contains(""), "\(example.title)")
      if let line = example.line { #expect(example.log.indices.contains(line - 1), "\(example.title)") }
      for setting in example.parameters {
        let name = setting.prefix { $0 != "=" }
        #expect(rule.parameters.contains { $0.name == name }, "\(setting)")
      }
    }
  }

  private let prefixes = [
    "app": ["app", "expect"], "scene": ["scene"], "viewController": ["vc"], "swiftui": ["swiftui"], "task": ["task"], "system": ["sys"],
    "message": ["uikit", "swiftui"],
  ]

  private let folders = [
    "app": "Application", "scene": "Scene", "viewController": "ViewController", "swiftui": "SwiftUI", "task": "Task",
    "system": "System",
  ]

  /// `app-duplicate-active` stands in `AppDuplicateActive.swift`.
  private func fileName(of id: String) -> String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + ".swift"
  }

  /// Files of the rule folders as `Folder/File.swift`, sorted.
  private func filesOfTheFolder() throws -> [String] {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let rules = package.appending(path: "Sources/Analyzer/Catalog/Rules").path(percentEncoded: false)
    let files = try FileManager.default.subpathsOfDirectory(atPath: rules)
    return files.filter { $0.contains("/") && $0.hasSuffix(".swift") }.sorted()
  }
}
