/// Names for the bytes that logs are made of.
enum Byte {
  static let null: UInt8 = 0
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let escape: UInt8 = 0x1B
  static let space = UInt8(ascii: " ")
  static let plus = UInt8(ascii: "+")
  static let comma = UInt8(ascii: ",")
  static let minus = UInt8(ascii: "-")
  static let dot = UInt8(ascii: ".")
  static let slash = UInt8(ascii: "/")
  static let colon = UInt8(ascii: ":")
  static let greaterThan = UInt8(ascii: ">")
  static let leftBracket = UInt8(ascii: "[")

  static func isDigit(_ byte: UInt8) -> Bool { byte &- 48 < 10 }

  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 97 < 26 }
}
