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
        let day = scanner.number(digits: 2)
      else { return nil }
      let civil = CivilDate(year: year, month: month, day: day)
      guard civil.isValid else { return nil }
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
    let days = floorDivide(nanoseconds, by: day)
    let time = nanoseconds - days * day
    if let date, moment.completeness != .timeOnly {
      let order = Self.compare(date, CivilDate(daysSince1970: Int(days)), withYear: moment.completeness == .full)
      if order != 0 { return -order.signum() }
    }
    guard let timeOfDay else { return 0 }
    return time < timeOfDay ? -1 : time > timeOfDay ? 1 : 0
  }

  /// Negative if `left` is the earlier date, 0 if both are equal.
  private static func compare(_ left: CivilDate, _ right: CivilDate, withYear: Bool) -> Int {
    let months = (withYear ? left.year - right.year : 0) * 12 + left.month - right.month
    return months * 31 + left.day - right.day
  }
}

private let minute: Int64 = 60_000_000_000
private let day: Int64 = 1440 * minute

/// Divides towards minus infinity, so that moments before 1970 fall on the right day.
private func floorDivide(_ dividend: Int64, by divisor: Int64) -> Int64 {
  let quotient = dividend / divisor
  return dividend % divisor < 0 ? quotient - 1 : quotient
}
