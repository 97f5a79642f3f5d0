/// How characters are written as bytes.
enum TextEncoding: Equatable, Sendable {
  case utf8
  case utf16LittleEndian, utf16BigEndian
  case utf32LittleEndian, utf32BigEndian

  /// Bytes of one code unit.
  var unitSize: Int {
    switch self {
    case .utf8: 1
    case .utf16LittleEndian, .utf16BigEndian: 2
    case .utf32LittleEndian, .utf32BigEndian: 4
    }
  }

  /// True if the byte of highest value comes first.
  var isBigEndian: Bool { self == .utf16BigEndian || self == .utf32BigEndian }
}
