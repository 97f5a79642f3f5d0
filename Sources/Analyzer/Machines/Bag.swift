import LogParser

/// Instances that print no identity: how many may be in which state. Several countings can explain one log; all are kept.
struct Bag: Sendable {
  /// How many members are in each state, by state index.
  typealias Counts = SIMD8<UInt8>

  /// What an event did to the bag.
  enum Outcome: Sendable, Equatable {
    case accepted
    /// No counting explains the event; the row is the most likely reason.
    case refused(Edge)

    static func == (left: Outcome, right: Outcome) -> Bool {
      switch (left, right) {
      case (.accepted, .accepted): true
      case (.refused(let one), .refused(let other)): one.from == other.from && one.event == other.event
      default: false
      }
    }
  }

  /// Countings kept at most; the ones with the fewest assumptions stay.
  static let limit = 60
  /// Members of one state counted at most; more make no difference.
  private static let saturation: UInt8 = 200

  private let table: MachineTable
  private var possible: [Counts: Int] = [Counts(): 0]

  init(table: MachineTable) { self.table = table }

  /// The most visible state of any member in the likeliest counting; the end state if there is none.
  var representative: StateID {
    guard let counts = possible.min(by: Self.isLikelier)?.key else { return .unknown }
    let held = table.knownStates.filter { counts[Int($0.index)] > 0 }
    return held.max { prominence($0) < prominence($1) } ?? table.end
  }

  /// Applies `event`. `isLaunchSeen`: no member can be older than the log; `isEarly`: the log has just begun;
  /// `mayBeEcho`: it may as well be a second print of the event before.
  mutating func advance(
    _ event: EventName, coverage: Coverage, isLaunchSeen: Bool, isEarly: Bool, mayBeEcho: Bool = false,
    apply: (Edge) -> Bool = { _ in true }
  ) -> Outcome {
    let search = SilentStepSearch(table: table, coverage: coverage)
    var next: [Counts: Int] = mayBeEcho ? possible : [:]
    for (counts, cost) in possible {
      for (result, price) in successors(of: counts, on: event, search: search, isLaunchSeen: isLaunchSeen, isEarly: isEarly) {
        next[result] = min(next[result] ?? .max, cost + price)
      }
    }
    guard next.isEmpty else {
      possible = Self.likeliest(of: next)
      return .accepted
    }
    return refuse(event)
  }

  // MARK: Successors

  private typealias Successor = (counts: Counts, cost: Int)

  private func successors(
    of counts: Counts, on event: EventName, search: SilentStepSearch, isLaunchSeen: Bool, isEarly: Bool
  ) -> [Successor] {
    var result = members(of: counts, taking: event, search: search)
    let isTaken = result.contains { $0.cost <= 1 }
    if table.creating.contains(event), !isTaken, let state = table.implied[event] {
      result.append((Self.adding(state, to: counts), 0))
    }
    if isLaunchSeen {
      if let path = search.path(from: table.start, to: event), let state = target(of: path, from: table.start, on: event) {
        result.append((Self.adding(state, to: counts), 2 + path.edges.count))
      }
    } else {
      result += strangers(to: counts, taking: event, search: search, isEarly: isEarly)
    }
    return result
  }

  /// Members that take the event as they are, or after unprinted steps.
  private func members(of counts: Counts, taking event: EventName, search: SilentStepSearch) -> [Successor] {
    table.knownStates.filter { counts[Int($0.index)] > 0 }.compactMap { state in
      guard let (to, cost) = acceptance(of: event, in: state, search: search) else { return nil }
      return (Self.moving(state, to: to, end: table.end, in: counts), cost)
    }
  }

  /// Instances older than the log, in states in which one can have been.
  private func strangers(to counts: Counts, taking event: EventName, search: SilentStepSearch, isEarly: Bool) -> [Successor] {
    table.knownStates.compactMap { state in
      switch table.states[Int(state.index)].supply {
      case .none: return nil
      case .passing where !isEarly: return nil
      case .passing, .settled: break
      }
      guard let (to, cost) = acceptance(of: event, in: state, search: search) else { return nil }
      return (to == table.end ? counts : Self.adding(to, to: counts), cost + 1)
    }
  }

  /// The state after `event` and the price of assuming so. Without identity a row for addresses only is no objection.
  private func acceptance(of event: EventName, in state: StateID, search: SilentStepSearch) -> (StateID, Int)? {
    guard let edge = table.edge(from: state, on: event) else { return (state, 0) }
    switch edge.legality {
    case .legal: return (edge.to, 0)
    case .odd where table.creating.contains(event): return nil
    case .odd: return (edge.to, 1)
    case .suspicious, .illegal:
      if event == table.reuse?.death { return (edge.to, 3) }
      guard let path = search.path(from: state, to: event), let to = target(of: path, from: state, on: event) else { return nil }
      return (to, 2 + path.edges.count)
    }
  }

  private func target(of path: SilentPath, from state: StateID, on event: EventName) -> StateID? {
    table.edge(from: path.edges.last?.to ?? state, on: event)?.to
  }

  // MARK: Refusal

  /// Takes the likeliest counting and lets its most visible member take the event against the rules.
  private mutating func refuse(_ event: EventName) -> Outcome {
    guard let (counts, cost) = possible.min(by: Self.isLikelier).map({ ($0.key, $0.value) }) else { return .accepted }
    let held = table.knownStates.filter { counts[Int($0.index)] > 0 }.sorted { prominence($0) > prominence($1) }
    let candidates = (held.isEmpty ? [table.start] : held).compactMap { table.edge(from: $0, on: event) }
    guard let edge = candidates.max(by: { $0.legality < $1.legality }) else { return .accepted }
    let moved =
      held.contains(edge.from)
      ? Self.moving(edge.from, to: edge.to, end: table.end, in: counts) : Self.adding(edge.to, to: counts)
    possible = [moved: cost]
    return .refused(edge)
  }

  private func prominence(_ state: StateID) -> Int { table.states[Int(state.index)].prominence }

  // MARK: Counting

  private static func adding(_ state: StateID, to counts: Counts) -> Counts {
    var result = counts
    result[Int(state.index)] = min(saturation, result[Int(state.index)] + 1)
    return result
  }

  private static func moving(_ from: StateID, to: StateID, end: StateID, in counts: Counts) -> Counts {
    var result = counts
    result[Int(from.index)] -= 1
    return to == end ? result : adding(to, to: result)
  }

  private static func likeliest(of countings: [Counts: Int]) -> [Counts: Int] {
    guard countings.count > limit else { return countings }
    return countings.sorted(by: isLikelier).prefix(limit).reduce(into: [:]) { $0[$1.key] = $1.value }
  }

  /// Fewer assumptions first, then a fixed order, so that no hash decides.
  private static func isLikelier(_ left: (key: Counts, value: Int), _ right: (key: Counts, value: Int)) -> Bool {
    if left.value != right.value { return left.value < right.value }
    for index in left.key.indices where left.key[index] != right.key[index] { return left.key[index] > right.key[index] }
    return false
  }
}
