import Testing

@testable import lifelog

@Suite struct UsageErrorTests {
  @Test(arguments: [
    (["analize", "a.log"], "unknown command 'analize'", "help: did you mean 'analyze'?"),
    (["app.log"], "unknown command 'app.log'", "help: to analyse a log: lifelog analyze app.log"),
    (["--strict", "a.log"], "no command before '--strict'", "help: try 'lifelog analyze --strict'"),
    (
      ["help", "rule"], "unknown command 'rule'",
      "the commands are analyze, diff, events, rules, explain,"
    ),
    (["analyze", "--strcit", "a.log"], "unknown option '--strcit'", "help: did you mean '--strict'?"),
    (["analyze", "--jobs", "a.log"], "unknown option '--jobs'", "help: 'lifelog help analyze' lists the options"),
    (["analyze", "-x"], "unknown option '-x'", "lists the options"),
    (["events", "--strict", "a.log"], "'lifelog events' has no option '--strict'", "it is an option of 'lifelog analyze'"),
    (["analyze", "--strict=yes"], "'--strict' takes no value", "leave out"),
    (["analyze", "--ios"], "'--ios' needs a value", "help: --ios VERSION"),
    (["analyze", "--report", "jsn"], "unknown report format 'jsn'", "help: did you mean 'json'?"),
    (["events", "--report", "json"], "unknown report format 'json'", "'lifelog events' writes text or ndjson"),
    (["analyze", "--report=json="], "no path behind 'report json='", "without '='"),
    (["analyze", "--report", "text", "--report", "json"], "two reports go to standard output", "--report json=PATH"),
    (["analyze", "--report", "text=a", "--report", "json=a"], "two reports go to 'a'", "another place"),
    (["analyze", "--fail-on", "eror"], "unknown severity 'eror'", "help: did you mean 'error'?"),
    (["analyze", "--fail-on", "error:sure"], "unknown certainty 'sure'", "possible: uncertain, likely or certain"),
    (["analyze", "--fail-on", "never:likely"], "'never' takes no certainty", "did you mean 'never'?"),
    (["analyze", "--ios", "17.x"], "'17.x' is no version of iOS", "17.4.1"),
    (["analyze", "--ios", "0"], "'0' is no version of iOS", "17.4.1"),
    (["analyze", "--pid", "-1"], "'-1' is no process number", "whole number"),
    (["analyze", "--pid", "99999999999"], "'99999999999' is no process number", "whole number"),
    (["analyze", "--process", ""], "the process name is empty", "variable"),
    (["analyze", "--since", "25:00"], "'25:00' is no time", "10:15:30.5"),
    (["analyze", "--until", "2024-13-01"], "'2024-13-01' is no time", "2024-05-01"),
    (["analyze", "--only", "vc-double-laod"], "no rule is called 'vc-double-laod'", "help: did you mean 'vc-double-load'?"),
    (["analyze", "--skip", "xyz"], "no rule is called 'xyz'", "rules have names such as app-slow-launch"),
    (["analyze", "--set", "grace"], "'grace' sets no parameter", "a setting looks like"),
    (["analyze", "--set", "app-slow-lunch.grace=1"], "no rule is called 'app-slow-lunch'", "did you mean 'app-slow-launch'?"),
    (["analyze", "--set", "app-slow-launch.grce=1"], "has no parameter 'grce'", "did you mean 'grace'?"),
    (["analyze", "--set", "vc-double-load.x=1"], "has no parameter 'x'", "it has no parameters"),
    (["analyze", "--set", "app-slow-launch.grace=soon"], "'soon' is no number", "grace (s): Seconds until the rule fires."),
    (["analyze", "--color", "allways"], "unknown choice of colours 'allways'", "did you mean 'always'?"),
    (["analyze", ""], "an argument is empty", "variable that is not set"),
    (["analyze", "-", "-"], "standard input is named twice", "only once"),
  ])
  func refusesAMistakeWithItsReasonBeforeAnythingIsRead(arguments: [String], headline: String, advice: String) {
    let run = TestRun(arguments: arguments, input: "", rules: TestRun.rules)
    #expect(run.status == .failure)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("lifelog: error: "))
    #expect(run.errors.contains(headline))
    #expect(run.errors.contains(advice))
    #expect(run.errors.contains("^"))
  }

  @Test func putsTheCaretUnderTheOffendingPart() {
    #expect(
      TestRun(arguments: ["analyze", "--set=app-slow-launch.grce=1", "a.log"], rules: TestRun.rules).errors == """
        lifelog: error: rule 'app-slow-launch' has no parameter 'grce'
          its parameters: grace, modes

            lifelog analyze --set=app-slow-launch.grce=1 a.log
                                                  ^^^^
          help: did you mean 'grace'?

        """)
  }

  @Test func putsTheCaretUnderAQuotedArgument() {
    #expect(
      TestRun("analyze", "mein log.txt", "--only", "a b", input: "").errors.contains(
        """
            lifelog analyze 'mein log.txt' --only 'a b'
                                                   ^^^
        """))
  }

  @Test func countsWideCharactersBeforeTheCaret() {
    #expect(
      TestRun("analyze", "日志.log", "--pid", "x", input: "").errors.contains(
        """
            lifelog analyze 日志.log --pid x
                                           ^
        """))
  }

  @Test func showsTheSurroundingsOfAMistakeInALongLine() {
    let files = (1...40).map { "file-number-\($0).log" }
    let run = TestRun(arguments: ["analyze"] + files + ["--strcit"] + files, input: "", width: 60)
    #expect(run.errors.split(separator: "\n").allSatisfy { $0.count <= 60 })
    #expect(run.errors.contains("--strcit"))
  }

  @Test func neverPassesControlCharactersOn() {
    let run = TestRun("analyze", "--only", "\u{1B}[2J", input: "")
    #expect(!run.errors.contains("\u{1B}"))
    #expect(run.errors.contains("\\u{1B}[2J"))
  }
}
