/// A string of JSON text: its characters without escapes, and where each of them stands.
enum JSONString {
  /// Writes the string between its quotes in `range` to `decoded`, which is emptied first.
  static func decode(_ text: Span<UInt8>, _ range: Range<Int>, into decoded: inout [UInt8]) {
    decoded.removeAll(keepingCapacity: true)
    var index = range.lowerBound
    while index < range.upperBound { index = step(text, index, range.upperBound, into: &decoded) }
  }

  /// Returns the position in `text` of byte `offset` of the decoded string.
  static func position(of offset: Int, in text: Span<UInt8>, _ range: Range<Int>) -> Int {
    var (index, decoded) = (range.lowerBound, [UInt8]())
    while index < range.upperBound, decoded.count < offset { index = step(text, index, range.upperBound, into: &decoded) }
    return index
  }

  private static func step(_ text: Span<UInt8>, _ index: Int, _ end: Int, into decoded: inout [UInt8]) -> Int {
    guard text[index] == UInt8(ascii: "\\"), index + 1 < end else {
      decoded.append(text[index])
      return index + 1
    }
    switch text[index + 1] {
    case UInt8(ascii: "n"): decoded.append(Byte.lineFeed)
    case UInt8(ascii: "t"): decoded.append(Byte.tab)
    case UInt8(ascii: "r"): decoded.append(Byte.carriageReturn)
    case UInt8(ascii: "b"): decoded.append(0x08)
    case UInt8(ascii: "f"): decoded.append(0x0C)
    case UInt8(ascii: "u"): return scalar(text, index, end, into: &decoded)
    case let byte: decoded.append(byte)
    }
    return index + 2
  }

  /// Reads `\u0041`, or two of them for a character beyond the first plane; half a pair becomes U+FFFD.
  private static func scalar(_ text: Span<UInt8>, _ index: Int, _ end: Int, into decoded: inout [UInt8]) -> Int {
    guard let unit = unit(text, index, end) else {
      decoded.append(text[index])
      return index + 1
    }
    if 0xD800..<0xDC00 ~= unit, let low = self.unit(text, index + 6, end), 0xDC00..<0xE000 ~= low {
      append(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00), to: &decoded)
      return index + 12
    }
    append(unit, to: &decoded)
    return index + 6
  }

  private static func append(_ value: UInt32, to decoded: inout [UInt8]) {
    decoded.append(contentsOf: String(Character(Unicode.Scalar(value) ?? "\u{FFFD}")).utf8)
  }

  private static func unit(_ text: Span<UInt8>, _ index: Int, _ end: Int) -> UInt32? {
    guard index + 6 <= end, text[index] == UInt8(ascii: "\\"), text[index + 1] == UInt8(ascii: "u") else { return nil }
    var value: UInt32 = 0
    for place in index + 2..<index + 6 {
      guard let digit = Character(Unicode.Scalar(text[place])).hexDigitValue else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }
}
