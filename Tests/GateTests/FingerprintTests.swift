import Analyzer
import Gate
import LogParser
import Testing

@Suite struct FingerprintTests {
  private func finding(
    rule: String = "vc-appear-repeated", line: Int = 7, process: String? = "Demo", pid: Int32 = 42, subject: String? = "HomeViewController",
    instance: String? = "0x7f8e1c0", callback: EventName? = .viewDidAppear, message: String = "viewDidAppear came 0.52 s later"
  ) -> Finding {
    Finding(
      rule: rule, severity: .warning, certainty: .likely, line: line, machine: .viewController, process: process, pid: pid,
      subject: subject, instance: instance, callback: callback, message: message, help: "")
  }

  private func fingerprint(subject: String) -> Fingerprint { Fingerprint(finding(subject: subject)) }

  @Test func survivesOtherPidsAddressesTimesAndLines() {
    let later = finding(line: 99, pid: 77, instance: "0x600001", message: "viewDidAppear came 1 min 3 s later, 17 times")
    #expect(Fingerprint(finding()) == Fingerprint(later))
    #expect(Fingerprint(finding()).hash == Fingerprint(later).hash)
  }

  @Test func tellsRulesProcessesSubjectsAndCallbacksApart() {
    let all = [
      finding(), finding(rule: "vc-layout-storm"), finding(process: "Other"), finding(subject: "DetailViewController"),
      finding(callback: .viewWillAppear), finding(process: nil), finding(subject: nil), finding(callback: nil),
    ]
    #expect(Set(all.map(Fingerprint.init)).count == all.count)
    #expect(Set(all.map { Fingerprint($0).hash }).count == all.count)
  }

  @Test(arguments: [
    ("17", "23"), ("<Scene: 0x10b80e2a0>", "<Scene: 0x7F00>"),
    ("scene-2D1C8A1E-9A47-4F54-8C54-30C1B8A6F9C1", "scene-00000000-0000-0000-0000-000000000000"),
    ("(unknown context at $1029a3b4).Row", "(unknown context at $10a3f2c44).Row"),
  ])
  func leavesOutWhatDiffersFromRunToRun(one: String, other: String) {
    #expect(fingerprint(subject: one) == fingerprint(subject: other))
  }

  @Test(arguments: [
    ("Page1", "Page2"), ("_TtC4Demo5Page1", "_TtC4Demo5Page2"), ("com.demo.refresh", "com.demo.clean"), ("Box0x1", "Box0x2"),
  ])
  func keepsDigitsThatAreNames(one: String, other: String) {
    #expect(fingerprint(subject: one) != fingerprint(subject: other))
  }

  @Test func boundsLongNamesWithoutMixingThemUp() {
    let name = String(repeating: "A", count: 1 << 20)
    let text = fingerprint(subject: name + "1").description
    #expect(text.utf8.count < 300)
    #expect(text != fingerprint(subject: name + "2").description)
  }

  @Test func isTheSameOnEveryMachine() {
    #expect(Fingerprint(finding()).description == "vc-appear-repeated Demo HomeViewController viewDidAppear")
    #expect(Fingerprint(finding()).hash == "8ca614daeb026cfd")
  }

  @Test func ordersByRuleFirst() {
    #expect(Fingerprint(finding(rule: "a", process: "Z")) < Fingerprint(finding(rule: "b", process: "A")))
  }
}
