/// How text is written in XML.
enum XMLText {
  /// Returns the text on one line for an element or an attribute: with markup escaped, and without characters that XML does not allow.
  static func escaped(_ text: String, limit: Int = InertText.messageLimit) -> String {
    var result = ""
    for scalar in InertText.line(text, limit: limit).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&apos;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
