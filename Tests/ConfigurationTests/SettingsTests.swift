import Analyzer
import Configuration
import LogParser
import Testing

@Suite struct SettingsTests {
  /// Reads settings; what is read must fit the schema too.
  private func settings(_ text: String) throws -> Settings {
    let settings = try Settings(Array(text.utf8), rules: RuleCatalog.all)
    #expect(try ConfigurationSchemaTests.faults(in: text) == [])
    return settings
  }

  @Test func asksForNothingInAnEmptyFile() throws {
    let settings = try settings("# later\n")
    #expect(settings.ios == nil && settings.processes.isEmpty && settings.severities.isEmpty && settings.exceptions.isEmpty)
  }

  @Test func readsVersionAndProcesses() throws {
    #expect(try settings("ios: 17.4\nprocess: Demo").ios == 17)
    #expect(try settings("process: Demo").processes == ["Demo"])
    #expect(try settings("process: [Demo, 'My App']").processes == ["Demo", "My App"])
  }

  @Test func readsRules() throws {
    let settings = try settings(
      """
      rules:
        app-background-unprotected: { severity: error, grace: 2.5 s, exemptModes: [audio, voip] }
        vc-loadview-loop: { enabled: false }
        vc-appear-repeated: { enabled: true, severity: info }
      """)
    #expect(settings.severities == ["app-background-unprotected": .error, "vc-appear-repeated": .info])
    #expect(settings.disabledRules == ["vc-loadview-loop"])
    #expect(settings.parameters == ["app-background-unprotected": ["grace": .number(2.5), "exemptModes": .words(["audio", "voip"])]])
  }

  @Test func readsExceptionsWithTheirPlaces() throws {
    let settings = try settings(
      """
      exceptions:
        - rule: vc-loadview-loop
          class: Demo.HomeViewController
          reason: known
        - { rule: app-duplicate-active, process: Demo, reason: APP-1 }
      """)
    #expect(
      settings.exceptions.map(\.exception) == [
        FindingException(rule: "vc-loadview-loop", className: "HomeViewController", reason: "known"),
        FindingException(rule: "app-duplicate-active", process: "Demo", reason: "APP-1"),
      ])
    #expect(settings.exceptions.map(\.position.line) == [2, 5])
  }

  @Test func readsFormatsAndEvents() throws {
    let settings = try settings(
      """
      formats:
        - id: mine
          pattern: '^(?<time>\\d+) (?<process>\\w+): '
          time: milliseconds
          samples: ['1714558530123 Demo: hello']
      events:
        - { words: didEnterFG, event: applicationWillEnterForeground, samples: [didEnterFG, '1714558530123 Demo: didEnterFG'] }
      """)
    #expect(settings.userCatalog.formats.map(\.id) == ["mine"])
    #expect(settings.userCatalog.formats.map(\.timeStyle) == [.milliseconds])
    #expect(settings.userCatalog.events.map(\.event) == [.applicationWillEnterForeground])
  }

  @Test func keepsParametersApartFromTheKeysOfARule() {
    for rule in RuleCatalog.all {
      #expect(!rule.parameters.contains { ["severity", "enabled"].contains($0.name) }, "\(rule.id)")
    }
  }
}
