import Foundation
import Reports
import Testing

/// Keeps the documents that follow from the catalogue true; with LIFELOG_RECORD=1 in the environment it writes them.
@Suite struct DocumentationTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL

  @Test func rulesAreDocumented() throws { try compare("Rules.md", collect(CatalogDocuments.writeRules)) }

  @Test func machinesAreDocumented() throws { try compare("Machines.md", collect(CatalogDocuments.writeMachines)) }

  @Test func eventsAreDocumented() throws { try compare("Events.md", collect(CatalogDocuments.writeEvents)) }

  @Test func theReportHasASchema() throws { try compare("report.schema.json", collect(ReportSchema.write)) }

  @Test func theConfigurationHasASchema() throws {
    try compare("configuration.schema.json", collect { ConfigurationSchema.write(to: $0) })
  }

  @Test func formatsAreDocumented() throws { try compare("Formats.md", collect(CatalogDocuments.writeFormats)) }

  @Test func theReadmeLeadsToTheDocuments() throws {
    let readme = String(decoding: try Data(contentsOf: Self.package.appending(path: "README.md")), as: UTF8.self)
    for name in ["Rules", "Machines", "Events", "Formats"] { #expect(readme.contains("(Documentation/\(name).md)")) }
  }

  private func compare(_ name: String, _ text: String) throws {
    let file = Self.package.appending(path: "Documentation/\(name)")
    if ProcessInfo.processInfo.environment["LIFELOG_RECORD"] == "1" { try Data(text.utf8).write(to: file) }
    let recorded = String(decoding: (try? Data(contentsOf: file)) ?? Data(), as: UTF8.self)
    #expect(text == recorded, "\(name): record it with LIFELOG_RECORD=1 swift test --filter DocumentationTests")
  }
}
