/// Reads a timestamp from bytes, by hand, because every line passes here.
struct TimestampParser {
  // Int64 nanoseconds reach from 1677 to 2262; other years are no log.
  private static let years = 1700...2250

  /// Reads the timestamp that starts exactly at `start`; nil if there is none or it names no possible moment.
  static func parse(_ bytes: Span<UInt8>, at start: Int) -> WrittenTime? {
    guard start < bytes.count else { return nil }
    var time = WrittenTime()
    time.end = start
    guard
      Byte.isDigit(bytes[start]) ? parseNumericDate(bytes, &time) : parseMonthName(bytes, &time),
      parseTimeOfDay(bytes, &time)
    else { return nil }
    parseFraction(bytes, &time)
    guard parseHalfDay(bytes, &time) else { return nil }
    parseZone(bytes, &time)
    if time.end < bytes.count, Byte.isDigit(bytes[time.end]) || Byte.isLetter(bytes[time.end]) { return nil }
    if let zone = time.zone { time.nanoseconds -= Int64(zone) * 60 * Timestamp.nanosecondsPerSecond }
    return time
  }

  /// `2024-05-01 `, `2024/05/01 `, `2024-05-01T`, or nothing in front of `10:00`.
  private static func parseNumericDate(_ bytes: Span<UInt8>, _ time: inout WrittenTime) -> Bool {
    let start = time.end
    guard start + 7 <= bytes.count else { return false }
    if bytes[start + 2] == Byte.colon || bytes[start + 1] == Byte.colon {
      time.shape = [.noDate, .blank]
      time.completeness = .timeOnly
      return true
    }
    guard start + 11 <= bytes.count else { return false }
    let separator = bytes[start + 4]
    guard separator == Byte.minus || separator == Byte.slash, bytes[start + 7] == separator,
      let year = number(bytes, at: start, digits: 4), let month = number(bytes, at: start + 5, digits: 2),
      let day = number(bytes, at: start + 8, digits: 2), years.contains(year)
    else { return false }
    let divider = bytes[start + 10]
    guard divider == Byte.space || divider == UInt8(ascii: "T") else { return false }
    time.shape = [separator == Byte.minus ? .dashes : .slashes, divider == Byte.space ? .blank : .letterT]
    time.end = start + 11
    return set(CivilDate(year: year, month: month, day: day), &time)
  }

  /// `May  1 `, `May 1 ` or `Nov 30 `; 2000 stands for the year because it has a 29 February.
  private static func parseMonthName(_ bytes: Span<UInt8>, _ time: inout WrittenTime) -> Bool {
    var index = time.end
    guard index + 6 <= bytes.count, bytes[index + 3] == Byte.space, let month = month(bytes, at: index) else { return false }
    index += 4
    if bytes[index] == Byte.space { index += 1 }
    var day = 0
    let firstDigit = index
    while index < bytes.count, index < firstDigit + 2, Byte.isDigit(bytes[index]) {
      day = day * 10 + Int(bytes[index] &- 48)
      index += 1
    }
    guard index < bytes.count, bytes[index] == Byte.space else { return false }
    time.shape = [.monthName, .blank]
    time.completeness = .withoutYear
    time.end = index + 1
    return set(CivilDate(year: 2000, month: month, day: day), &time)
  }

  private static func set(_ date: CivilDate, _ time: inout WrittenTime) -> Bool {
    guard date.isValid else { return false }
    (time.month, time.day) = (UInt8(date.month), UInt8(date.day))
    time.nanoseconds = Int64(date.daysSince1970) * Timestamp.nanosecondsPerDay
    return true
  }

  /// `10:00:00` or `9:00:00`; 24:00:00 and leap seconds are real and spill into the next minute.
  private static func parseTimeOfDay(_ bytes: Span<UInt8>, _ time: inout WrittenTime) -> Bool {
    let hourDigits = time.end + 1 < bytes.count && bytes[time.end + 1] == Byte.colon ? 1 : 2
    let colon = time.end + hourDigits
    guard colon + 6 <= bytes.count, bytes[colon] == Byte.colon, bytes[colon + 3] == Byte.colon,
      let hour = number(bytes, at: time.end, digits: hourDigits), let minute = number(bytes, at: colon + 1, digits: 2),
      let second = number(bytes, at: colon + 4, digits: 2),
      hour < 24 || (hour == 24 && minute == 0 && second == 0), minute < 60, second <= 60
    else { return false }
    (time.hour, time.hourDigits) = (UInt8(hour), UInt8(hourDigits))
    time.nanoseconds += Int64(hour * 3600 + minute * 60 + second) * Timestamp.nanosecondsPerSecond
    time.end = colon + 6
    return true
  }

  /// ` AM`, `pm` and the like behind an hour from 1 to 12; an hour of one digit needs it.
  private static func parseHalfDay(_ bytes: Span<UInt8>, _ time: inout WrittenTime) -> Bool {
    var index = time.end
    if index < bytes.count, bytes[index] == Byte.space {
      index += 1
    } else if index + 2 < bytes.count, bytes[index] == 0xE2, bytes[index + 1] == 0x80, bytes[index + 2] == 0xAF {
      // U+202F, a narrow blank that does not break.
      index += 3
    }
    guard index + 2 <= bytes.count, bytes[index + 1] | 0x20 == UInt8(ascii: "m"), endsHalfDay(bytes, at: index + 2) else {
      return time.hourDigits == 2
    }
    let isAfternoon = bytes[index] | 0x20 == UInt8(ascii: "p")
    guard isAfternoon || bytes[index] | 0x20 == UInt8(ascii: "a"), (1...12).contains(time.hour) else { return time.hourDigits == 2 }
    let hours = Int64(time.hour % 12) + (isAfternoon ? 12 : 0) - Int64(time.hour)
    time.nanoseconds += hours * 3600 * Timestamp.nanosecondsPerSecond
    time.end = index + 2
    time.shape.formUnion(.halfDay)
    return true
  }

  /// `.123`, `,123` or `:123`; a colon counts only in front of exactly three digits, digits beyond the ninth are dropped.
  private static func parseFraction(_ bytes: Span<UInt8>, _ time: inout WrittenTime) {
    let start = time.end + 1
    let mark: TimeShape? =
      switch time.end < bytes.count ? bytes[time.end] : 0 {
      case Byte.dot: .dot
      case Byte.comma: .comma
      case Byte.colon: .colon
      default: nil
      }
    var (index, value) = (start, Int64(0))
    while index < bytes.count, Byte.isDigit(bytes[index]) {
      if index < start + 9 { value = value &* 10 &+ Int64(bytes[index] &- 48) }
      index += 1
    }
    let digits = index - start
    guard let mark, digits > 0, mark != .colon || digits == 3 else { return time.shape.formUnion([.dot, .digits(0...0)]) }
    for _ in min(digits, 9)..<9 { value = value &* 10 }
    time.nanoseconds += value
    time.fractionDigits = UInt8(min(digits, 9))
    time.shape.formUnion([mark, TimeShape(rawValue: 1 << (16 + UInt32(time.fractionDigits)))])
    time.end = index
  }

  /// `Z`, `+0800`, `+08:00` or `+08`, directly or behind one blank.
  private static func parseZone(_ bytes: Span<UInt8>, _ time: inout WrittenTime) {
    if let zone = zone(bytes, at: time.end) {
      (time.zone, time.end) = zone
      time.shape.formUnion(.zone)
    } else if time.end + 5 < bytes.count, bytes[time.end] == Byte.space, bytes[time.end + 1] != UInt8(ascii: "Z"),
      let zone = zone(bytes, at: time.end + 1), zone.end >= time.end + 6, zone.end == bytes.count || !isWordByte(bytes[zone.end])
    {
      (time.zone, time.end) = zone
      time.shape.formUnion(.spacedZone)
    } else {
      time.shape.formUnion(.noZone)
    }
  }

  private static func zone(_ bytes: Span<UInt8>, at start: Int) -> (minutes: Int16, end: Int)? {
    guard start < bytes.count else { return nil }
    if bytes[start] == UInt8(ascii: "Z") { return (0, start + 1) }
    guard bytes[start] == Byte.plus || bytes[start] == Byte.minus, let hours = number(bytes, at: start + 1, digits: 2), hours <= 14 else {
      return nil
    }
    var (minutes, end) = (0, start + 3)
    let colon = end < bytes.count && bytes[end] == Byte.colon ? 1 : 0
    if let number = number(bytes, at: end + colon, digits: 2) {
      guard number < 60 else { return nil }
      (minutes, end) = (number, end + colon + 2)
    }
    let total = Int16(hours * 60 + minutes)
    return (bytes[start] == Byte.minus ? -total : total, end)
  }

  /// What a process called PM is not followed by.
  private static func endsHalfDay(_ bytes: Span<UInt8>, at index: Int) -> Bool {
    guard index < bytes.count else { return true }
    return switch bytes[index] {
    case Byte.space, Byte.tab, Byte.comma, Byte.colon, UInt8(ascii: "]"), UInt8(ascii: ")"): true
    default: false
    }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool { Byte.isDigit(byte) || Byte.isLetter(byte) || byte >= 0x80 }

  @inline(__always)
  private static func number(_ bytes: Span<UInt8>, at start: Int, digits: Int) -> Int? {
    guard start + digits <= bytes.count else { return nil }
    var value = 0
    for index in start..<start + digits {
      guard Byte.isDigit(bytes[index]) else { return nil }
      value = value &* 10 &+ Int(bytes[index] &- 48)
    }
    return value
  }

  private static func month(_ bytes: Span<UInt8>, at start: Int) -> Int? {
    switch (bytes[start], bytes[start + 1], bytes[start + 2]) {
    case (0x4A, 0x61, 0x6E): 1
    case (0x46, 0x65, 0x62): 2
    case (0x4D, 0x61, 0x72): 3
    case (0x41, 0x70, 0x72): 4
    case (0x4D, 0x61, 0x79): 5
    case (0x4A, 0x75, 0x6E): 6
    case (0x4A, 0x75, 0x6C): 7
    case (0x41, 0x75, 0x67): 8
    case (0x53, 0x65, 0x70): 9
    case (0x4F, 0x63, 0x74): 10
    case (0x4E, 0x6F, 0x76): 11
    case (0x44, 0x65, 0x63): 12
    default: nil
    }
  }
}
