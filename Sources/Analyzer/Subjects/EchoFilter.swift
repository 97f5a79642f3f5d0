import LogParser

/// Tells a second print of one transition from a second transition.
struct EchoFilter: Sendable {
  /// What one print of an event looked like.
  private struct Sighting: Sendable {
    var name: EventName
    var channel: Channel
    var words: UInt64
    var className: String?
    var moment: Moment

    var source: Source { Source(channel: channel, input: moment.input) }
  }

  /// Who tells: a channel of one input.
  private struct Source: Hashable, Sendable {
    let channel: Channel
    let input: Int
  }

  /// Seconds within which other words about the same event are an echo.
  static let window = 1.0
  /// How many prints back an echo on another channel or in another input may reach.
  private static let reach = 8

  private var recent: [Sighting] = []
  /// The prints of the last transition, the first of which was taken for it.
  private var tellings: [Sighting] = []

  /// Returns true if `event` tells again what this machine was told before.
  mutating func isEcho(_ event: Event, at moment: Moment) -> Bool {
    let sighting = Sighting(
      name: Self.transition(of: event.name), channel: event.channel, words: event.words, className: event.frameClass ?? event.subject,
      moment: moment)
    let repeatsLast = repeatsLast(sighting)
    let isEcho = repeatsLast || repeatsOtherChannel(sighting)
    if repeatsLast { tellings.append(sighting) } else if !isEcho { tellings = [sighting] }
    recent.append(sighting)
    if recent.count > Self.reach { recent.removeFirst() }
    return isEcho
  }

  /// The last transition again: on another channel or in another input at any time, on the same one shortly after and in other words.
  private func repeatsLast(_ sighting: Sighting) -> Bool {
    guard let first = tellings.first, first.name == sighting.name else { return false }
    guard let last = tellings.last(where: { $0.source == sighting.source }) else { return true }
    if tellings.contains(where: { Self.sayTheSame($0, sighting) }) { return false }
    return sighting.moment.seconds(since: last.moment).map { abs($0) <= Self.window } ?? (recent.last?.name == sighting.name)
  }

  /// An earlier transition told late: a slower channel that has told it less often than another one.
  private func repeatsOtherChannel(_ sighting: Sighting) -> Bool {
    var counts: [Source: Int] = [:]
    for past in recent where past.name == sighting.name && isRecent(past, for: sighting) { counts[past.source, default: 0] += 1 }
    let own = counts.removeValue(forKey: sighting.source) ?? 0
    return counts.values.contains { $0 > own }
  }

  private func isRecent(_ past: Sighting, for sighting: Sighting) -> Bool {
    sighting.moment.seconds(since: past.moment).map { abs($0) <= Self.window } ?? true
  }

  private static func sayTheSame(_ left: Sighting, _ right: Sighting) -> Bool {
    left.words == right.words && left.className == right.className && left.source == right.source
  }

  /// `UIApplicationDidFinishLaunchingNotification` tells of either launch callback.
  private static func transition(of name: EventName) -> EventName {
    name == .applicationDidFinishLaunching ? .didFinishLaunchingWithOptions : name
  }
}
