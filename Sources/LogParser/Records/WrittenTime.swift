/// A timestamp as it stands in a line, before rollovers of year and day are known.
struct WrittenTime: Equatable, Sendable {
  /// How it is written.
  var shape: TimeShape = []
  /// Month and day as written; 0 where there is no date.
  var month: UInt8 = 0
  var day: UInt8 = 0
  /// Nanoseconds since 1970; the year counts as 2000, the day as 1970-01-01 where they are not written.
  var nanoseconds: Int64 = 0
  /// The hour as written, and in how many digits.
  var hour: UInt8 = 0
  var hourDigits: UInt8 = 2
  /// Minutes east of UTC.
  var zone: Int16?
  /// Digits of the fraction, at most 9.
  var fractionDigits: UInt8 = 0
  /// Which parts of the date are written.
  var completeness: Timestamp.Completeness = .full
  /// Position of the first byte.
  var start = 0
  /// Position behind the last byte.
  var end = 0

  /// Takes a time without zone for one in `zone`.
  mutating func assume(zone: Int16) {
    guard self.zone == nil else { return }
    self.zone = zone
    nanoseconds &-= Int64(zone) * 60 * Timestamp.nanosecondsPerSecond
  }

  /// Whether the date is 29 February.
  var isLeapDay: Bool { month == 2 && day == 29 }
}
