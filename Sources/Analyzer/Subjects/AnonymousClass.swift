import LogParser

/// All instances of a class that prints no addresses (or all scenes that print no session), told as one.
///
/// Its events are kept and judged at the end, when it is known which kinds of callback the class prints.
struct AnonymousClass: Sendable {
  struct Sighting: Sendable {
    let event: Event
    let moment: Moment
    let mayBeEcho: Bool
    let isLaunchSeen: Bool
    let isEarly: Bool
  }

  let table: MachineTable
  let coverage: CoverageID
  let first: Moment
  var last: Moment
  var echoes = EchoFilter()
  var className: String?
  var module: String?
  var counts: [EventName: Int] = [:]
  private(set) var sightings: [Sighting] = []
  /// The state that the events so far suggest, for those who cannot wait for the end.
  private(set) var live: Bag

  init(table: MachineTable, coverage: CoverageID, at moment: Moment) {
    self.table = table
    self.coverage = coverage
    first = moment
    last = moment
    live = Bag(table: table)
  }

  mutating func advance(_ sighting: Sighting, coverage: Coverage) {
    last = sighting.moment
    if !sighting.mayBeEcho { counts[sighting.event.name, default: 0] += 1 }
    sightings.append(sighting)
    guard table.machine == .scene else { return }
    var rules = BagRules(table: table, coverage: coverage)
    _ = Self.apply(sighting, to: &live, rules: &rules)
  }

  /// Judges all events with what is known at the end: the states, and the rows that no counting explains.
  func replay(coverage: Coverage) -> (states: [(state: StateID, moment: Moment)], outcomes: [Bag.Outcome]) {
    var bag = Bag(table: table)
    var rules = BagRules(table: table, coverage: coverage)
    var states: [(state: StateID, moment: Moment)] = []
    var outcomes: [Bag.Outcome] = []
    for sighting in sightings {
      outcomes.append(Self.apply(sighting, to: &bag, rules: &rules))
      if states.last?.state != bag.representative { states.append((bag.representative, sighting.moment)) }
    }
    return (states, outcomes)
  }

  private static func apply(_ sighting: Sighting, to bag: inout Bag, rules: inout BagRules) -> Bag.Outcome {
    bag.advance(
      sighting.event.name, rules: &rules, isLaunchSeen: sighting.isLaunchSeen, isEarly: sighting.isEarly, mayBeEcho: sighting.mayBeEcho)
  }
}
