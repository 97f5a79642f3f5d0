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

  mutating func number(digits: Int) -> Int? {
    guard position + digits <= bytes.count, bytes[position..<position + digits].allSatisfy(isDigit) else { return nil }
    defer { position += digits }
    return bytes[position..<position + digits].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  /// Reads hours and minutes, seconds and fraction if there are any; returns nanoseconds since midnight.
  mutating func timeOfDay() -> Int64? {
    guard let hours = number(digits: 2), hours < 24, skip(":"), let minutes = number(digits: 2), minutes < 60 else { return nil }
    var nanoseconds = Int64(hours * 60 + minutes) * 60_000_000_000
    guard skip(":") else { return nanoseconds }
    guard let seconds = number(digits: 2), seconds < 61 else { return nil }
    nanoseconds += Int64(seconds) * 1_000_000_000
    guard skip(".") || skip(",") else { return nanoseconds }
    var unit: Int64 = 1_000_000_000
    guard position < bytes.count, isDigit(bytes[position]) else { return nil }
    while let digit = number(digits: 1) {
      unit /= 10
      nanoseconds += Int64(digit) * unit
    }
    return nanoseconds
  }

  /// Reads `Z`, `+0200` or `+02:00`; returns minutes east of UTC.
  mutating func zone() -> Int? {
    if skip("Z") { return 0 }
    let start = position
    let sign = skip("+") ? 1 : skip("-") ? -1 : 0
    if sign != 0, let hours = number(digits: 2) {
      _ = skip(":")
      if let minutes = number(digits: 2) { return sign * (hours * 60 + minutes) }
    }
    position = start
    return nil
  }

  private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
