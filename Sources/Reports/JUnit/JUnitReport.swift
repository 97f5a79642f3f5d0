import Analyzer
import Gate
import LogParser

/// The findings as test results: a suite for each input, in it the test cases that the log shows, and what belongs to none of them.
public struct JUnitReport: Sendable {
  /// Tells which findings make a test fail; the others are only printed with it.
  public var isFailure: @Sendable (Finding) -> Bool

  /// Makes a report.
  public init(isFailure: @escaping @Sendable (Finding) -> Bool = { $0.severity == .error }) { self.isFailure = isFailure }

  /// Writes one suite after the other.
  public func write(_ analysis: Analysis, to sink: @escaping ReportSink) {
    let suites = analysis.inputs.indices.map { JUnitSuite(of: $0, in: analysis, isFailure: isFailure) }
    var output = OutputBuffer(sink: sink)
    output.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    let tests = suites.reduce(0) { $0 + $1.cases.count }
    let failures = suites.reduce(0) { $0 + $1.failures }
    let skipped = suites.reduce(0) { $0 + $1.skipped }
    output.append("<testsuites name=\"lifelog\" tests=\"\(tests)\" failures=\"\(failures)\" errors=\"0\" skipped=\"\(skipped)\">\n")
    for suite in suites { suite.write(to: &output) }
    output.append("</testsuites>\n")
    output.flush()
  }
}

/// The test cases of one input.
struct JUnitSuite {
  let name: String
  let cases: [JUnitCase]

  var failures: Int { cases.count { !$0.failures.isEmpty } }
  var skipped: Int { cases.count { $0.isSkipped } }

  init(of input: Int, in analysis: Analysis, isFailure: (Finding) -> Bool) {
    name = analysis.shownName(of: input)
    let shown = analysis.inputs[input].testCases
    var cases = shown.map { JUnitCase($0) }
    var notes = JUnitCase(className: "lifelog", name: "life cycle")
    var others: [Fingerprint: Int] = [:]
    for finding in analysis.sortedFindings where finding.input == input {
      let (entry, isFailure) = (JUnitFinding(finding, in: analysis), isFailure(finding))
      if let owner = Self.owner(of: finding, among: shown) {
        cases[owner].add(entry, isFailure: isFailure)
      } else if isFailure {
        // A case for each fingerprint has the same name in every run.
        let index = others[Fingerprint(finding), default: cases.count]
        if index == cases.count { cases.append(JUnitCase(finding)) }
        others[Fingerprint(finding)] = index
        cases[index].add(entry, isFailure: true)
      } else {
        notes.add(entry, isFailure: false)
      }
    }
    self.cases = cases + (cases.isEmpty || notes.hasFindings ? [notes] : [])
  }

  func write(to output: inout OutputBuffer) {
    let counts = "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"0\" skipped=\"\(skipped)\""
    output.append("  <testsuite name=\"\(XMLText.escaped(name))\" \(counts)>\n")
    for testCase in cases { testCase.write(to: &output) }
    output.append("  </testsuite>\n")
  }

  /// The case that was running: of several the one begun last.
  private static func owner(of finding: Finding, among cases: [TestCase]) -> Int? {
    guard let line = finding.line else { return nil }
    return cases.indices.last { index in
      let next = cases.indices.contains(index + 1) ? cases[index + 1].fromLine - 1 : Int.max
      return cases[index].fromLine <= line && line <= cases[index].toLine ?? next
    }
  }
}
