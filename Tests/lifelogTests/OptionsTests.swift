import Analyzer
import Testing

@testable import lifelog

@Suite struct OptionsTests {
  private func options(_ arguments: String...) throws -> Options {
    var parser = ArgumentParser(arguments, rules: TestRun.rules)
    guard case .run(let options) = try parser.parse() else {
      Issue.record("no command in \(arguments)")
      return Options(command: .analyze)
    }
    return options
  }

  @Test func startsWithTheDefaults() throws {
    let options = try options("analyze", "a.log")
    #expect(options.inputs == ["a.log"])
    #expect(options.reports == [ReportRequest(format: .text)])
    #expect(options.threshold == FailureThreshold(severity: .error, certainty: .uncertain))
  }

  @Test func takesValuesBehindEqualsSignsAndBlanks() throws {
    let options = try options("analyze", "--ios=17.4", "--pid", "42", "--process=My App", "--process", "b=c", "--report=json=out.json")
    #expect(options.ios == 17)
    #expect(options.pid == 42)
    #expect(options.processes == ["My App", "b=c"])
    #expect(options.reports == [ReportRequest(format: .json, path: "out.json")])
  }

  @Test func takesOptionsBetweenAndBehindFiles() throws {
    let options = try options("analyze", "a.log", "-q", "b.log", "--complete", "--", "--strict", "-")
    #expect(options.inputs == ["a.log", "b.log", "--strict", "-"])
    #expect(options.isQuiet && options.isComplete)
    #expect(options.threshold == .standard)
  }

  @Test func writesSeveralReportsToDifferentPlaces() throws {
    let options = try options("analyze", "--report", "text", "--report", "json=a.json", "--report", "text=a.txt")
    #expect(options.reports.map(\.path) == [nil, "a.json", "a.txt"])
  }

  @Test func readsTheThreshold() throws {
    #expect(try options("analyze", "--fail-on", "warning:likely").threshold == FailureThreshold(severity: .warning, certainty: .likely))
    #expect(try options("analyze", "--fail-on", "never").threshold.severity == nil)
    #expect(try options("analyze", "--fail-on", "error", "--strict").threshold.severity == .warning)
    #expect(try options("analyze", "--strict", "--fail-on", "error").threshold.severity == .error)
  }

  @Test func comparesFindingsWithTheThreshold() {
    let warning = Finding(rule: "r", severity: .warning, certainty: .likely, line: 1, machine: .app, message: "", help: "")
    #expect(!FailureThreshold.standard.isReached(by: warning))
    #expect(FailureThreshold(severity: .warning, certainty: .likely).isReached(by: warning))
    #expect(!FailureThreshold(severity: .info, certainty: .certain).isReached(by: warning))
    #expect(!FailureThreshold(severity: nil, certainty: .uncertain).isReached(by: warning))
  }

  @Test func setsParametersInTheirUnits() throws {
    let options = try options("analyze", "--set", "app-slow-launch.grace=2.5s", "--set=app-slow-launch.modes=audio,voip")
    #expect(options.parameters == ["app-slow-launch": ["grace": .number(2.5), "modes": .words(["audio", "voip"])]])
  }

  @Test func spellsEveryOptionOnce() {
    let names = OptionTable.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(OptionTable.all.allSatisfy { !$0.help.isEmpty && !$0.help.hasSuffix(".") && !$0.commands.isEmpty })
  }
}
