import TestSupport
import Testing

@testable import lifelog

@Suite struct ConfigurationTests {
  private func analyze(_ configuration: String, _ options: String..., log: String = Logs.doubleActivation) -> TestRun {
    TestRun(
      arguments: ["analyze", "--config", "c.yml"] + options + ["a.log"], files: ["c.yml": configuration, "a.log": log])
  }

  @Test func changesSeverities() {
    #expect(analyze("").status == .success)
    #expect(analyze("rules: { app-duplicate-active: { severity: error } }").status == .findings)
  }

  @Test func switchesRulesOffUnlessTheyAreAskedFor() {
    let configuration = "rules: { app-duplicate-active: { enabled: false } }"
    #expect(analyze(configuration, "--strict").status == .success)
    #expect(analyze(configuration, "--strict", "--only", "app-duplicate-active").status == .findings)
  }

  @Test func acceptsExceptionsAndCountsThem() {
    let run = analyze("exceptions: [{ rule: app-duplicate-active, process: Demo, reason: known }]", "--strict")
    #expect(run.status == .success)
    #expect(run.output.contains("1 suppressed"))
    #expect(run.errors.isEmpty)
  }

  @Test func mentionsExceptionsThatMatchNothing() {
    let configuration = "exceptions:\n  - { rule: app-duplicate-active, process: Other, reason: APP-7 }"
    #expect(
      analyze(configuration).errors == """
        c.yml:2:5: note: the exception of Other from 'app-duplicate-active' matched nothing
          help: remove it if the reason is gone: APP-7

        """)
    #expect(analyze(configuration, "--quiet").errors.isEmpty)
    #expect(analyze(configuration, "--since", "10:00:01").errors.isEmpty)
  }

  @Test func letsTheCommandLineCountMore() {
    #expect(analyze("process: Other").status == .failure)
    #expect(analyze("process: Other", "--process", "Demo").status == .success)
    #expect(analyze("ios: 12").output.contains("iOS 12"))
    #expect(analyze("ios: 12", "--ios", "17").output.contains("iOS 17"))
  }

  @Test func setsParametersBeneathTheCommandLine() {
    let log = """
      2024-05-01 10:00:00.000 Demo[42:7] applicationDidEnterBackground
      2024-05-01 10:00:09.000 Demo[42:7] still working
      2024-05-01 10:00:20.000 Demo[42:7] applicationWillEnterForeground
      """
    let configuration = "rules: { app-background-unprotected: { grace: 60 } }"
    #expect(analyze("", "--strict", log: log).status == .findings)
    #expect(analyze(configuration, "--strict", log: log).status == .success)
    #expect(analyze(configuration, "--strict", "--set", "app-background-unprotected.grace=5", log: log).status == .findings)
  }

  @Test func readsOwnFormatsAndWords() {
    let configuration = """
      formats: [{ id: mine, pattern: '(?<time>\\S+)@(?<process>\\w+) ', samples: ['10:00:00@Demo x'] }]
      events: [{ words: didEnterFG, event: applicationWillEnterForeground, samples: [didEnterFG] }]
      """
    let run = TestRun(
      "events", "--config", "c.yml", "--report", "ndjson", input: "10:00:00@Demo didEnterFG\n", files: ["c.yml": configuration])
    #expect(run.status == .success)
    #expect(run.output.contains("\"event\":\"applicationWillEnterForeground\""))
    #expect(run.output.contains("\"process\":\"Demo\""))
  }

  @Test func showsEveryMistakeWithItsPlaceAndReadsNothing() {
    #expect(
      analyze("ios: x\nproces: Demo\n").errors == """
        c.yml:1:6: error: 'x' is no version of iOS
          a version looks like 17 or 17.4.1

            ios: x
                 ^
        c.yml:2:1: error: the file has no key 'proces'
          its keys: ios, process, rules, exceptions, formats and events

            proces: Demo
            ^^^^^^
          help: did you mean 'process'?

        """)
    #expect(analyze("ios: x").status == .failure)
    #expect(analyze("ios: x").output.isEmpty)
  }

  @Test func neverPassesControlCharactersOn() {
    let run = analyze("\"\\e[2J\": 1\n# \t\n'\u{202E}\t': 2\n")
    #expect(!run.errors.contains("\u{1B}") && !run.errors.contains("\u{202E}") && !run.errors.contains("\t"))
  }

  @Test func refusesAConfigurationThatIsNotThere() {
    let run = TestRun("analyze", "--config", "/no/such/file.yml", input: Logs.clean)
    #expect(run.status == .failure)
    #expect(run.errors.contains("cannot read the configuration '/no/such/file.yml'"))
    #expect(TestRun("analyze", "--config", "", input: Logs.clean).errors.contains("the path of the configuration file is empty"))
  }

  @Test func findsTheFileByItselfUnlessNoneIsWanted() throws {
    let folder = TemporaryFolder()
    let path = try folder.write(Array("ios: x".utf8), to: ".lifelog.yml")
    let start = String(path.dropLast(".lifelog.yml".count))
    #expect(TestRun("analyze", input: Logs.clean, folder: start).status == .failure)
    #expect(TestRun("analyze", "--config", "none", input: Logs.clean, folder: start).status == .success)
    #expect(TestRun("analyze", input: Logs.clean).status == .success)
  }
}
