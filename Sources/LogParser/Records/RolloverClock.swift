/// Turns the timestamps of one clock into moments, adding the years and days that the writer does not print.
struct RolloverClock {
  private static let halfDay = Timestamp.nanosecondsPerDay / 2
  // Threads race: a line of the old day may come this much behind the first line of the new one.
  private static let almostADay = Timestamp.nanosecondsPerDay - 1800 * Timestamp.nanosecondsPerSecond
  private static let leapYear = 366 * Timestamp.nanosecondsPerDay

  private var last: WrittenTime?
  /// Nanoseconds of the days or years that have begun since the first line.
  private var offset: Int64 = 0
  /// 29 Februaries that were counted and did not happen, as a negative number.
  private var shiftedDays: Int8 = 0

  mutating func moment(of written: WrittenTime) -> Timestamp {
    switch written.completeness {
    case .full: Self.timestamp(written, offset: 0, shiftedDays: 0)
    case .timeOnly: momentCountingDays(written)
    case .withoutYear: momentCountingYears(written)
    }
  }

  /// A step back by more than half a day is midnight; other steps back are disorder.
  private mutating func momentCountingDays(_ written: WrittenTime) -> Timestamp {
    if let last {
      let step = written.nanoseconds - last.nanoseconds
      if step > Self.almostADay, offset > 0 {
        return Self.timestamp(written, offset: offset - Timestamp.nanosecondsPerDay, shiftedDays: 0)
      }
      if step < -Self.halfDay { offset += Timestamp.nanosecondsPerDay }
    }
    last = written
    return Self.timestamp(written, offset: offset, shiftedDays: 0)
  }

  /// December to January begins a year. 28 February to 1 March is taken for one midnight: too short a time raises no alarm.
  private mutating func momentCountingYears(_ written: WrittenTime) -> Timestamp {
    switch (last?.month, last?.day, written.month, written.day) {
    case (12, _, 1, _): offset += Self.leapYear
    case (2, 28, 3, 1): shiftedDays -= 1
    case (1, 1, 12, 31) where offset > 0:
      return Self.timestamp(written, offset: offset - Self.leapYear, shiftedDays: shiftedDays)
    case (3, 1, 2, 28) where shiftedDays < 0:
      return Self.timestamp(written, offset: offset, shiftedDays: shiftedDays + 1)
    default: break
    }
    last = written
    return Self.timestamp(written, offset: offset, shiftedDays: shiftedDays)
  }

  private static func timestamp(_ written: WrittenTime, offset: Int64, shiftedDays: Int8) -> Timestamp {
    Timestamp(
      nanoseconds: written.nanoseconds &+ offset &+ Int64(shiftedDays) * Timestamp.nanosecondsPerDay, zone: written.zone,
      fractionDigits: written.fractionDigits, completeness: written.completeness, shiftedDays: shiftedDays)
  }
}
