extension LogFormat.Coding {
  /// Writes the text that the bytes `range` of `line` stand for to `decoded`, which is emptied first.
  func decode(_ line: Span<UInt8>, _ range: Range<Int>, into decoded: inout [UInt8]) {
    decoded.removeAll(keepingCapacity: true)
    var index = range.lowerBound
    while index < range.upperBound { index = step(line, index, range.upperBound, into: &decoded) }
  }

  /// Returns the position in `line` of byte `offset` of the decoded text.
  func position(of offset: Int, in line: Span<UInt8>, _ range: Range<Int>) -> Int {
    var (index, decoded) = (range.lowerBound, [UInt8]())
    while index < range.upperBound, decoded.count < offset { index = step(line, index, range.upperBound, into: &decoded) }
    return index
  }

  /// Decodes what stands at `index` and returns where the next piece stands.
  private func step(_ line: Span<UInt8>, _ index: Int, _ end: Int, into decoded: inout [UInt8]) -> Int {
    switch self {
    case .backslashes where line[index] == UInt8(ascii: "\\") && index + 1 < end:
      decoded.append(line[index + 1] == UInt8(ascii: "s") ? Byte.space : line[index + 1])
      return index + 2
    case .hexadecimal where index + 1 < end:
      guard let high = Self.value(line[index]), let low = Self.value(line[index + 1]) else { break }
      decoded.append(high << 4 | low)
      return index + 2
    case .plain, .backslashes, .hexadecimal: break
    }
    decoded.append(line[index])
    return index + 1
  }

  private static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
