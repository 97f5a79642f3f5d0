/// How the time that a format captures is written.
public enum TimeStyle: String, CaseIterable, Sendable {
  /// A date and a time of day, or one of both, as loggers write them.
  case calendar
  /// Seconds since 1970, with or without a fraction.
  case seconds
  /// Milliseconds since 1970.
  case milliseconds
  /// A date and a time of day with dots, in UTC, as Unreal Engine writes them.
  case dotted

  /// What a time of this style looks like.
  public var meaning: String {
    switch self {
    case .calendar: "a time looks like 2024-05-01 10:15:30.123, 2024-05-01T10:15:30Z, May  1 10:15:30 or 10:15:30"
    case .seconds: "a time looks like 1714558530 or 1714558530.123"
    case .milliseconds: "a time looks like 1714558530123"
    case .dotted: "a time looks like 2024.05.01-10.15.30:123"
    }
  }

  /// Reads the time in `range`; nil if it is none of this style.
  func parse(_ line: Span<UInt8>, _ range: Range<Int>) -> WrittenTime? {
    switch self {
    case .calendar: TimestampParser.parse(line, at: range.lowerBound)
    case .seconds: Self.parseCount(line, range, unitDigits: 9)
    case .milliseconds: Self.parseCount(line, range, unitDigits: 6)
    case .dotted: Self.parseDotted(line, range)
    }
  }

  /// Reads a value of an object: a calendar time, or a number that counts from 1970 in a unit which its size tells.
  static func parseValue(_ text: Span<UInt8>, _ range: Range<Int>) -> WrittenTime? {
    let digits = range.prefix { text[$0].isDigit }.count
    let isNumber = range.dropFirst(digits).allSatisfy { text[$0].isDigit || text[$0] == Byte.dot }
    let unitDigits: Int? =
      switch digits {
      case 9...11: 9
      case 12...14: 6
      case 15...17: 3
      case 18...19: 0
      default: nil
      }
    guard isNumber, let unitDigits else { return TimestampParser.parse(text, at: range.lowerBound) }
    return parseCount(text, range, unitDigits: unitDigits)
  }

  /// Reads `2024.05.01-10.15.30:123` as what it would be in ISO 8601.
  private static func parseDotted(_ line: Span<UInt8>, _ range: Range<Int>) -> WrittenTime? {
    guard range.count >= 19 else { return nil }
    var bytes = range.map { line[$0] }
    for (position, sign) in [(4, "-"), (7, "-"), (10, "T"), (13, ":"), (16, ":")] { bytes[position] = sign.utf8.first ?? 0 }
    bytes.append(UInt8(ascii: "Z"))
    guard var time = TimestampParser.parse(bytes.span, at: 0) else { return nil }
    time.end = range.upperBound
    return time
  }

  /// Reads a number that counts units of ten to the power of `unitDigits` nanoseconds.
  private static func parseCount(_ line: Span<UInt8>, _ range: Range<Int>, unitDigits: Int) -> WrittenTime? {
    var index = range.lowerBound
    var value: Int64 = 0
    while index < range.upperBound, line[index].isDigit {
      guard value < 900_000_000_000_000_000 else { return nil }
      value = value * 10 + Int64(line[index] &- 48)
      index += 1
    }
    guard index > range.lowerBound, unitDigits < 9 || value < 9_000_000_000 else { return nil }
    let whole = index
    var left = unitDigits
    if index < range.upperBound, line[index] == Byte.dot {
      index += 1
      while index < range.upperBound, line[index].isDigit {
        if left > 0 { (value, left) = (value &* 10 &+ Int64(line[index] &- 48), left - 1) }
        index += 1
      }
    }
    guard index == range.upperBound else { return nil }
    var time = WrittenTime()
    for _ in 0..<left { value = value &* 10 }
    time.nanoseconds = value
    time.zone = 0
    time.fractionDigits = UInt8(min(9, 9 - unitDigits + max(0, index - whole - 1)))
    time.end = range.upperBound
    return time
  }
}
