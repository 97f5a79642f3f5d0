extension TextStyle {
  /// Returns `text` on one line, with everything spelled out that the terminal would obey or could not show.
  func visible(_ text: String) -> String {
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "\t" {
        result += " "
      } else if scalar.isObeyedByTerminals || scalar.value == 0xFEFF {
        result += "\\u{\(scalar.hexadecimal(digits: 1))}"
      } else if scalar.isASCII || usesUnicode {
        result.unicodeScalars.append(scalar)
      } else {
        result += Self.spelling(scalar)
      }
    }
    return result
  }

  private static func spelling(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "…": "..."
    case "→": "->"
    case "–", "—", "·", "−": "-"
    case "‘", "’": "'"
    case "“", "”": "\""
    case "×": "x"
    case "\u{A0}": " "
    default: "\\u{\(scalar.hexadecimal(digits: 1))}"
    }
  }
}
