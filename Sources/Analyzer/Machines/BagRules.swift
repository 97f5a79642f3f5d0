import LogParser

/// What each event may do to members in each state, for one coverage: searched once, then looked up.
struct BagRules: Sendable {
  /// A state that an event leads to, and the price of assuming so: 0 for what is printed and legal.
  struct Step: Sendable {
    let from: StateID
    let to: StateID
    let cost: Int
  }

  /// Everything that one event may do.
  struct Moves: Sendable {
    /// What members do, by the state that they are in.
    var members: [Step?]
    /// State of a member that the event itself brings into being.
    var born: StateID?
    /// What an instance does that began after the launch without a print of its own.
    var unprinted: Step?
    /// What instances do that are older than the log, in states in which one may be at any time.
    var settled: [Step] = []
    /// The same for states that pass quickly.
    var passing: [Step] = []
  }

  let table: MachineTable
  private let search: SilentStepSearch
  private var moves: [EventName: Moves] = [:]

  init(table: MachineTable, coverage: Coverage) {
    self.table = table
    search = SilentStepSearch(table: table, coverage: coverage)
  }

  mutating func moves(on event: EventName) -> Moves {
    if let known = moves[event] { return known }
    let new = makeMoves(on: event)
    moves[event] = new
    return new
  }

  private func makeMoves(on event: EventName) -> Moves {
    var result = Moves(members: [nil] + table.knownStates.map { acceptance(of: event, in: $0) })
    if table.creating.contains(event) { result.born = table.implied[event] }
    if let path = search.path(from: table.start, to: event), let to = target(of: path, from: table.start, on: event) {
      result.unprinted = Step(from: table.start, to: to, cost: 2 + path.edges.count)
    }
    for state in table.knownStates {
      guard let step = result.members[Int(state.index)] else { continue }
      switch table.states[Int(state.index)].supply {
      case .none: break
      case .settled: result.settled.append(step)
      case .passing: result.passing.append(step)
      }
    }
    return result
  }

  /// The step of a member in `state`; nil if nothing explains it. A row for addresses only is no objection.
  private func acceptance(of event: EventName, in state: StateID) -> Step? {
    guard let edge = table.edge(from: state, on: event) else { return Step(from: state, to: state, cost: 0) }
    switch edge.legality {
    case .legal: return Step(from: state, to: edge.to, cost: 0)
    case .odd where table.creating.contains(event): return nil
    case .odd: return Step(from: state, to: edge.to, cost: 1)
    case .suspicious, .illegal:
      if event == table.reuse?.death { return Step(from: state, to: edge.to, cost: 3) }
      guard let path = search.path(from: state, to: event), let to = target(of: path, from: state, on: event) else { return nil }
      return Step(from: state, to: to, cost: 2 + path.edges.count)
    }
  }

  private func target(of path: SilentPath, from state: StateID, on event: EventName) -> StateID? {
    table.edge(from: path.edges.last?.to ?? state, on: event)?.to
  }
}
