extension UInt8 {
  var isDigit: Bool { self &- 48 < 10 }
  var isUppercase: Bool { self &- 65 < 26 }
  var isLetter: Bool { (self | 32) &- 97 < 26 }
  var isHexDigit: Bool { isDigit || (self | 32) &- 97 < 6 }
  /// Letter, digit, `_` or `$`.
  var isIdentifier: Bool { isLetter || isDigit || self == 95 || self == 36 }
  var isSpace: Bool { self == 32 || self == 9 }
  var lowercased: UInt8 { isUppercase ? self | 32 : self }
  var uppercased: UInt8 { self &- 97 < 26 ? self & 0xDF : self }
}
