/// Decodes the `\M-C` notation in which the syslog relay of a device writes bytes beyond ASCII, and the `\xe9` of Python.
enum VisualEscapes {
  private static let backslash = UInt8(ascii: "\\")

  /// True if the line is written so: it has a meta escape, or opens as a line of syslog and has an escaped backslash or no-break space.
  static func stand(in line: Span<UInt8>) -> Bool {
    guard var index = line.firstIndex(of: backslash) else { return false }
    let isPython = isPython(line)
    let opensLikeSyslog = line.count > 16 && line[3] == Byte.space && line[6] == Byte.space && line[9] == Byte.colon
    while true {
      if isPython, hexadecimal(line, index) != nil { return true }
      if index + 2 < line.count {
        if line[index + 1] == UInt8(ascii: "M"), line[index + 2] == Byte.minus || line[index + 2] == UInt8(ascii: "^") { return true }
        if opensLikeSyslog, octal(line, index) != nil { return true }
      }
      guard let next = line.firstIndex(of: backslash, from: index + 1) else { return false }
      index = next
    }
  }

  /// Writes `line` without meta escapes to `decoded`, which is emptied first; escapes of control characters stay as they are.
  static func decode(_ line: Span<UInt8>, into decoded: inout [UInt8]) {
    decoded.removeAll(keepingCapacity: true)
    let isPython = isPython(line)
    var index = 0
    while index < line.count {
      if line[index] == backslash, let (byte, length) = isPython ? hexadecimal(line, index) : escape(line, index) {
        decoded.append(byte)
        index += length
      } else {
        decoded.append(line[index])
        index += 1
      }
    }
  }

  private static func escape(_ line: Span<UInt8>, _ index: Int) -> (byte: UInt8, length: Int)? {
    if let byte = octal(line, index) { return (byte, 4) }
    guard index + 3 < line.count, line[index + 1] == UInt8(ascii: "M") else { return nil }
    switch line[index + 2] {
    case Byte.minus: return (line[index + 3] | 0x80, 4)
    case UInt8(ascii: "^"): return ((line[index + 3] ^ 0x40) | 0x80, 4)
    default: return nil
    }
  }

  /// Whether the line is printed as `b'…'`, as Python does where it is no UTF-8.
  private static func isPython(_ line: Span<UInt8>) -> Bool {
    line.starts(with: Array("b'".utf8)) || line.starts(with: Array("b\"".utf8))
  }

  private static func hexadecimal(_ line: Span<UInt8>, _ index: Int) -> (byte: UInt8, length: Int)? {
    guard index + 3 < line.count, line[index + 1] == UInt8(ascii: "x"), line[index + 2].isHexDigit, line[index + 3].isHexDigit else {
      return nil
    }
    let digits = [line[index + 2], line[index + 3]]
    return UInt8(String(decoding: digits, as: UTF8.self), radix: 16).map { ($0, 4) }
  }

  /// `\134`, a backslash, and `\240`, byte 0xA0.
  private static func octal(_ line: Span<UInt8>, _ index: Int) -> UInt8? {
    if line.starts(with: [backslash, 0x31, 0x33, 0x34], at: index) { return backslash }
    return line.starts(with: [backslash, 0x32, 0x34, 0x30], at: index) ? 0xA0 : nil
  }
}
