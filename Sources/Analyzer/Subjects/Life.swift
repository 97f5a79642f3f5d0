import LogParser

/// One instance with an identity: an application run, a scene, a controller or a task.
struct Life: Sendable {
  /// A row that a rule judged.
  struct Fault: Sendable {
    let rule: String
    let from: StateID
    let event: EventName
    let draft: DraftID
  }

  /// Number within the inputs.
  let number: Int
  let table: MachineTable
  let coverage: CoverageID
  let first: Moment
  var state: StateID
  var last: Moment
  var history = StateHistory()
  var echoes = EchoFilter()
  /// The last event with the fingerprint of its words.
  var lastEvent: (name: EventName, words: UInt64)?
  /// Line of the last transition, to be quoted when the next one is at fault.
  var lastEvidence: Evidence?
  /// The fault that the next case of the same fault is added to.
  var fault: Fault?
  /// True if the start state rests on a launch whose first callback may have been cut off.
  var startNeedsUnprinted: Set<EventName> = []
  var className: String?
  var module: String?
  var instance: String?
  var counts: [EventName: Int] = [:]
  /// What earlier chapters told of them.
  private(set) var told = ViewCounts()
  /// When the instance was gone.
  var endedAt: Moment?

  init(number: Int, table: MachineTable, coverage: CoverageID, state: StateID, at moment: Moment) {
    self.number = number
    self.table = table
    self.coverage = coverage
    self.state = state
    first = moment
    last = moment
  }

  /// Seconds from the birth, or the first load, to the end; nil unless both were seen.
  var lifetime: Double? {
    guard let birth = history.first, table.creating.contains(birth.event), birth.moment == first else { return nil }
    return endedAt?.seconds(since: first).map { max(0, $0) }
  }

  /// Begins a new chapter.
  mutating func beginChapter() {
    history.beginChapter()
    told = ViewCounts(counts)
  }

  /// Moves to the state that the event implies, legal or not; returns the row that was taken.
  mutating func advance(_ event: Event, at moment: Moment) -> Edge? {
    last = moment
    lastEvent = (event.name, event.words)
    counts[event.name, default: 0] += 1
    let from = state
    let edge = from == .unknown ? nil : table.edge(from: from, on: event.name)
    guard let to = from == .unknown ? table.implied[event.name] : edge?.to else { return nil }
    state = to
    if to == table.end { endedAt = moment }
    if to != from || history.count == 0 {
      history.append(StateHistory.Change(from: from, event: event.name, to: to, moment: moment))
    }
    return edge
  }
}
