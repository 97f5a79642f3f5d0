import LogParser

/// Tells a second print of one transition from a second transition, within an input and across the inputs of a trace.
struct EchoFilter: Sendable {
  /// Seconds within which other words about the same event are an echo.
  static let window = 1.0

  private var filters: [Int: InputEchoFilter] = [:]
  private var tellings = SharedTellings()

  /// Returns true if `event` tells again what this machine was told before.
  mutating func isEcho(_ event: Event, at moment: Moment) -> Bool {
    // Each input is first taken for itself, so that it is heard as it would be alone.
    if filters[moment.input, default: InputEchoFilter()].isEcho(event, at: moment) { return true }
    return tellings.isEcho(CallbackRoles.transition(of: event.name), at: moment)
  }
}

/// Matches what several inputs tell of the same transitions.
private struct SharedTellings: Sendable {
  private struct Telling: Sendable {
    let name: EventName
    let moment: Int64?
    var inputs: Set<Int>
  }

  /// Nanoseconds that the clocks of two inputs may be apart: one prints whole seconds, the other is late.
  private static let tolerance: UInt64 = 2_500_000_000
  private static let reach = 16

  private var recent: [Telling] = []

  mutating func isEcho(_ name: EventName, at moment: Moment) -> Bool {
    let match = recent.firstIndex { telling in
      guard telling.name == name, !telling.inputs.contains(moment.input) else { return false }
      guard let mine = moment.shared, let other = telling.moment else { return true }
      return (mine &- other).magnitude <= Self.tolerance
    }
    if let match {
      recent[match].inputs.insert(moment.input)
      return true
    }
    recent.append(Telling(name: name, moment: moment.shared, inputs: [moment.input]))
    if recent.count > Self.reach { recent.removeFirst() }
    return false
  }
}

/// Tells a second print of one transition from a second transition, within one input.
private struct InputEchoFilter: Sendable {
  /// What one print of an event looked like.
  private struct Sighting: Sendable {
    var name: EventName
    var channel: Channel
    var words: UInt64
    var className: String?
    var moment: Moment
  }

  /// How many prints back an echo on another channel may reach.
  private static let reach = 8

  private var recent: [Sighting] = []
  /// The prints of the last transition, the first of which was taken for it.
  private var tellings: [Sighting] = []

  /// Returns true if `event` tells again what this machine was told before.
  mutating func isEcho(_ event: Event, at moment: Moment) -> Bool {
    let sighting = Sighting(
      name: CallbackRoles.transition(of: event.name), channel: event.channel, words: event.words,
      className: event.frameClass ?? event.subject,
      moment: moment)
    let repeatsLast = repeatsLast(sighting)
    let isEcho = repeatsLast || repeatsOtherChannel(sighting)
    if repeatsLast { tellings.append(sighting) } else if !isEcho { tellings = [sighting] }
    recent.append(sighting)
    if recent.count > Self.reach { recent.removeFirst() }
    return isEcho
  }

  /// The last transition again: on another channel at any time, on the same one shortly after and in other words.
  private func repeatsLast(_ sighting: Sighting) -> Bool {
    guard let first = tellings.first, first.name == sighting.name else { return false }
    guard let last = tellings.last(where: { $0.channel == sighting.channel }) else { return true }
    if tellings.contains(where: { Self.sayTheSame($0, sighting) }) { return false }
    return sighting.moment.seconds(since: last.moment).map { abs($0) <= EchoFilter.window } ?? (recent.last?.name == sighting.name)
  }

  /// An earlier transition told late: a slower channel that has told it less often than another one.
  private func repeatsOtherChannel(_ sighting: Sighting) -> Bool {
    var counts: [Channel: Int] = [:]
    for past in recent where past.name == sighting.name && isRecent(past, for: sighting) { counts[past.channel, default: 0] += 1 }
    let own = counts.removeValue(forKey: sighting.channel) ?? 0
    return counts.values.contains { $0 > own }
  }

  private func isRecent(_ past: Sighting, for sighting: Sighting) -> Bool {
    sighting.moment.seconds(since: past.moment).map { abs($0) <= EchoFilter.window } ?? true
  }

  private static func sayTheSame(_ left: Sighting, _ right: Sighting) -> Bool {
    left.words == right.words && left.className == right.className && left.channel == right.channel
  }
}
