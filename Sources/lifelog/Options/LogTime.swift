import LogParser

/// Reads a moment as it is typed on a command line: a date, a time of day, or both.
enum LogTime {
  /// Whether the moment begins or ends something: a date alone is the start or the end of its day.
  enum Role: Sendable { case start, end }

  private static let minute: Int64 = 60_000_000_000
  private static let day = 1440 * minute

  /// Reads `10:15`, `10:15:30.5`, `2024-05-01`, and dates with times behind `T` or a blank and an optional zone.
  static func parse(_ text: String, as role: Role) -> Timestamp? {
    var scanner = DigitScanner(text)
    guard scanner.isDateNext else { return timeOfDay(&scanner) }
    guard let days = scanner.daysSince1970() else { return nil }
    let midnight = days * day
    if scanner.isAtEnd {
      return Timestamp(nanoseconds: role == .start ? midnight : midnight + day - 1, fractionDigits: role == .start ? 0 : 9)
    }
    guard scanner.skip("T") || scanner.skip(" "), let time = scanner.timeOfDay() else { return nil }
    let zone = scanner.zone()
    guard scanner.isAtEnd else { return nil }
    let nanoseconds = midnight + time.nanoseconds - Int64(zone ?? 0) * minute
    return Timestamp(nanoseconds: nanoseconds, zone: zone, fractionDigits: time.fractionDigits)
  }

  private static func timeOfDay(_ scanner: inout DigitScanner) -> Timestamp? {
    guard let time = scanner.timeOfDay(), scanner.isAtEnd else { return nil }
    return Timestamp(nanoseconds: time.nanoseconds, fractionDigits: time.fractionDigits, completeness: .timeOnly)
  }
}
