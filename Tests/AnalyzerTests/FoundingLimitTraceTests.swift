import Analyzer
import Testing

/// The founding traces of the limits on work in the background.
@Suite struct FoundingLimitTraceTests {
  @Test(arguments: ["within-limit", "task", "suspended-and-back"])
  func staysQuietWithinFiveSecondsUnderATaskAndAfterSuspension(name: String) throws {
    let trace = try FoundingTrace("five-second-limit-\(name)")
    #expect(trace.complaints == [])
    #expect(trace.finalState == "active")
    #expect(trace.analysis.processes.first?.summary.backgroundTrips == 1)
  }

  @Test func warnsOfUnprotectedWorkBeyondFiveSeconds() throws {
    let trace = try FoundingTrace("five-second-limit-unprotected")
    #expect(trace.complaints == ["warning app-background-unprotected 8 uncertain"])
    #expect(trace.finalState == "active")
    let finding = try #require(trace.analysis.findings.first)
    #expect(finding.evidence.map(\.line).contains(4))
  }

  @Test func reportsATerminationThatTakesTooLong() throws {
    let trace = try FoundingTrace("five-second-limit-terminate-overrun")
    #expect(trace.analysis.findings.filter { $0.severity > .info }.map(\.rule) == ["app-terminate-overrun"])
    let finding = try #require(trace.analysis.findings.first { $0.rule == "app-terminate-overrun" })
    #expect(finding.severity == .error)
    #expect(finding.line == 9)
    #expect(trace.analysis.processes.first?.ending.kind == "clean")
  }

  @Test(arguments: [6, 12, 17])
  func acceptsATaskWithinTheLimitOfTheSystem(ios: Int) throws {
    let trace = try FoundingTrace("five-second-limit-task-ios\(ios)", ios: ios)
    #expect(trace.complaints == [])
    #expect(trace.analysis.tasks.count == 1)
    #expect(trace.analysis.tasks.first?.endLine != nil)
    #expect(trace.finalState == "active")
  }

  @Test(arguments: [6, 12, 17])
  func warnsOfATaskBeyondTheLimitOfTheSystem(ios: Int) throws {
    let trace = try FoundingTrace("five-second-limit-task-ios\(ios)-overrun", ios: ios)
    let complaints = trace.analysis.findings.filter { $0.severity > .info }
    #expect(complaints.map(\.rule) == ["app-background-overrun"])
    #expect(complaints.first?.severity == .warning)
    #expect(complaints.first?.evidence.first?.line == 5)
  }

  @Test func warnsOfNoTaskWhereAnOlderSystemAllowsMore() throws {
    #expect(try FoundingTrace("five-second-limit-task-ios17-overrun", ios: 12).complaints == [])
    #expect(try FoundingTrace("five-second-limit-task-ios12-overrun", ios: 6).complaints == [])
  }
}
