import LogParser

/// Instances that print no identity: how many may be in which state. Several countings can explain one log; all are kept.
struct Bag: Sendable, Hashable {
  /// What an event did to the bag.
  enum Outcome: Sendable {
    /// The state that the member was in which took it in the likeliest counting; nil if it was an echo.
    case accepted(from: StateID?)
    /// No counting explains the event; the row is the most likely reason.
    case refused(Edge)
  }

  /// How many members are in each state, one byte per state.
  private struct Counts: Hashable, Sendable {
    /// Members of one state counted at most; more make no difference.
    private static let saturation: UInt64 = 200
    private(set) var bytes: UInt64 = 0

    func holds(_ state: StateID) -> Bool { count(of: state) > 0 }

    func count(of state: StateID) -> UInt64 { (bytes >> (8 * UInt64(state.index))) & 0xFF }

    mutating func add(_ state: StateID) {
      if count(of: state) < Self.saturation { bytes += 1 << (8 * UInt64(state.index)) }
    }

    mutating func remove(_ state: StateID) { bytes -= 1 << (8 * UInt64(state.index)) }
  }

  /// A counting and the number of assumptions that it rests on.
  private struct Counting: Sendable, Hashable {
    var counts: Counts
    var cost: Int
    /// State of the member that took the last event; nil if none did.
    var taker: StateID?

    /// Fewer assumptions first, then a fixed order, so that no hash decides.
    static func isLikelier(_ left: Counting, _ right: Counting) -> Bool {
      (left.cost, left.counts.bytes) < (right.cost, right.counts.bytes)
    }
  }

  /// Countings kept at most; the ones with the fewest assumptions stay.
  static let limit = 60

  private let table: MachineTable
  /// The likeliest counting comes first.
  private var possible = [Counting(counts: Counts(), cost: 0)]

  init(table: MachineTable) { self.table = table }

  static func == (left: Bag, right: Bag) -> Bool { left.possible == right.possible }

  func hash(into hasher: inout Hasher) { hasher.combine(possible) }

  /// The most visible state of any member in the likeliest counting; the end state if there is none.
  var representative: StateID {
    guard let counts = possible.first?.counts else { return .unknown }
    let held = table.knownStates.filter(counts.holds)
    return held.max { prominence($0) < prominence($1) } ?? table.end
  }

  /// Applies `event`. `isLaunchSeen`: no member can be older than the log; `isEarly`: the log has just begun;
  /// `mayBeEcho`: it may as well be a second print of the event before.
  mutating func advance(_ event: EventName, rules: inout BagRules, isLaunchSeen: Bool, isEarly: Bool, mayBeEcho: Bool) -> Outcome {
    let moves = rules.moves(on: event)
    var next = mayBeEcho ? possible.map { Counting(counts: $0.counts, cost: $0.cost) } : []
    for counting in possible { append(successorsOf: counting, moves, isLaunchSeen: isLaunchSeen, isEarly: isEarly, to: &next) }
    guard next.isEmpty else {
      possible = Self.likeliest(of: next)
      let taker = possible.first?.taker
      forget()
      return .accepted(from: taker)
    }
    return refuse(event)
  }

  /// Only the differences between prices count, and who took an event only while it is taken: so equal bags become the same.
  private mutating func forget() {
    let least = possible.first?.cost ?? 0
    for index in possible.indices {
      possible[index].cost -= least
      possible[index].taker = nil
    }
  }

  // MARK: Successors

  private func append(
    successorsOf counting: Counting, _ moves: BagRules.Moves, isLaunchSeen: Bool, isEarly: Bool, to next: inout [Counting]
  ) {
    var isTaken = false
    for case let step? in moves.members where counting.counts.holds(step.from) {
      var result = counting
      result.counts.remove(step.from)
      result.taker = step.from
      add(step.to, to: &result, cost: step.cost)
      next.append(result)
      if step.cost <= 1 { isTaken = true }
    }
    if let born = moves.born, !isTaken { appendNewcomer(from: table.start, to: born, counting, cost: 0, next: &next) }
    if isLaunchSeen {
      if let step = moves.unprinted { appendNewcomer(from: step.from, to: step.to, counting, cost: step.cost, next: &next) }
      return
    }
    for step in moves.settled { appendNewcomer(from: step.from, to: step.to, counting, cost: step.cost + 1, next: &next) }
    guard isEarly else { return }
    for step in moves.passing { appendNewcomer(from: step.from, to: step.to, counting, cost: step.cost + 1, next: &next) }
  }

  private func appendNewcomer(from: StateID, to state: StateID, _ counting: Counting, cost: Int, next: inout [Counting]) {
    var result = counting
    result.taker = from
    add(state, to: &result, cost: cost)
    next.append(result)
  }

  private func add(_ state: StateID, to counting: inout Counting, cost: Int) {
    counting.cost += cost
    if state != table.end { counting.counts.add(state) }
  }

  // MARK: Refusal

  /// Takes the likeliest counting and lets its most visible member take the event against the rules.
  private mutating func refuse(_ event: EventName) -> Outcome {
    guard var counting = possible.first else { return .accepted(from: nil) }
    let held = table.knownStates.filter(counting.counts.holds).sorted { prominence($0) > prominence($1) }
    let candidates = (held.isEmpty ? [table.start] : held).compactMap { table.edge(from: $0, on: event) }
    guard let edge = candidates.max(by: { $0.legality < $1.legality }) else { return .accepted(from: nil) }
    if counting.counts.holds(edge.from) { counting.counts.remove(edge.from) }
    add(edge.to, to: &counting, cost: 0)
    possible = [counting]
    forget()
    return .refused(edge)
  }

  private func prominence(_ state: StateID) -> Int { table.states[Int(state.index)].prominence }

  /// The cheapest of equal countings each, cheapest first, no more than the limit.
  private static func likeliest(of countings: [Counting]) -> [Counting] {
    guard countings.count > 1 else { return countings }
    var result: [Counting] = []
    for counting in countings.sorted(by: { ($0.counts.bytes, $0.cost) < ($1.counts.bytes, $1.cost) })
    where result.last?.counts != counting.counts {
      result.append(counting)
    }
    result.sort(by: Counting.isLikelier)
    return result.count > limit ? Array(result.prefix(limit)) : result
  }
}
