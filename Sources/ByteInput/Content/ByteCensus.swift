/// Counts by which text without a byte order mark is told from binary data.
struct ByteCensus {
  private var bytes = 0
  /// NULs at even places, and at odd ones.
  private var evenNulls = 0
  private var oddNulls = 0
  /// Control characters that text does not have, and NULs that no line begins or ends with.
  private var controls = 0
  /// Among two-byte characters of either order, those that are control characters.
  private var lowPairs = 0

  init(of head: ArraySlice<UInt8>) {
    bytes = head.count
    var previous = UInt8(ascii: "\n")
    var isOdd = false
    for byte in head {
      if byte == 0 {
        if isOdd { oddNulls += 1 } else { evenNulls += 1 }
        // Raw streams of the syslog relay separate lines by NULs.
        if previous != UInt8(ascii: "\n") { controls += 1 }
      } else if Self.isControl(byte) {
        controls += 1
      }
      if isOdd, previous == 0 ? byte == 0 || Self.isControl(byte) : byte == 0 && Self.isControl(previous) { lowPairs += 1 }
      previous = byte
      isOdd.toggle()
    }
  }

  /// UTF-16 if at least 30 % of the bytes at odd (even) places are NUL, as those of Latin letters and digits are.
  var wideEncoding: TextEncoding? {
    let pairs = bytes / 2
    guard pairs > 0, lowPairs * 20 <= pairs else { return nil }
    let (isLittle, isBig) = (oddNulls * 10 >= pairs * 3, evenNulls * 10 >= pairs * 3)
    return isLittle == isBig ? nil : isLittle ? .utf16LittleEndian : .utf16BigEndian
  }

  /// More than 5 % of control characters; very short beginnings get the benefit of the doubt.
  var isBinary: Bool { bytes >= 64 && controls * 20 > bytes }

  private static func isControl(_ byte: UInt8) -> Bool {
    switch byte {
    // Bell, backspace, tab, line feed, form feed, carriage return and escape occur in what terminals show.
    case 7, 8, 9, 10, 12, 13, 27: false
    case 1..<32, 127: true
    default: false
    }
  }
}
