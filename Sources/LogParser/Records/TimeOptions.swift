/// What the caller knows about times and the log does not print.
public struct TimeOptions: Sendable, Equatable {
  /// Year of the first date without a year; nil leaves the year open.
  public var year: Int?
  /// Minutes east of UTC of times without a zone; nil leaves the zone open.
  public var zone: Int16?
  /// Nanoseconds from 1970-01-01T00:00:00Z to the time of reading; nil takes no date for a future one.
  public var now: Int64?

  /// Makes options; by default nothing is known.
  public init(year: Int? = nil, zone: Int16? = nil, now: Int64? = nil) {
    self.year = year
    self.zone = zone
    self.now = now
  }
}
