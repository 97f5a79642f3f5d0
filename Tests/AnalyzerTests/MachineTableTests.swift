import LogParser
import Testing

@testable import Analyzer

@Suite struct MachineTableTests {
  @Test(arguments: MachineCatalog.all.map(\.machine))
  func saysOneThingAboutEveryEventInEveryState(machine: Machine) throws {
    let table = try #require(MachineCatalog.table(for: machine))
    #expect(TableProof(of: table).objections == [])
  }

  @Test(arguments: MachineCatalog.all.map(\.machine))
  func namesOnlyRulesThatExist(machine: Machine) throws {
    let table = try #require(MachineCatalog.table(for: machine))
    for rule in Set(table.edges.compactMap(\.rule)) { #expect(RuleCatalog.rule(id: rule) != nil, "\(rule)") }
  }

  @Test func raisesEveryEdgeRule() {
    let raised = Set(MachineCatalog.all.flatMap { $0.edges.compactMap(\.rule) })
    for rule in RuleCatalog.all {
      guard rule.condition.hasEdges else { continue }
      #expect(raised.contains(rule.id), "no row raises \(rule.id)")
    }
  }

  @Test func objectsToHolesDoublesAndIslands() {
    let row = EdgeRows<BackgroundTaskState>()
    let edges =
      row.legal(.notBegun, on: .beginBackgroundTask, to: .open) + row.odd(.notBegun, on: .beginBackgroundTask, to: .ended)
      + row.staying(.open, .expired, .ended, on: .beginBackgroundTask)
    let table = MachineTable(
      machine: .task, states: ["unknown", "notBegun", "open", "expired", "ended"].map { MachineState($0) },
      edges: edges + row.legal(.open, on: .endBackgroundTask, to: .ended), implied: [:],
      start: StateID(BackgroundTaskState.notBegun), end: StateID(BackgroundTaskState.ended), creating: [], neverSilent: [])
    #expect(
      TableProof(of: table).objections == [
        "no accepted row leads to state 3 (expired)", "two rows for state 1 (notBegun) on beginBackgroundTask",
        "no row for state 1 (notBegun) on endBackgroundTask", "no row for state 3 (expired) on endBackgroundTask",
        "no row for state 4 (ended) on endBackgroundTask",
      ])
  }
}
