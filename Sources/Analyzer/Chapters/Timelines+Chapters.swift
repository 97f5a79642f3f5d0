extension Array {
  /// Appends what is new and lets `merge` join what goes on.
  mutating func go<Timeline>(on next: Self, _ merge: (inout Timeline, Timeline) -> Void) where Element == RunReport.Part<Timeline> {
    guard !isEmpty else { return self = next }
    var places: [RunReport.Owner: Int] = [:]
    for (index, part) in enumerated() { places[part.owner] = index }
    for part in next {
      if let place = places[part.owner] { merge(&self[place].timeline, part.timeline) } else { append(part) }
    }
  }

  /// Drops the earlier half, unless there is next to nothing; returns how many were dropped.
  mutating func keepLatestHalf() -> Int {
    guard count > 8 else { return 0 }
    let dropped = count / 2
    removeFirst(dropped)
    return dropped
  }
}

extension [Interval] {
  /// Seconds spent in `states`; nil if no length is known.
  func seconds(in states: Set<String>) -> Double? {
    let seconds = filter { states.contains($0.state) }.compactMap(\.seconds)
    return seconds.isEmpty ? nil : seconds.reduce(0, +)
  }

  /// The intervals of two chapters; the later one begins in the interval that the earlier one left open.
  fileprivate func continued(by later: [Interval]) -> [Interval] {
    guard let last, let first = later.first else { return self + later }
    guard last.state != first.state else { return dropLast() + [last.joined(with: first)] + later.dropFirst() }
    return last.toLine == nil ? dropLast() + [last.closed(by: first)] + later : self + later
  }

  /// Seconds of both chapters together, by what was summed up in each.
  fileprivate func sum(_ own: Double?, in states: Set<String>, with later: [Interval], _ other: Double?) -> Double? {
    guard own != nil || other != nil else { return nil }
    let last = last.flatMap { states.contains($0.state) && !later.isEmpty ? $0 : nil }
    let first = later.first.flatMap { states.contains($0.state) ? $0 : nil }
    let told = (last?.seconds ?? 0) + (last?.state == first?.state ? first?.seconds ?? 0 : 0)
    let joined = last.flatMap { last in later.first.flatMap { last.continued(by: $0).seconds } } ?? 0
    return (own ?? 0) + (other ?? 0) - told + joined
  }
}

extension Interval {
  fileprivate func continued(by later: Interval) -> Interval {
    state == later.state ? joined(with: later) : toLine == nil ? closed(by: later) : self
  }

  /// One interval of two that are parts of it.
  fileprivate func joined(with later: Interval) -> Interval {
    var result = self
    (result.toLine, result.end, result.closing) = (later.toLine, later.end, later.closing)
    result.isInferred = isInferred && later.isInferred
    let ahead = opening.flatMap { later.opening?.seconds(since: $0) }
    result.seconds = ahead.flatMap { ahead in later.seconds.map { ahead + $0 } }
    return result
  }

  /// The interval, ended by the next one.
  fileprivate func closed(by next: Interval) -> Interval {
    var result = self
    (result.toLine, result.end, result.closing) = (next.fromLine, next.start, next.opening)
    result.seconds = opening.flatMap { next.opening?.seconds(since: $0) }.map { max(0, $0) }
    return result
  }
}

extension ProcessRun {
  static let foreground: Set<String> = ["active", "inactive"]
  static let background: Set<String> = ["background", "suspended"]

  /// Goes on with the next chapter of the same run.
  mutating func append(_ next: ProcessRun) {
    var result = next
    result.states = states.continued(by: next.states)
    (result.firstLine, result.launch) = (firstLine, launch ?? next.launch)
    result.summary.activations += summary.activations
    result.summary.interruptions += summary.interruptions
    result.summary.backgroundTrips += summary.backgroundTrips
    result.summary.memoryWarnings += summary.memoryWarnings
    result.summary.launchSeconds = summary.launchSeconds ?? next.summary.launchSeconds
    result.summary.foregroundSeconds =
      states.sum(summary.foregroundSeconds, in: Self.foreground, with: next.states, next.summary.foregroundSeconds)
    result.summary.backgroundSeconds =
      states.sum(summary.backgroundSeconds, in: Self.background, with: next.states, next.summary.backgroundSeconds)
    self = result
  }
}

extension SceneTimeline {
  /// Goes on with the next chapter.
  mutating func append(_ next: SceneTimeline) {
    states = states.continued(by: next.states)
    finalState = next.finalState
  }
}

extension ViewControllerTimeline {
  static let visible: Set<String> = ["visible"]

  /// Goes on with the next chapter.
  mutating func append(_ next: ViewControllerTimeline) {
    visibleSeconds = states.sum(visibleSeconds, in: Self.visible, with: next.states, next.visibleSeconds)
    states = states.continued(by: next.states)
    (loads, appearances) = (loads + next.loads, appearances + next.appearances)
    (lastLine, lastInput, finalState, lifetimeSeconds) = (next.lastLine, next.lastInput, next.finalState, next.lifetimeSeconds)
  }

  /// Stands for its class from now on: counts without states.
  var summed: ViewControllerTimeline {
    var sum = self
    (sum.instance, sum.states, sum.lifetimeSeconds) = (nil, [], nil)
    return sum
  }

  /// Adds the counts of another controller of the class.
  mutating func add(_ other: ViewControllerTimeline) {
    loads += other.loads
    appearances += other.appearances
    if let seconds = other.visibleSeconds { visibleSeconds = (visibleSeconds ?? 0) + seconds }
    if other.lastLine > lastLine { (lastLine, lastInput, finalState) = (other.lastLine, other.lastInput, other.finalState) }
  }
}
