import LogParser

/// What the events of a class without addresses come to: the states, and the rows that no counting explains.
struct ClassVerdict: Sendable {
  /// Events in a row that no member could take, for the same reason.
  struct Refusal: Sendable {
    let edge: Edge
    let sighting: AnonymousClass.Sighting
    let before: AnonymousClass.Sighting?
    var count = 1
  }

  /// The row that an event took.
  struct Use: Equatable, Sendable {
    let from: StateID
    let event: EventName
    /// True if no member could take the event.
    let isRefused: Bool
    /// The rule of a refused row.
    let rule: String?
  }

  private let table: MachineTable
  private var place: BagLibrary.Place
  private var before: AnonymousClass.Sighting?
  private(set) var states: [(state: StateID, moment: Moment)] = []
  private(set) var refusals: [Refusal] = []
  /// How often each row was taken on lines that the caller asked about; there are few different ones.
  private(set) var uses: [(use: Use, count: Int)] = []

  init(table: MachineTable) { (self.table, place) = (table, BagLibrary.Place(table: table)) }

  /// Forgets what has been told, but for the present state.
  mutating func beginChapter() {
    states = states.suffix(1)
    (refusals, uses) = ([], [])
  }

  mutating func take(_ sighting: AnonymousClass.Sighting, coverage: Coverage, library: inout BagLibrary) {
    switch library.advance(&place, sighting.occurrence, table: table, coverage: coverage) {
    case .accepted(let state):
      if let state { count(Use(from: state, event: sighting.event, isRefused: false, rule: nil), sighting) }
    case .refused(let edge):
      count(Use(from: edge.from, event: sighting.event, isRefused: true, rule: edge.rule), sighting)
      if edge.rule != nil { refuse(edge, sighting) }
    }
    before = sighting
    let state = place.bag.representative
    if states.last?.state != state { states.append((state, sighting.moment)) }
  }

  private mutating func count(_ use: Use, _ sighting: AnonymousClass.Sighting) {
    guard sighting.isReported else { return }
    if let known = uses.firstIndex(where: { $0.use == use }) { uses[known].count += 1 } else { uses.append((use, 1)) }
  }

  private mutating func refuse(_ edge: Edge, _ sighting: AnonymousClass.Sighting) {
    if let last = refusals.last, last.edge.rule == edge.rule, last.edge.from == edge.from {
      refusals[refusals.count - 1].count += 1
    } else {
      refusals.append(Refusal(edge: edge, sighting: sighting, before: before))
    }
  }
}
