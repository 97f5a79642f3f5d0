/// A moment on the writer's clock, with the digits that the writer gave.
public struct Timestamp: Hashable, Sendable {
  /// Which parts of the date the writer printed.
  public enum Completeness: UInt8, Sendable, Hashable {
    /// Year, month, day and time; the year may be the caller's.
    case full
    /// Month, day and time; the year is not known and counts from 2000.
    case withoutYear
    /// Time of day only; days count from 1970-01-01.
    case timeOnly
  }

  /// Nanoseconds since 1970-01-01T00:00:00: of UTC if `zone` is known, of the writer's wall clock otherwise.
  public var nanoseconds: Int64
  /// Minutes east of UTC; nil if the writer printed no zone and the caller gave none.
  public var zone: Int16?
  /// How many digits of a second the writer printed: 0 to 9.
  public var fractionDigits: UInt8
  /// Which parts of the date are known.
  public var completeness: Completeness
  /// Days by which `nanoseconds` was moved away from the printed date, because a year that is not known has no 29 February.
  public var shiftedDays: Int8

  /// Makes a moment from nanoseconds.
  public init(
    nanoseconds: Int64, zone: Int16? = nil, fractionDigits: UInt8 = 3, completeness: Completeness = .full, shiftedDays: Int8 = 0
  ) {
    self.nanoseconds = nanoseconds
    self.zone = zone
    self.fractionDigits = fractionDigits
    self.completeness = completeness
    self.shiftedDays = shiftedDays
  }

  /// Seconds from `earlier` to this moment; nil if one of both knows its zone or its date and the other does not.
  public func seconds(since earlier: Timestamp) -> Double? {
    guard completeness == earlier.completeness, (zone == nil) == (earlier.zone == nil) else { return nil }
    let (difference, overflow) = nanoseconds.subtractingReportingOverflow(earlier.nanoseconds)
    return overflow ? nil : Double(difference) / 1e9
  }

  /// The smallest difference that the writer's digits can show, in seconds.
  public var precision: Double {
    var value = 1.0
    for _ in 0..<min(fractionDigits, 9) { value /= 10 }
    return value
  }
}

extension Timestamp: CustomStringConvertible {
  static let nanosecondsPerSecond: Int64 = 1_000_000_000
  static let nanosecondsPerDay: Int64 = 86_400 * nanosecondsPerSecond

  /// ISO 8601 with the writer's digits: `2024-05-01T10:00:00.123+08:00`, `--05-01T10:00:00` without year, `T10:00:00` without date.
  public var description: String {
    let wall = wallNanoseconds
    let days = wall >= 0 ? wall / Self.nanosecondsPerDay : -((Self.nanosecondsPerDay - 1 &- wall) / Self.nanosecondsPerDay)
    let rest = wall - days * Self.nanosecondsPerDay
    return date(Int(days)) + "T" + timeOfDay(rest) + zoneSuffix
  }

  /// Nanoseconds of the printed date and time, whatever the zone.
  var wallNanoseconds: Int64 {
    nanoseconds &+ Int64(zone ?? 0) * 60 * Self.nanosecondsPerSecond &- Int64(shiftedDays) * Self.nanosecondsPerDay
  }

  private func date(_ days: Int) -> String {
    let date = CivilDate(daysSince1970: completeness == .withoutYear ? Self.dayOf2000(days) : days)
    let monthAndDay = "-\(Self.padded(date.month, to: 2))-\(Self.padded(date.day, to: 2))"
    switch completeness {
    case .full: return Self.padded(date.year, to: 4) + monthAndDay
    case .withoutYear: return "-" + monthAndDay
    case .timeOnly: return ""
    }
  }

  /// Years that are not known all count 366 days, so the printed date is found in 2000.
  private static func dayOf2000(_ days: Int) -> Int {
    let start = CivilDate(year: 2000, month: 1, day: 1).daysSince1970
    return start + ((days - start) % 366 + 366) % 366
  }

  private func timeOfDay(_ nanoseconds: Int64) -> String {
    let seconds = Int(nanoseconds / Self.nanosecondsPerSecond)
    let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { Self.padded($0, to: 2) }
    let fraction = Self.padded(Int(nanoseconds % Self.nanosecondsPerSecond), to: 9).prefix(Int(min(fractionDigits, 9)))
    return parts.joined(separator: ":") + (fraction.isEmpty ? "" : "." + fraction)
  }

  private var zoneSuffix: String {
    guard let zone else { return "" }
    guard zone != 0 else { return "Z" }
    let minutes = Int(zone.magnitude)
    return (zone < 0 ? "-" : "+") + Self.padded(minutes / 60, to: 2) + ":" + Self.padded(minutes % 60, to: 2)
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
