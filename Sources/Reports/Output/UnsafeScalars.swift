extension Unicode.Scalar {
  /// True for characters that a terminal obeys instead of showing: controls, line separators, and marks that turn the writing direction.
  var isObeyedByTerminals: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x2028, 0x2029: true
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The code in at least `digits` hexadecimal digits.
  func hexadecimal(digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}
