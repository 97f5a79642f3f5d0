/// Reads the digits of dates and times from left to right.
struct DigitScanner {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { position == bytes.count }

  /// True if four digits and a dash come next.
  var isDateNext: Bool {
    bytes.count >= position + 5 && bytes[position..<position + 4].allSatisfy(isDigit) && bytes[position + 4] == UInt8(ascii: "-")
  }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Reads `2024-05-01` of the Gregorian calendar, in years whose nanoseconds fit into 64 bits.
  mutating func daysSince1970() -> Int64? {
    guard let year = number(digits: 4), skip("-"), let month = number(digits: 2), skip("-"), let day = number(digits: 2) else { return nil }
    let isLeapYear = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    let lengths = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard (1700...2200).contains(year), (1...12).contains(month), (1...lengths[month - 1]).contains(day) else { return nil }
    let years = year - 1
    let daysBefore = years * 365 + years / 4 - years / 100 + years / 400 + lengths.prefix(month - 1).reduce(0, +)
    return Int64(daysBefore + day - 719_163)
  }

  /// Reads hours and minutes, seconds and fraction if there are any; returns the time since midnight.
  mutating func timeOfDay() -> (nanoseconds: Int64, fractionDigits: UInt8)? {
    guard let hours = number(digits: 2), hours < 24, skip(":"), let minutes = number(digits: 2), minutes < 60 else { return nil }
    var nanoseconds = Int64(hours * 60 + minutes) * 60_000_000_000
    guard skip(":") else { return (nanoseconds, 0) }
    guard let seconds = number(digits: 2), seconds < 61 else { return nil }
    nanoseconds += Int64(seconds) * 1_000_000_000
    guard skip(".") || skip(",") else { return (nanoseconds, 0) }
    var unit: Int64 = 1_000_000_000
    var digits: UInt8 = 0
    while unit > 1, let digit = number(digits: 1) {
      unit /= 10
      digits += 1
      nanoseconds += Int64(digit) * unit
    }
    return digits == 0 ? nil : (nanoseconds, digits)
  }

  /// Reads `Z`, `+0200` or `+02:00`; returns minutes east of UTC.
  mutating func zone() -> Int16? {
    if skip("Z") { return 0 }
    let start = position
    let sign = skip("+") ? 1 : skip("-") ? -1 : 0
    if sign != 0, let hours = number(digits: 2), hours < 24 {
      _ = skip(":")
      if let minutes = number(digits: 2), minutes < 60 { return Int16(sign * (hours * 60 + minutes)) }
    }
    position = start
    return nil
  }

  private mutating func number(digits: Int) -> Int? {
    guard position + digits <= bytes.count, bytes[position..<position + digits].allSatisfy(isDigit) else { return nil }
    defer { position += digits }
    return bytes[position..<position + digits].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
