/// Turns the timestamps of one clock into moments, adding the years and days that the writer does not print.
struct RolloverClock {
  private static let halfDay = Timestamp.nanosecondsPerDay / 2
  // Threads race: a line of the old day may come this much behind the first line of the new one.
  private static let almostADay = Timestamp.nanosecondsPerDay - 1800 * Timestamp.nanosecondsPerSecond
  private static let leapYear = 366 * Timestamp.nanosecondsPerDay

  private var last: WrittenTime?
  /// Nanoseconds of the days or years that have begun since the first line.
  private var offset: Int64 = 0
  /// Years that have begun since the first line, where its year is given.
  private var begunYears = 0
  /// 29 Februaries that were counted and did not happen, as a negative number.
  private var shiftedDays: Int8 = 0

  mutating func moment(of written: WrittenTime, known: TimeOptions = TimeOptions()) -> Timestamp {
    var written = written
    if written.zone == nil, let zone = known.zone {
      written.zone = zone
      written.nanoseconds &-= Int64(zone) * 60 * Timestamp.nanosecondsPerSecond
    }
    switch written.completeness {
    case .full: return Self.timestamp(written, offset: 0, shiftedDays: 0)
    case .timeOnly: return momentCountingDays(written)
    case .withoutYear: return known.year.map { moment(of: written, firstYear: $0) } ?? momentCountingYears(written)
    }
  }

  /// A step back by more than half a day is midnight; other steps back are disorder. Where the zone changes, the nearest day counts.
  private mutating func momentCountingDays(_ written: WrittenTime) -> Timestamp {
    if let last {
      let step = written.nanoseconds - last.nanoseconds
      if written.zone == last.zone ? step > Self.almostADay && offset > 0 : step > Self.halfDay {
        return Self.timestamp(written, offset: offset - Timestamp.nanosecondsPerDay, shiftedDays: 0)
      }
      if step < -Self.halfDay { offset += Timestamp.nanosecondsPerDay }
    }
    last = written
    return Self.timestamp(written, offset: offset, shiftedDays: 0)
  }

  /// December to January begins a year; the calendar is known.
  private mutating func moment(of written: WrittenTime, firstYear: Int) -> Timestamp {
    var year = firstYear + begunYears
    switch (last?.month, last?.day, written.month, written.day) {
    case (12, _, 1, _):
      (begunYears, year) = (begunYears + 1, year + 1)
      last = written
    case (1, 1, 12, 31) where begunYears > 0: year -= 1
    default: last = written
    }
    let (month, day) = (Int(written.month), Int(written.day))
    let days = CivilDate(year: year, month: month, day: day).daysSince1970 - CivilDate(year: 2000, month: month, day: day).daysSince1970
    var dated = written
    dated.completeness = .full
    return Self.timestamp(dated, offset: Int64(days) * Timestamp.nanosecondsPerDay, shiftedDays: 0)
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
