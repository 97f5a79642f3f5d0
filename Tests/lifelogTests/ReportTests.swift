import Foundation
import Testing

@testable import lifelog

/// What programs read must be readable by somebody else's parser, too.
@Suite struct ReportTests {
  @Test func writesJSONThatFoundationReads() throws {
    let run = TestRun("analyze", "--report", "json", input: Logs.loop)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(object["schemaVersion"] as? Int == 1)
    #expect((object["tool"] as? [String: String]) == ["name": "lifelog", "version": Tool.version])
    #expect((object["findings"] as? [[String: Any]])?.first?["rule"] as? String == "vc-loadview-loop")
  }

  @Test func writesEventsThatFoundationReadsLineByLine() throws {
    let lines = TestRun("events", "--report", "ndjson", input: Logs.doubleActivation).output.split(separator: "\n")
    let events = try lines.map { try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]) }
    #expect(events.map { $0["line"] as? Int } == [1, 2, 3, 4])
    #expect(events.allSatisfy { $0["pid"] as? Int == 42 && $0["instance"] is NSNull })
  }

  @Test func paintsOnlyOnDemandWhereNobodyLooksOn() {
    #expect(!TestRun("analyze", input: Logs.loop).output.contains("\u{1B}["))
    #expect(TestRun("analyze", "--color=always", input: Logs.loop).output.contains("\u{1B}["))
  }

  @Test func leavesOutTheLifeCyclesWhenQuiet() {
    let quiet = TestRun("analyze", "-q", input: Logs.clean).output
    #expect(quiet.split(separator: "\n").count == 1)
    #expect(TestRun("analyze", input: Logs.clean).output.hasSuffix(quiet))
  }

  @Test func appliesOnlyTheWantedRules() {
    #expect(TestRun("analyze", "--skip", "vc-loadview-loop", input: Logs.loop).status == .success)
    #expect(TestRun("analyze", "--only", "app-duplicate-active", input: Logs.loop).status == .success)
    #expect(TestRun("analyze", "--only", "vc-loadview-loop", input: Logs.loop).status == .findings)
  }

  @Test func listsOnlyEventsInTheWindow() {
    let run = TestRun("events", "--since", "10:00:06", "--until", "10:00:10", input: Logs.doubleActivation)
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(run.output.contains("10:00:07"))
  }
}
