import Analyzer
import TestSupport
import Testing

@Suite struct RuleExampleTests {
  @Test(arguments: RuleCatalog.all.filter { $0.id != "expect-unmet" }.map(\.id))
  func firesAndStaysQuietOnItsExamples(id: String) throws {
    let rule = try #require(RuleCatalog.rule(id: id))
    for example in rule.examples {
      let findings = Pipeline.analyze(example.log.joined(separator: "\n"), options: options(of: example, rule: rule)).findings
      let own = findings.filter { $0.rule == id }
      guard let line = example.line else {
        #expect(own.isEmpty, "\(example.title): \(own.map(\.message))")
        continue
      }
      #expect(own.contains { $0.line == line }, "\(example.title): got \(findings.map { "\($0.rule)@\($0.line ?? 0)" })")
    }
  }

  private func options(of example: RuleExample, rule: Rule) -> AnalysisOptions {
    var options = AnalysisOptions()
    options.isComplete = example.isComplete
    options.ios = example.ios
    for parameter in example.parameters {
      let parts = parameter.split(separator: "=", maxSplits: 1).map(String.init)
      let value = Double(parts[1]).map { RuleParameter.Value.number($0) } ?? .words(parts[1].split(separator: ",").map(String.init))
      options.parameters[rule.id, default: [:]][parts[0]] = value
    }
    return options
  }
}
