import Reports
import TestSupport
import Testing

/// Keeps the documents that follow from the catalogue true; with LIFELOG_RECORD=1 in the environment it writes them.
@Suite struct DocumentationTests {
  @Test func rulesAreDocumented() throws { try compare("Rules.md", collect(CatalogDocuments.writeRules)) }

  @Test func machinesAreDocumented() throws { try compare("Machines.md", collect(CatalogDocuments.writeMachines)) }

  @Test func eventsAreDocumented() throws { try compare("Events.md", collect(CatalogDocuments.writeEvents)) }

  @Test func theReportHasASchema() throws { try compare("report.schema.json", collect(ReportSchema.write)) }

  @Test func theConfigurationHasASchema() throws {
    try compare("configuration.schema.json", collect { ConfigurationSchema.write(to: $0) })
  }

  @Test func formatsAreDocumented() throws { try compare("Formats.md", collect(CatalogDocuments.writeFormats)) }

  @Test func theReadmeLeadsToTheDocuments() throws {
    let readme = try Recorded.text("README.md")
    for name in ["Rules", "Machines", "Events", "Formats"] { #expect(readme.contains("(Documentation/\(name).md)")) }
  }

  private func compare(_ name: String, _ text: String) throws {
    let recorded = try Recorded.text("Documentation/\(name)", now: text)
    #expect(text == recorded, "\(name): record it with LIFELOG_RECORD=1 swift test --filter DocumentationTests")
  }
}
