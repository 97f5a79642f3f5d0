/// Makes text of a log harmless in places where somebody else reads it.
enum InertText {
  /// Bytes of one message; what hosts of reviews show is much less.
  static let messageLimit = 1000
  /// Bytes of one line of a log that is quoted.
  static let lineLimit = 2000

  /// Returns the text on one line, cut to about `limit` bytes, with everything spelled out that a screen would obey.
  static func line(_ text: String, limit: Int = messageLimit) -> String {
    let short = text.bounded(to: limit)
    if short.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return short }
    var result = ""
    for scalar in short.unicodeScalars {
      switch scalar {
      case "\t": result += " "
      case _ where scalar.isObeyedByTerminals || scalar.isNoncharacter: result += "\\u{\(scalar.hexadecimal(digits: 1))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension String {
  /// Returns the string, or its beginning with an ellipsis if it is longer than `limit` bytes.
  func bounded(to limit: Int) -> String {
    guard utf8.count > limit else { return self }
    var end = utf8.index(startIndex, offsetBy: limit)
    while end > startIndex, end.samePosition(in: unicodeScalars) == nil { end = utf8.index(before: end) }
    return String(self[..<end]) + "…"
  }
}

extension Unicode.Scalar {
  /// True for codes that are no characters, which XML does not allow, and for the byte order mark.
  var isNoncharacter: Bool { value == 0xFEFF || value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value) }
}
