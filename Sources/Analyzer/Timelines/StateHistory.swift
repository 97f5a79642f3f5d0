import LogParser

/// The state changes of one subject, in order.
struct StateHistory: Sendable {
  struct Change: Sendable {
    let from: StateID
    let event: EventName
    let to: StateID
    let moment: Moment
  }

  /// The changes of the chapter that is being told.
  private(set) var changes: [Change] = []
  /// The very first change.
  private(set) var first: Change?
  /// Changes in all chapters.
  private(set) var count = 0
  /// The state that the chapter began in; nil for the first one.
  private var opening: (state: StateID, moment: Moment)?

  mutating func append(_ change: Change) {
    if first == nil { first = change }
    count += 1
    changes.append(change)
  }

  /// Begins a new chapter in the state that the last one ended in.
  mutating func beginChapter() {
    guard let last = changes.last else { return }
    opening = (last.to, last.moment)
    changes = []
  }

  /// Draws the intervals: unprinted states between printed ones are inferred, equal neighbours are one interval.
  func intervals(search: SilentStepSearch, end: Moment?, name: (StateID) -> String) -> [Interval] {
    var line = IntervalLine()
    if let opening { line.open(name(opening.state), at: opening.moment) }
    for (index, change) in changes.enumerated() {
      if opening != nil {
        // The chapter before tells how it came to this.
      } else if index == 0, change.from == .unknown, let before = search.table.shownBefore[change.event] {
        line.open(name(before), at: nil)
      } else if index == 0, change.from != .unknown {
        line.open(name(change.from), at: nil)
      }
      for edge in inferred(before: change, search: search) { line.open(name(edge.to), at: change.moment, isInferred: true) }
      line.open(name(change.to), at: change.moment)
    }
    return line.closed(at: end)
  }

  private func inferred(before change: Change, search: SilentStepSearch) -> [Edge] {
    guard change.from != .unknown, let edge = search.table.edge(from: change.from, on: change.event), !edge.legality.isAccepted
    else { return [] }
    return search.path(from: change.from, to: change.event)?.edges ?? []
  }
}

/// Intervals under construction, one after the other.
struct IntervalLine: Sendable {
  private var intervals: [Interval] = []
  private var start: Moment?

  /// Ends the open interval and opens another one, unless the state is the same.
  mutating func open(_ state: String, at moment: Moment?, isInferred: Bool = false) {
    if let last = intervals.last, last.state == state {
      intervals[intervals.count - 1].isInferred = last.isInferred && isInferred
      return
    }
    close(at: moment)
    intervals.append(
      Interval(
        state: state, fromLine: moment?.line, toLine: nil, start: moment?.time, end: nil, seconds: nil, isInferred: isInferred))
    intervals[intervals.count - 1].opening = moment
    start = moment
  }

  /// Returns the intervals; the last one lasts until `end`, which closes no line.
  func closed(at end: Moment?) -> [Interval] {
    var result = intervals
    guard let end, let start, let seconds = end.seconds(since: start), let last = result.indices.last else { return result }
    result[last].end = end.time
    result[last].seconds = max(0, seconds)
    return result
  }

  private mutating func close(at moment: Moment?) {
    guard let moment, let last = intervals.indices.last else { return }
    intervals[last].closing = moment
    intervals[last].toLine = moment.line
    intervals[last].end = moment.time
    intervals[last].seconds = start.flatMap { moment.seconds(since: $0) }.map { max(0, $0) }
  }
}
