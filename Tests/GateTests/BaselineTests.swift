import Analyzer
import TestSupport
import Testing

@testable import Gate

@Suite struct BaselineTests {
  private func finding(_ rule: String, _ subject: String? = nil, line: Int = 1, pid: Int32 = 1, count: Int = 1) -> Finding {
    Finding(
      rule: rule, severity: .error, certainty: .certain, line: line, machine: .viewController, process: "Demo", pid: pid, subject: subject,
      instance: "0x\(line)", message: "at \(line)", count: count, help: "")
  }

  private func analysis(_ findings: [Finding]) -> Analysis {
    var analysis = Analysis()
    analysis.findings = findings
    return analysis
  }

  @Test func knowsTheSameFindingsWithOtherLinesAndProcesses() {
    let baseline = Baseline(of: [finding("a", "Home"), finding("b", line: 3), finding("b", line: 9)])
    var later = analysis([finding("b", line: 30, pid: 7, count: 4), finding("a", "Home", line: 50, pid: 7), finding("b", line: 31, pid: 7)])
    baseline.apply(to: &later, named: "k")
    #expect(later.findings.isEmpty)
    #expect(later.baseline == BaselineComparison(name: "k", known: 3, fixed: []))
  }

  @Test func callsTheLastOnesNewWhereThereAreMoreThanKnown() {
    let baseline = Baseline(of: [finding("a", "Home")])
    var later = analysis([finding("a", "Home", line: 2), finding("a", "Home", line: 8), finding("a", "Other", line: 9)])
    baseline.apply(to: &later, named: "k")
    #expect(later.findings.map(\.line) == [8, 9])
  }

  @Test func namesWhatIsFixed() {
    let baseline = Baseline(of: [finding("a", "Home"), finding("b"), finding("b")])
    var later = analysis([finding("b")])
    baseline.apply(to: &later, named: "k")
    #expect(later.baseline?.fixed.map(\.rule) == ["a", "b"])
    #expect(later.baseline?.fixed.map(\.count) == [1, 1])
    var narrowed = analysis([])
    baseline.apply(to: &narrowed, named: "k") { $0.rule == "b" }
    #expect(narrowed.baseline?.fixed.map(\.rule) == ["b"])
  }

  @Test func writesOneSortedLinePerFingerprint() {
    let text = Baseline(of: [finding("b"), finding("a", "He said: \"no\" \u{1B}#1\u{1F600}"), finding("b")]).text
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("  - ") }
    #expect(lines.count == 2)
    #expect(lines[0].contains(#"rule: a, process: Demo, subject: "He said: \"no\" \u001B#1\U0001F600", count: 1"#))
    #expect(lines[1].contains("rule: b, process: Demo, count: 2, fingerprint: '"))
    #expect(Baseline(of: []).text.hasSuffix("findings: []\n"))
  }
}
