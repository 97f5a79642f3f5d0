/// How the times of one log compare with those of others: the one way of writing times that most of its lines use.
struct TimeAxis {
  /// What most times have.
  struct Kind: Hashable {
    let completeness: Timestamp.Completeness
    let isZoned: Bool
  }

  let kind: Kind
  /// First and last moment, with years and days counted as `Timestamp` does where they are not printed.
  private let span: ClosedRange<Int64>
  private let hasLeapDay: Bool
  /// Year or day of the first line, found by comparing with other logs.
  private var start = 0
  /// True if times count as the wall clock shows them, whatever zone they print.
  private let isZoneIgnored: Bool

  /// Returns nil for a log without times.
  init?(_ records: [Record], isZoneIgnored: Bool = false) {
    self.isZoneIgnored = isZoneIgnored
    let times = records.lazy.compactMap(\.time).map { isZoneIgnored ? $0.withoutZone : $0 }
    var counts: [Kind: Int] = [:]
    for time in times { counts[Kind(time), default: 0] += 1 }
    let kinds = counts.sorted { ($0.value, $1.key.rank) > ($1.value, $0.key.rank) }
    guard let kind = kinds.first?.key else { return nil }
    let chosen = times.filter { Kind($0) == kind }
    guard let first = chosen.map(\.nanoseconds).min(), let last = chosen.map(\.nanoseconds).max() else { return nil }
    self.kind = kind
    span = first...last
    hasLeapDay = kind.completeness == .withoutYear && chosen.contains { $0.isLeapDay }
    start = kind.completeness == .withoutYear ? Timestamp.baseYear : 0
  }

  /// Returns the moment on the common scale; nil if it is written in another way than most.
  func moment(of time: Timestamp) -> Int64? {
    let time = isZoneIgnored ? time.withoutZone : time
    guard Kind(time) == kind else { return nil }
    let begin =
      switch kind.completeness {
      case .full: time.nanoseconds
      case .withoutYear: time.moved(toYear: start)
      case .timeOnly: time.nanoseconds &+ Int64(start) * Timestamp.nanosecondsPerDay
      }
    // Writers cut digits off: somewhere in the second that is printed, so most probably in its middle.
    return begin &+ Int64(time.precision * 0.5e9)
  }

  /// First and last moment on the common scale.
  var placed: ClosedRange<Int64> {
    let ends = [span.lowerBound, span.upperBound].map { moment(of: kind.timestamp($0)) ?? $0 }
    return min(ends[0], ends[1])...max(ends[0], ends[1])
  }

  /// Chooses the year, or the day, that brings the log nearest to what the other logs tell.
  mutating func place(near other: ClosedRange<Int64>) {
    guard kind.completeness != .full else { return }
    let candidates = candidates(near: other).map { candidate in
      var axis = self
      axis.start = candidate
      return axis
    }
    let best = candidates.min { left, right in
      let (near, far) = (left.placed.distance(to: other), right.placed.distance(to: other))
      return (near.gap, near.offset) < (far.gap, far.offset)
    }
    if let best { self = best }
  }

  private func candidates(near other: ClosedRange<Int64>) -> [Int] {
    let day = Timestamp.nanosecondsPerDay
    let length = span.upperBound &- span.lowerBound
    if kind.completeness == .timeOnly {
      let (first, last) = (Int(other.lowerBound / day), Int(other.upperBound / day))
      // Logs of many days need no search of each: only the days around both ends can be nearest.
      return Array(Set(first - 2 - Int(length / day)...first + 1).union(last - 2...last + 1)).sorted()
    }
    let first = CivilDate(daysSince1970: Int(other.lowerBound / day)).year - 2 - Int(length / (366 * day))
    let last = CivilDate(daysSince1970: Int(other.upperBound / day)).year + 1
    let years = Array(first...max(first, last))
    let leapYears = years.filter { CivilDate(year: $0, month: 2, day: 29).isValid }
    return hasLeapDay && !leapYears.isEmpty ? leapYears : years
  }
}

extension TimeAxis.Kind {
  init(_ time: Timestamp) {
    completeness = time.completeness
    isZoned = time.zone != nil
  }

  /// Among kinds with as many lines the one that says more counts.
  fileprivate var rank: Int { Int(completeness.rawValue) * 2 + (isZoned ? 0 : 1) }

  fileprivate func timestamp(_ nanoseconds: Int64) -> Timestamp {
    Timestamp(nanoseconds: nanoseconds, zone: isZoned ? 0 : nil, completeness: completeness)
  }
}

extension Timestamp {
  /// What the wall clock shows.
  fileprivate var withoutZone: Timestamp {
    guard let zone else { return self }
    var time = self
    (time.nanoseconds, time.zone) = (nanoseconds &+ Int64(zone) * 60 * Self.nanosecondsPerSecond, nil)
    return time
  }

  /// The year that dates without a year count from.
  static let baseYear = 2000

  /// Whether its date is 29 February.
  fileprivate var isLeapDay: Bool {
    let date = printedDate
    return date.month == 2 && date.day == 29
  }

  /// Nanoseconds since 1970 if the dates without a year that this one belongs to begin in `year`.
  fileprivate func moved(toYear year: Int) -> Int64 {
    let date = printedDate
    let moved = CivilDate(year: year + (date.year - Self.baseYear), month: date.month, day: date.day)
    let days = moved.daysSince1970 - printedDay
    return nanoseconds &+ Int64(days - Int(shiftedDays)) * Self.nanosecondsPerDay
  }
}

extension ClosedRange<Int64> {
  /// How far it is from `other`: the time between both, then how far their beginnings are apart.
  fileprivate func distance(to other: Self) -> (gap: Int64, offset: UInt64) {
    let gap = Swift.max(0, lowerBound &- other.upperBound, other.lowerBound &- upperBound)
    return (gap, (lowerBound &- other.lowerBound).magnitude)
  }
}
