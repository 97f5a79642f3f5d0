import LogParser

/// Proves that a table says one thing about every event in every state.
public struct TableProof: Sendable {
  private let table: MachineTable

  /// Makes the proof of one table.
  public init(of table: MachineTable) { self.table = table }

  /// What is wrong with the table, one sentence each; empty if nothing is.
  public var objections: [String] { unreachableStates + ambiguousRows + missingRows }

  /// States that no accepted rows lead to, neither from the start nor from what a first event implies.
  private var unreachableStates: [String] {
    var reached = Set(table.implied.values).union([table.start])
    var open = Array(reached)
    while let state = open.popLast() {
      for edge in table.edges(from: state) where edge.legality.isAccepted && reached.insert(edge.to).inserted { open.append(edge.to) }
    }
    return table.knownStates.filter { !reached.contains($0) }.map { "no accepted row leads to \(label(of: $0))" }
  }

  /// Two rows for one state and event.
  private var ambiguousRows: [String] {
    var seen: Set<String> = []
    return table.edges.map { "\(label(of: $0.from)) on \($0.event.rawValue)" }.filter { !seen.insert($0).inserted }
      .map { "two rows for \($0)" }
  }

  /// A state that has no row for an event which the table knows.
  private var missingRows: [String] {
    let events = Set(table.edges.map(\.event)).sorted { $0.rawValue < $1.rawValue }
    return table.knownStates.flatMap { state in
      events.filter { table.edge(from: state, on: $0) == nil }.map { "no row for \(label(of: state)) on \($0.rawValue)" }
    }
  }

  private func label(of state: StateID) -> String { "state \(state.index) (\(table.name(of: state)))" }
}
