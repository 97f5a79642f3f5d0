/// How text is written in workflow commands, so that it stays text.
enum WorkflowCommand {
  /// Returns a value of a property.
  static func property(_ text: String) -> String { escaped(apart("#", in: InertText.line(text)), colons: true) }

  /// Returns the text behind the second pair of colons.
  static func data(_ text: String) -> String { escaped(self.text(text), colons: false) }

  /// Returns text for a line that is no command; the runner looks for older commands, which begin with two number signs, anywhere in it.
  static func text(_ text: String) -> String { apart(":", in: apart("#", in: InertText.line(text))) }

  private static func escaped(_ text: String, colons: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where colons: result += "%3A"
      case "," where colons: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Puts a blank between two marks of a kind.
  private static func apart(_ mark: Unicode.Scalar, in text: String) -> String {
    var result = ""
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if scalar == mark, last == mark { result += " " }
      result.unicodeScalars.append(scalar)
      last = scalar
    }
    return result
  }
}
