import Analyzer
import Gate
import LogParser

/// One test case with what was found while it ran.
struct JUnitCase {
  let className: String
  let name: String
  var seconds: Double?
  var isSkipped = false
  private(set) var failures: [JUnitFinding] = []
  private(set) var others: [JUnitFinding] = []

  init(className: String, name: String) { (self.className, self.name) = (className, name) }

  /// A case that the log shows; whether the test itself passed is its own report's affair.
  init(_ testCase: TestCase) {
    self.init(className: testCase.className ?? "XCTest", name: testCase.name)
    seconds = testCase.seconds
    isSkipped = testCase.outcome == .skipped
  }

  /// A case for a finding that belongs to none.
  init(_ finding: Finding) {
    let fingerprint = Fingerprint(finding)
    let owner = [fingerprint.process, fingerprint.subject, fingerprint.callback].compactMap(\.self).joined(separator: " ")
    self.init(className: "lifelog." + finding.rule, name: owner.isEmpty ? finding.rule : owner)
  }

  var hasFindings: Bool { !failures.isEmpty || !others.isEmpty }

  mutating func add(_ finding: JUnitFinding, isFailure: Bool) {
    if isFailure { failures.append(finding) } else { others.append(finding) }
    // What was found proves that it ran.
    isSkipped = false
  }

  func write(to output: inout OutputBuffer) {
    var tag = "    <testcase classname=\"\(XMLText.escaped(className))\" name=\"\(XMLText.escaped(name))\""
    if let seconds { tag += " time=\"\(JSONText.number(seconds))\"" }
    if let place = (failures + others).first?.place, place.isSource {
      tag += " file=\"\(XMLText.escaped(place.path))\"" + (place.line.map { " line=\"\($0)\"" } ?? "")
    }
    guard hasFindings || isSkipped else { return output.append(tag + "/>\n") }
    output.append(tag + ">\n")
    if isSkipped { output.append("      <skipped/>\n") }
    // Readers of this format take one failure for each case.
    if let first = failures.first {
      let more = failures.count > 1 ? " (and \(failures.count - 1) more)" : ""
      output.append(
        "      <failure type=\"\(XMLText.escaped(first.rule))\" message=\"\(XMLText.escaped(first.message))\(more)\">")
      for finding in failures { finding.write(to: &output) }
      output.append("</failure>\n")
    }
    if !others.isEmpty {
      output.append("      <system-out>")
      for finding in others { finding.write(to: &output) }
      output.append("</system-out>\n")
    }
    output.append("    </testcase>\n")
  }
}

/// One finding in the words of a compiler.
struct JUnitFinding {
  let rule: String
  let message: String
  let place: FindingPlace
  private let lines: [String]

  init(_ finding: Finding, in analysis: Analysis) {
    rule = finding.rule
    message = finding.message
    place = FindingPlace(of: finding, in: analysis)
    let certainty = finding.certainty == .certain ? "" : " (\(finding.certainty.rawValue))"
    let headline = "\(place.text): \(finding.severity.rawValue): \(InertText.line(finding.message)) [\(finding.rule)]\(certainty)"
    let evidence = finding.evidence.map { line in
      "  \(analysis.shownName(of: line.input ?? finding.input)):\(line.line): \(InertText.line(line.text, limit: InertText.lineLimit))"
    }
    lines = [headline] + evidence + (finding.help.isEmpty ? [] : ["  help: " + finding.help])
  }

  func write(to output: inout OutputBuffer) {
    for line in lines { output.append("\n" + XMLText.escaped(line, limit: 2 * InertText.lineLimit)) }
    output.append("\n")
  }
}
