/// A day of the Gregorian calendar.
struct CivilDate: Sendable, Equatable {
  let year: Int
  let month: Int
  let day: Int

  init?(year: Int, month: Int, day: Int) {
    guard (1...12).contains(month), (1...31).contains(day) else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// Counts in years of 365.2425 days that begin in March, so that the leap day comes last.
  init(daysSince1970 days: Int64) {
    let shifted = days + 719_468
    let era = floorDivide(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = Int(dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
    month = Int(monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9)
    year = Int(yearOfEra + era * 400) + (month <= 2 ? 1 : 0)
  }

  private init(month: Int, day: Int) { (year, self.month, self.day) = (0, month, day) }

  var withoutYear: CivilDate { CivilDate(month: month, day: day) }

  /// Negative if before `other`, 0 if equal, positive if later.
  func compare(_ other: CivilDate) -> Int { ordinal - other.ordinal }

  private var ordinal: Int { (year * 16 + month) * 32 + day }
}
