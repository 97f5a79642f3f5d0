import Foundation
import Testing

@testable import LogParser

@Suite struct FormatCatalogTests {
  @Test func hasThreeSamplesPerFormat() {
    for format in FormatCatalog.all { #expect(format.samples.count >= 3, "\(format.id)") }
  }

  @Test func namesEveryFormatOnce() {
    let ids = FormatCatalog.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(!ids.contains(FormatCatalog.bareID))
  }

  @Test func listsEveryFormatOfTheFolder() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/LogParser/Catalog/Formats")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let sources = try files.map { try String(contentsOf: $0, encoding: .utf8) }
    let names = sources.flatMap { $0.matches(of: /public static let (\w+) = LogFormat\(/).map { String($0.1) } }
    let list = try String(contentsOf: folder.appending(path: "FormatCatalog.swift"), encoding: .utf8)
    for name in names { #expect(list.contains(".\(name),"), "\(name) is missing in FormatCatalog.all") }
    #expect(names.count == FormatCatalog.all.count)
  }

  @Test func compilesEveryPattern() {
    for format in FormatCatalog.all where !format.pattern.isEmpty {
      var compiled = CompiledFormat(format)
      #expect(compiled.patternInUse() != nil, "\(format.id)")
    }
  }

  @Test(arguments: FormatCatalog.all.map(\.id)) func claimsItsOwnSamples(id: String) throws {
    let format = try #require(FormatCatalog.all.first { $0.id == id })
    for sample in format.samples {
      let reading = try #require(self.reading(of: sample.line, as: id), "\(sample.line)")
      for (field, expected) in sample.fields { #expect(reading.fields[field] == expected, "\(field.rawValue) of \(sample.line)") }
    }
  }

  @Test(arguments: FormatCatalog.all.map(\.id)) func claimsItsSamplesInsideThreeLayers(id: String) throws {
    let format = try #require(FormatCatalog.all.first { $0.id == id })
    for sample in format.samples {
      let lines = sample.line.split(separator: "\n", omittingEmptySubsequences: false)
      let wrapped = lines.map { "2024-01-01T00:52:14.0000000Z [12:34:56]: ▸ \($0)" }.joined(separator: "\n")
      let reading = try #require(self.reading(of: wrapped, as: id), "\(sample.line)")
      #expect(reading.layers == ["github", "fastlane"], "\(sample.line)")
    }
  }

  /// Reads all lines of a sample and returns what the first line of format `id` says.
  private func reading(of sample: String, as id: String) -> LineReading? {
    for number in 1...sample.split(separator: "\n", omittingEmptySubsequences: false).count {
      var parser = LogParser(options: LogParser.Options(explainedLine: number))
      parser.parse(Array(sample.utf8).span) { _, _ in }
      parser.finish { _, _ in }
      if let reading = parser.reading, reading.format == id { return reading }
    }
    return nil
  }
}
