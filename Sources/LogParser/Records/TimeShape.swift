/// How a timestamp is written: what one has, or what a format allows.
///
/// A written timestamp has one member of each group, `halfDay` only if the hours count to twelve; a format's time style holds every member that it allows, so a style fits a timestamp
/// if it is a superset of it.
public struct TimeShape: OptionSet, Sendable, Hashable {
  /// The members as bits.
  public let rawValue: UInt32

  /// Makes a shape from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  // Calendar.

  /// `2024-05-01`.
  public static let dashes = TimeShape(rawValue: 1 << 0)
  /// `2024/05/01`.
  public static let slashes = TimeShape(rawValue: 1 << 1)
  /// `May  1`, no year.
  public static let monthName = TimeShape(rawValue: 1 << 2)
  /// Time of day only.
  public static let noDate = TimeShape(rawValue: 1 << 3)

  // Zone.

  /// No zone.
  public static let noZone = TimeShape(rawValue: 1 << 4)
  /// `+0800`, `+08:00` or `Z` directly behind the time.
  public static let zone = TimeShape(rawValue: 1 << 5)
  /// The same behind a blank.
  public static let spacedZone = TimeShape(rawValue: 1 << 6)

  // Between date and time.

  /// A blank, or nothing where there is no date.
  public static let blank = TimeShape(rawValue: 1 << 7)
  /// The letter `T`.
  public static let letterT = TimeShape(rawValue: 1 << 8)

  // In front of the fraction.

  /// A dot, or no fraction at all.
  public static let dot = TimeShape(rawValue: 1 << 9)
  /// A comma.
  public static let comma = TimeShape(rawValue: 1 << 10)
  /// A colon.
  public static let colon = TimeShape(rawValue: 1 << 11)

  // Behind the fraction.

  /// `AM` or `PM`, also in small letters and behind a narrow blank.
  public static let halfDay = TimeShape(rawValue: 1 << 15)

  // In front of the timestamp.

  /// Nothing: the timestamp opens the line.
  public static let opensLine = TimeShape(rawValue: 1 << 12)
  /// A square bracket.
  public static let inBracket = TimeShape(rawValue: 1 << 13)
  /// A running number and a blank.
  public static let numbered = TimeShape(rawValue: 1 << 14)

  /// A fraction with as many digits as `range` says, 0 to 9.
  public static func digits(_ range: ClosedRange<Int>) -> TimeShape {
    range.reduce(into: []) { $0.formUnion(TimeShape(rawValue: 1 << (16 + UInt32(min(max($1, 0), 9))))) }
  }

  /// Every timestamp.
  public static let any: TimeShape = [
    .dashes, .slashes, .monthName, .noDate, .noZone, .zone, .spacedZone, .blank, .letterT, .dot, .comma, .colon, .opensLine, .inBracket,
    .numbered, .halfDay, .digits(0...9),
  ]
}
