import Analyzer
import LogParser
import Reports
import TestSupport
import Testing

@Suite struct SARIFReportTests {
  private func run(_ analysis: Analysis) throws -> JSON {
    let log = try JSON(parsing: collect { SARIFReport(version: "1.0.0").write(analysis, to: $0) })
    #expect(log["version"] == .string("2.1.0"))
    #expect(log["runs"].elements.count == 1)
    return log["runs"][0]
  }

  private func loop(line: Int = 7, pid: Int32 = 42, severity: Severity = .error, subject: String = "HomeViewController") -> Finding {
    let quoted = [3, 5, line].map { Evidence(line: $0, text: "视图 <\(subject): 0x7f8> loadView") }
    return Finding(
      rule: "vc-loadview-loop", severity: severity, certainty: .likely, line: line, column: 8, machine: .viewController, process: "Demo",
      pid: pid, subject: subject, instance: "0x7f8", callback: .loadView, message: "It loads its view three times.", count: 3,
      evidence: quoted, help: "Call super.")
  }

  private func analysis(_ findings: Finding...) -> Analysis {
    var analysis = AnalysisBuilder(input: "logs/my app.log").analysis
    analysis.findings = findings
    return analysis
  }

  @Test func namesTheRuleWithItsHelp() throws {
    let run = try run(analysis(loop()))
    let (rule, result) = (run["tool"]["driver"]["rules"][0], run["results"][0])
    #expect(result["ruleId"] == rule["id"] && rule["id"] == .string("vc-loadview-loop") && result["ruleIndex"].integer == 0)
    #expect(rule["name"] == .string("VcLoadviewLoop"))
    for key in ["shortDescription", "fullDescription", "help"] { #expect(rule[key]["text"].text?.isEmpty == false) }
    #expect(rule["help"]["markdown"].text?.contains("**What to do**") == true)
    #expect(rule["properties"]["tags"].elements.count <= 10)
  }

  @Test func listsEachRuleOnceInOrder() throws {
    var other = loop(line: 9)
    other.rule = "app-duplicate-active"
    let run = try run(analysis(loop(), other, loop(line: 11)))
    #expect(run["tool"]["driver"]["rules"].elements.compactMap { $0["id"].text } == ["app-duplicate-active", "vc-loadview-loop"])
    #expect(run["results"].elements.compactMap { $0["ruleIndex"].integer } == [1, 0, 1])
  }

  @Test func tellsLevelsInTheWordsOfTheFormat() throws {
    let all = try run(analysis(loop(line: 7), loop(line: 8, severity: .warning), loop(line: 9, severity: .info)))
    #expect(all["results"].elements.compactMap { $0["level"].text } == ["error", "warning", "note"])
  }

  @Test func pointsAtTheCharacterOfTheLog() throws {
    let place = try run(analysis(loop()))["results"][0]["locations"][0]
    #expect(place["physicalLocation"]["artifactLocation"]["uri"] == .string("logs/my%20app.log"))
    #expect(place["physicalLocation"]["artifactLocation"]["index"].integer == 0)
    #expect(place["physicalLocation"]["region"]["startLine"].integer == 7)
    #expect(place["physicalLocation"]["region"]["startColumn"].integer == 4)
    #expect(place["logicalLocations"][0]["fullyQualifiedName"] == .string("HomeViewController.loadView"))
  }

  @Test func pointsAtTheSourceCodeWhereItIsKnown() throws {
    var finding = loop()
    finding.source = .init(path: "App/Home.swift", line: 20)
    let result = try run(analysis(finding))["results"][0]
    let place = result["locations"][0]["physicalLocation"]
    #expect(place["artifactLocation"]["uri"] == .string("App/Home.swift") && place["artifactLocation"]["index"] == .null)
    #expect(place["region"]["startLine"].integer == 20)
    #expect(result["relatedLocations"][0]["physicalLocation"]["artifactLocation"]["uri"] == .string("logs/my%20app.log"))
  }

  @Test func leadsThroughTheEvidenceInOrder() throws {
    let result = try run(analysis(loop()))["results"][0]
    let steps = result["codeFlows"][0]["threadFlows"][0]["locations"].elements
    #expect(steps.compactMap { $0["executionOrder"].integer } == [1, 2, 3])
    #expect(steps.compactMap { $0["location"]["physicalLocation"]["region"]["startLine"].integer } == [3, 5, 7])
    #expect(steps.allSatisfy { $0["location"]["message"]["text"].text?.contains("loadView") == true })
    #expect(result["relatedLocations"].elements.compactMap { $0["id"].integer } == [1, 2, 3])
  }

  @Test func fingerprintsSurviveAnotherRun() throws {
    let (one, other) = (try run(analysis(loop())), try run(analysis(loop(line: 70, pid: 9))))
    #expect(one["results"][0]["partialFingerprints"] == other["results"][0]["partialFingerprints"])
    let page = try run(analysis(loop(subject: "PageViewController")))
    #expect(page["results"][0]["partialFingerprints"] != one["results"][0]["partialFingerprints"])
  }

  @Test func tellsFindingsOfOneFingerprintApart() throws {
    let results = try run(analysis(loop(), loop(line: 9)))["results"].elements
    #expect(Set(results.compactMap { $0["partialFingerprints"]["lifelog/v1"].text }).count == 1)
    #expect(Set(results.compactMap { $0["partialFingerprints"]["primaryLocationLineHash"].text }).count == 2)
  }

  @Test func showsAcceptedFindingsAsSuppressed() throws {
    var accepted = analysis()
    accepted.accepted = [AcceptedFinding(loop(), reason: "see APP-1")]
    let result = try run(accepted)["results"][0]
    #expect(
      result["suppressions"]
        == .array([.object(["kind": .string("external"), "status": .string("accepted"), "justification": .string("see APP-1")])]))
    #expect(try run(analysis(loop()))["results"][0]["suppressions"] == .null)
  }

  @Test func keepsTheWorstFindingsWithinTheLimit() throws {
    var crowded = analysis()
    crowded.findings = (1...25_000).map { line in
      Finding(rule: "vc-layout-storm", severity: .info, certainty: .likely, line: line, machine: .viewController, message: "", help: "")
    }
    crowded.findings.append(loop(line: 30_000))
    let text = collect { SARIFReport(version: "1.0.0").write(crowded, to: $0) }
    #expect(text.components(separatedBy: "\"ruleId\"").count - 1 == 25_000)
    #expect(text.contains("\"vc-loadview-loop\"") && text.contains("1 findings are left out"))
  }

  @Test func tellsTroubleWithTheLogAsNotifications() throws {
    var trouble = analysis()
    trouble.inputs[0].problems = [.init(kind: "line-too-long", line: 3, count: 2, message: "Two lines were cut.")]
    let notification = try run(trouble)["invocations"][0]["toolExecutionNotifications"][0]
    #expect(notification["message"]["text"] == .string("Two lines were cut. (2 times)"))
    #expect(notification["descriptor"]["id"] == .string("line-too-long"))
  }
}
