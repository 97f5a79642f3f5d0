/// A moment on the writer's clock, with the digits that the writer gave.
public struct Timestamp: Hashable, Sendable {
  /// Which parts of the date the writer printed.
  public enum Completeness: UInt8, Sendable, Hashable {
    /// Year, month, day and time.
    case full
    /// Month, day and time; the year is not known.
    case withoutYear
    /// Time of day only.
    case timeOnly
  }

  /// Nanoseconds since 1970-01-01T00:00:00: of UTC if `zone` is known, of the writer's wall clock otherwise.
  public var nanoseconds: Int64
  /// Minutes east of UTC; nil if the writer printed no zone.
  public var zone: Int16?
  /// How many digits of a second the writer printed: 0 to 9.
  public var fractionDigits: UInt8
  /// Which parts of the date are known.
  public var completeness: Completeness

  /// Makes a moment from nanoseconds.
  public init(nanoseconds: Int64, zone: Int16? = nil, fractionDigits: UInt8 = 3, completeness: Completeness = .full) {
    self.nanoseconds = nanoseconds
    self.zone = zone
    self.fractionDigits = fractionDigits
    self.completeness = completeness
  }
}
