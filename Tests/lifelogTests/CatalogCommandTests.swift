import Testing

@testable import lifelog

@Suite struct CatalogCommandTests {
  @Test func listsOnlyTheWantedRules() {
    let text = TestRun("rules", "--machine", "scene", "--severity", "error").output
    #expect(text.contains("scene-event-before-connect"))
    #expect(!text.contains("app-") && !text.contains("  warning  "))
  }

  @Test func everyReportOfTheCatalogSucceeds() {
    for format in Command.rules.formats {
      #expect(TestRun("rules", "--report", format.rawValue).status == .success)
      #expect(TestRun("explain", "vc-loadview-loop", "--report", format.rawValue).output.contains("vc-loadview-loop"))
    }
    for format in Command.graph.formats { #expect(TestRun("graph", "app", "--report", format.rawValue).status == .success) }
  }

  @Test func drawsATraceWithItsCounts() {
    let run = TestRun("graph", "app", "a.log", files: ["a.log": Logs.doubleActivation])
    #expect(run.status == .success)
    #expect(run.output.contains("! ─?▶ active       applicationDidBecomeActive (1×)"))
  }

  @Test func doesNotDrawAnEmptyTrace() {
    let run = TestRun("graph", "app", "a.log", files: ["a.log": Logs.nothing])
    #expect(run.status == .failure)
    #expect(run.output.isEmpty)
  }

  @Test(arguments: [
    (["explain", "vc-loadview-lop"], "no rule is called 'vc-loadview-lop'", "did you mean 'vc-loadview-loop'?"),
    (["explain"], "'lifelog explain' needs a rule", "'lifelog rules' lists them"),
    (["explain", "vc-loadview-loop", "x"], "has no use for 'x'", "it takes one RULE"),
    (["rules", "x"], "has no use for 'x'", "lifelog explain x"),
    (["rules", "--machine", "scne"], "unknown life cycle 'scne'", "did you mean 'scene'?"),
    (["rules", "--severity", "eror"], "unknown severity 'eror'", "did you mean 'error'?"),
    (["graph", "tsk"], "unknown life cycle 'tsk'", "did you mean 'task'?"),
    (["graph"], "'lifelog graph' needs a life cycle", "app, scene, viewController, task"),
    (["graph", "app", "--report", "json"], "unknown report format 'json'", "text, dot or mermaid"),
  ])
  func refusesAMistake(arguments: [String], headline: String, advice: String) {
    let run = TestRun(arguments: arguments)
    #expect(run.status == .failure)
    #expect(run.errors.contains(headline))
    #expect(run.errors.contains(advice))
  }
}
