/// Reads timestamps whose digits are not ASCII, as dates look in the user's own script.
enum UnicodeDigits {
  // Longer than any timestamp.
  private static let limit = 48

  /// Whether a digit of another script stands at `start` of `line`.
  static func stand(in line: Span<UInt8>, at start: Int) -> Bool { line[start] >= 0x80 && digit(in: line, at: start) != nil }

  /// Returns the timestamp at `start` of `line`, read as if its digits were ASCII; its end counts bytes of `line`.
  static func parse(_ line: Span<UInt8>, at start: Int) -> WrittenTime? {
    var plain: [UInt8] = []
    // For each byte of `plain`, and for its end, where it stands in the line.
    var places: [Int] = []
    var index = start
    while index < line.count, plain.count < limit {
      let digit = digit(in: line, at: index)
      plain.append(digit?.ascii ?? line[index])
      places.append(index)
      index += digit?.length ?? 1
    }
    places.append(index)
    guard var time = TimestampParser.parse(plain.span, at: 0) else { return nil }
    time.end = places[time.end]
    return time
  }

  /// Arabic (U+0660), Persian (U+06F0), Devanagari (U+0966), Bengali (U+09E6) and fullwidth (U+FF10) digits.
  private static func digit(in line: Span<UInt8>, at index: Int) -> (ascii: UInt8, length: Int)? {
    let rest = line.count - index
    switch line[index] {
    case 0xD9 where rest > 1: return ascii(line[index + 1], zero: 0xA0, length: 2)
    case 0xDB where rest > 1: return ascii(line[index + 1], zero: 0xB0, length: 2)
    case 0xE0 where rest > 2 && (line[index + 1] == 0xA5 || line[index + 1] == 0xA7): return ascii(line[index + 2], zero: 0xA6, length: 3)
    case 0xEF where rest > 2 && line[index + 1] == 0xBC: return ascii(line[index + 2], zero: 0x90, length: 3)
    default: return nil
    }
  }

  private static func ascii(_ byte: UInt8, zero: UInt8, length: Int) -> (ascii: UInt8, length: Int)? {
    byte >= zero && byte < zero + 10 ? (48 + byte - zero, length) : nil
  }
}
