import Analyzer
import Configuration
import Testing

/// A broken file and the message that one would like to get.
struct BrokenSettings: Sendable, CustomTestStringConvertible {
  let text: String
  let line: Int
  let headline: String
  let advice: String
  /// What the caret points at.
  let marked: String

  init(_ text: String, at line: Int, _ headline: String, _ advice: String, marked: String) {
    (self.text, self.line, self.headline, self.advice, self.marked) = (text, line, headline, advice, marked)
  }

  var testDescription: String { headline }

  static let all: [BrokenSettings] = [
    BrokenSettings("proces: Demo", at: 1, "the file has no key 'proces'", "did you mean 'process'?", marked: "proces"),
    BrokenSettings("- ios: 17", at: 1, "the file is a list", "expected a mapping", marked: "- ios: 17"),
    BrokenSettings("ios: seventeen", at: 1, "'seventeen' is no version of iOS", "17.4.1", marked: "seventeen"),
    BrokenSettings("ios: [17]", at: 1, "ios is a list", "expected a text", marked: "[17]"),
    BrokenSettings("ios: 17\nprocess: A\nios: 16", at: 3, "the key 'ios' stands here twice", "first in line 1", marked: "ios"),
    BrokenSettings("process:\n  - Demo\n  - ''", at: 3, "process is empty", "expected a text", marked: "''"),
    BrokenSettings("rules: [vc-loadview-loop]", at: 1, "rules is a list", "ids of rules", marked: "[vc-loadview-loop]"),
    BrokenSettings(
      "rules:\n  vc-loadview-lop: { enabled: false }", at: 2, "no rule is called 'vc-loadview-lop'", "did you mean 'vc-loadview-loop'?",
      marked: "vc-loadview-lop"),
    BrokenSettings(
      "rules:\n  vc-loadview-loop: off", at: 2, "rule 'vc-loadview-loop' is a single value", "expected a mapping", marked: "off"),
    BrokenSettings(
      "rules:\n  vc-loadview-loop:\n    severity: eror", at: 3, "'eror' is no severity", "did you mean 'error'?", marked: "eror"),
    BrokenSettings(
      "rules:\n  vc-loadview-loop:\n    enabled: yes", at: 3, "enabled is 'yes'", "expected true or false", marked: "yes"),
    BrokenSettings(
      "rules:\n  app-background-unprotected: { grce: 3 }", at: 2, "rule 'app-background-unprotected' has no key 'grce'",
      "did you mean 'grace'?", marked: "grce"),
    BrokenSettings(
      "rules:\n  app-background-unprotected: { grace: soon }", at: 2, "'soon' is no number", "grace (s): How long", marked: "soon"),
    BrokenSettings(
      "exceptions:\n  - rule: vc-loadview-loop\n    class: Home", at: 2, "an exception lacks the key 'reason'", "needed: rule and reason",
      marked: "rule: vc-loadview-loop"),
    BrokenSettings(
      "exceptions:\n  - rule: vc-loadview-loop\n    reason: x", at: 2, "an exception names neither class nor process",
      "switch the rule off", marked: "rule: vc-loadview-loop"),
    BrokenSettings(
      "exceptions:\n  - rule: vc-loadview-loop\n    clas: Home\n    reason: x", at: 3, "an exception has no key 'clas'",
      "did you mean 'class'?", marked: "clas"),
    BrokenSettings(
      "formats:\n  - id: mine\n    pattern: '(?<time>\\S+ \\[(?<process>\\w+)\\]('\n    samples: [x]", at: 3,
      "the pattern is no valid regular expression", "missing closing parenthesis", marked: "'"),
    BrokenSettings(
      "formats:\n  - id: mine\n    pattern: '(?<time>\\S+) (?<proces>\\w+): '\n    samples: [x]", at: 3, "no capture is called 'proces'",
      "did you mean 'process'?", marked: "proces"),
    BrokenSettings(
      "formats:\n  - id: mine\n    pattern: '(?<process>(\\w+\\w*)+):'\n    samples: ['DemoDemoDemoDemoDemoDemoDemoDemoDemoDemo: x']",
      at: 3,
      "the pattern backtracks too much", "possessive quantifiers", marked: "(?<process>(\\w+\\w*)+):"),
    BrokenSettings(
      "formats:\n  - id: mine\n    pattern: '(?<process>\\w*)'\n    samples: [Demo]", at: 3, "the pattern fits an empty line",
      "claim every line", marked: "(?<process>\\w*)"),
    BrokenSettings(
      "formats:\n  - id: mine\n    pattern: '\\w+: '\n    samples: ['Demo: x']", at: 3, "the pattern captures nothing", "(?<time>…)",
      marked: "\\w+: "),
    BrokenSettings(
      "formats:\n  - id: mine\n    pattern: '(?<process>\\w+)> '\n    samples: ['Demo: x']", at: 4,
      "the pattern of 'mine' does not match this sample", "start of the line", marked: "'Demo: x'"),
    BrokenSettings(
      "formats:\n  - id: mine\n    pattern: '(?<process>\\w+)> '\n    samples: []", at: 4, "format 'mine' has no sample",
      "as it stands in the log", marked: "[]"),
    BrokenSettings(
      "formats:\n  - id: nslog\n    pattern: '(?<process>\\w+)> '\n    samples: ['x> ']", at: 2, "the id 'nslog' is taken",
      "choose another id", marked: "nslog"),
    BrokenSettings(
      "formats:\n  - id: mine\n    pattern: '(?<time>\\S+)> '\n    time: seconds\n    samples: ['10:15:30> x']", at: 5,
      "'10:15:30' is no time of the style 'seconds'", "1714558530.123", marked: "'10:15:30> x'"),
    BrokenSettings(
      "formats:\n  - id: mine\n    pattern: '(?<time>\\S+)> '\n    time: epoch\n    samples: ['1> x']", at: 4, "'epoch' is no time style",
      "calendar, seconds, milliseconds and dotted", marked: "epoch"),
    BrokenSettings(
      "events:\n  - words: didEnterFG\n    event: applicationWillEnterForegrund\n    samples: [didEnterFG]", at: 3,
      "'applicationWillEnterForegrund' is no event", "did you mean 'applicationWillEnterForeground'?",
      marked: "applicationWillEnterForegrund"),
    BrokenSettings(
      "events:\n  - words: didEnterFG\n    event: applicationWillEnterForeground\n    samples: [we think that didEnterFG was late]", at: 4,
      "this sample does not tell applicationWillEnterForeground", "give a pattern", marked: "we think that didEnterFG was late"),
    BrokenSettings(
      "events:\n  - words: now visible\n    event: viewDidAppear\n    samples: [now visible]", at: 4, "no class is found in this sample",
      "(?<subject>…)", marked: "now visible"),
    BrokenSettings(
      "events:\n  - words: '→ 1'\n    event: viewDidAppear\n    samples: [→ 1]", at: 2, "'→ 1' has no word of at least three letters",
      "looks for words", marked: "'→ 1'"),
    BrokenSettings(
      "ios: 17\n\trules: {}", at: 2, "the file is no valid YAML", "indent with spaces", marked: "\t"),
    BrokenSettings(
      "formats:\n  - pattern: \"\\d+\"", at: 2, "the file is no valid YAML", "single quotes", marked: "\\"),
  ]
}

@Suite struct BrokenSettingsTests {
  private func mistakes(_ text: String) -> [SettingsMistake] {
    do throws(SettingsRefusal) { _ = try Settings(Array(text.utf8), rules: RuleCatalog.all) } catch { return error.mistakes }
    return []
  }

  @Test(arguments: BrokenSettings.all)
  func isRefusedWithAGoodMessage(file: BrokenSettings) throws {
    let mistakes = mistakes(file.text)
    #expect(mistakes.count == 1, "\(mistakes.map(\.headline))")
    let mistake = try #require(mistakes.first)
    #expect(mistake.headline == file.headline)
    #expect(mistake.position.line == file.line)
    #expect("\(mistake.reason ?? "") \(mistake.help ?? "")".contains(file.advice), "\(mistake)")
    let snippet = Array(mistake.snippet ?? "")
    #expect(String(snippet[mistake.mark.clamped(to: 0..<snippet.count)]) == file.marked)
  }

  @Test func reportsEveryMistakeAtOnceInTheOrderOfTheFile() {
    let text = """
      events:
        - { words: abc, event: viewDidLod, samples: [abc] }
      ios: x
      rules: { nothing: {}, vc-loadview-loop: { severity: bad, enabled: 1 } }
      more: 1
      """
    #expect(
      mistakes(text).map(\.headline) == [
        "'viewDidLod' is no event", "'x' is no version of iOS", "no rule is called 'nothing'", "'bad' is no severity",
        "enabled is '1'", "the file has no key 'more'",
      ])
  }

  @Test func pointsIntoPatternsThatAreWrittenOverSeveralLines() throws {
    let mistake = try #require(
      mistakes("formats:\n  - id: mine\n    pattern: >-\n      (?<time>x)\n      (?<bad>y)\n    samples: [x y]\n").first)
    #expect(mistake.snippet == "(?<time>x) (?<bad>y)")
    #expect(mistake.mark == 14..<17)
  }
}
