import LogParser

/// A moment given on the command line, as complete as it was typed: a date, a time of day, or both.
struct TimeBound: Sendable, Equatable {
  /// Year, month and day; nil for a time of day.
  let date: CivilDate?
  /// Nanoseconds since midnight; nil for a date.
  let timeOfDay: Int64?
  /// Minutes east of UTC; nil if none was typed.
  let zone: Int?

  /// Reads `10:15`, `10:15:30.5`, `2024-05-01`, and dates with times behind `T` or a blank and an optional zone.
  init?(_ text: String) {
    var scanner = DigitScanner(text)
    var date: CivilDate?
    if scanner.isDateNext {
      guard let year = scanner.number(digits: 4), scanner.skip("-"), let month = scanner.number(digits: 2), scanner.skip("-"),
        let day = scanner.number(digits: 2), let civil = CivilDate(year: year, month: month, day: day)
      else { return nil }
      date = civil
    }
    self.date = date
    let hasTime = date == nil || scanner.skip("T") || scanner.skip(" ")
    if hasTime {
      guard let time = scanner.timeOfDay() else { return nil }
      timeOfDay = time
      zone = scanner.zone()
    } else {
      timeOfDay = nil
      zone = nil
    }
    guard scanner.isAtEnd else { return nil }
  }

  /// Compares `moment` with the bound: negative before it, 0 at it, positive behind it.
  ///
  /// Only what both know is compared: a year that the log does not print is not, and a zone only where both have one.
  func compare(_ moment: Timestamp) -> Int {
    var nanoseconds = moment.nanoseconds
    if let mine = zone {
      nanoseconds += Int64(moment.zone == nil ? 0 : mine) * minute
    } else {
      nanoseconds += Int64(moment.zone ?? 0) * minute
    }
    let (days, time) = (floorDivide(nanoseconds, day), nanoseconds - floorDivide(nanoseconds, day) * day)
    if let date, moment.completeness != .timeOnly {
      let civil = CivilDate(daysSince1970: days)
      let order = moment.completeness == .full ? date.compare(civil) : date.withoutYear.compare(civil.withoutYear)
      if order != 0 { return -order.signum() }
    }
    guard let timeOfDay else { return 0 }
    return time < timeOfDay ? -1 : time > timeOfDay ? 1 : 0
  }
}

private let minute: Int64 = 60_000_000_000
private let day: Int64 = 1440 * minute

func floorDivide(_ dividend: Int64, _ divisor: Int64) -> Int64 {
  let quotient = dividend / divisor
  return dividend % divisor < 0 ? quotient - 1 : quotient
}
