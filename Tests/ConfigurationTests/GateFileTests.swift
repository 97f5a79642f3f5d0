import Analyzer
import Gate
import Testing

@testable import Configuration

@Suite struct GateFileTests {
  private func baseline(_ text: String) -> [SettingsMistake] {
    do throws(SettingsRefusal) { _ = try Baseline(file: Array(text.utf8)) } catch { return error.mistakes }
    return []
  }

  private func expectations(_ text: String) -> [SettingsMistake] {
    do throws(SettingsRefusal) { _ = try ExpectationFile(Array(text.utf8), path: "e.yml") } catch { return error.mistakes }
    return []
  }

  @Test func readsWhatABaselineWrites() throws {
    let hostile = ["Home", "a: b", "'", "\"\\", "\u{1B}[2J", "é😀", "true", "- x", "#", " ", "\u{85}\u{2028}", "{a}", "012"]
    let findings = hostile.map {
      Finding(
        rule: "vc-loadview-loop", severity: .error, certainty: .certain, line: 1, machine: .viewController, process: $0, subject: $0,
        callback: .loadView, message: "", help: "")
    }
    let written = Baseline(of: findings)
    let read = try Baseline(file: Array(written.text.utf8).filter { $0 != 0 })
    #expect(read.entries.map(\.fingerprint) == written.entries.map(\.fingerprint))
    #expect(read.entries.count == hostile.count)
  }

  @Test func readsALargeBaseline() throws {
    let findings = (0..<6000).map {
      Finding(
        rule: "r", severity: .error, certainty: .certain, line: 1, machine: .viewController, subject: "Page\($0)", message: "", help: "")
    }
    let text = Baseline(of: findings).text
    #expect(try Baseline(file: Array(text.utf8)).entries.count == 6000)
  }

  @Test(arguments: [
    ("", "the baseline is empty", 1), ("version: 2\nfindings: []", "the baseline has version 2", 1),
    ("findings: []", "lacks the key 'version'", 1), ("version: 1\nfindings: {}", "findings is a mapping", 2),
    ("version: 1\nfindings:\n  - { rule: a, count: 0, fingerprint: '0123456789abcdef' }", "count is '0'", 3),
    ("version: 1\nfindings:\n  - { rule: a, count: 1, fingerprint: xyz }", "'xyz' is no fingerprint", 3),
    ("version: 1\nfindings:\n<<<<<<< HEAD\n", "no valid YAML", 4), ("{", "no valid YAML", 1),
    (
      """
      version: 1
      findings:
        - { rule: a, count: 1, fingerprint: '0123456789abcdef' }
        - { rule: a, count: 1, fingerprint: '0123456789abcdef' }
      """, "stands here twice", 4
    ),
  ])
  func refusesABrokenBaselineAtItsPlace(text: String, headline: String, line: Int) {
    let mistakes = baseline(text)
    #expect(
      mistakes.contains { $0.headline.contains(headline) && $0.position.line == line }, "\(mistakes.map { ($0.headline, $0.position) })")
  }

  @Test func readsEveryKindOfExpectation() throws {
    let text = """
      process: Demo
      expect:
        - { event: applicationDidEnterBackground, count: 2, reason: drafts }
        - { state: visible, class: App.HomeViewController, most: 3 }
        - { state: foregroundActive, machine: scene, within: 300 ms }
        - { order: [viewDidLoad, viewDidAppear], class: HomeViewController, least: 2, within: 2 min, process: Other }
      """
    let read = try ExpectationFile(Array(text.utf8), path: "e.yml").expectations
    #expect(read.map(\.place) == ["e.yml:3", "e.yml:4", "e.yml:5", "e.yml:6"])
    #expect(
      read.map(\.fact) == [
        .event(.applicationDidEnterBackground), .state("visible", .viewController), .state("foregroundActive", .scene),
        .order([.viewDidLoad, .viewDidAppear]),
      ])
    #expect(read.map(\.className) == [nil, "HomeViewController", nil, "HomeViewController"])
    #expect(read.map(\.process) == ["Demo", "Demo", "Demo", "Other"])
    #expect(read.map(\.least) == [2, 0, 1, 2])
    #expect(read.map(\.most) == [2, 3, nil, nil])
    #expect(read.map(\.within) == [nil, nil, 0.3, 120])
  }

  @Test(arguments: [
    ("", ["the file expects nothing"]), ("expect: []", ["the file expects nothing"]), ("expct: []", ["the file has no key 'expct'"]),
    (
      "expect:\n  - evnt: x\n    count: -1\n  - { state: visibel, class: X, least: 2, most: 1 }",
      [
        "an expectation has no key 'evnt'", "count is '-1'", "'visibel' is no state of the life cycle viewController",
        "'most' is less than",
      ]
    ),
    ("expect: [{ event: viewDidLod }]", ["'viewDidLod' is no event"]),
    ("expect: [{ event: viewDidLoad, state: active }]", ["expects two things at once"]),
    ("expect: [{ class: X }]", ["expects nothing"]),
    ("expect: [{ event: viewDidLoad, within: 2 }]", ["a single event takes no time"]),
    ("expect: [{ order: [viewDidLoad] }]", ["an order needs two events"]),
    ("expect: [{ state: active, count: 1, most: 2 }]", ["'count' stands beside"]),
    ("expect: [{ state: active, within: soon }]", ["within is 'soon'"]),
    ("expect: [{ event: viewDidLoad, machine: app }]", ["'machine' belongs to a state"]),
  ])
  func refusesEveryMistakeInExpectationsAtOnce(text: String, headlines: [String]) {
    let mistakes = expectations(text).map(\.headline)
    #expect(mistakes.count == headlines.count, "\(mistakes)")
    for (mistake, headline) in zip(mistakes, headlines) { #expect(mistake.contains(headline)) }
  }

  @Test(arguments: [("5 s", 5), ("300 ms", 0.3), ("2min", 120), ("2.5", 2.5), ("0", 0)])
  func readsLengthsOfTime(text: String, seconds: Double) { #expect(Duration.seconds(text) == seconds) }

  @Test(arguments: ["", "s", "-1 s", "5 h", "nan", "inf s", "5 5 s", ".", " 5"])
  func refusesWhatIsNoLengthOfTime(text: String) { #expect(Duration.seconds(text) == nil) }
}
