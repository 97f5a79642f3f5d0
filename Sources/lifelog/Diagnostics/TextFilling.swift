/// Breaks prose into lines.
enum TextFilling {
  /// Returns `text` in lines of at most `width` characters; a longer word gets a line of its own.
  static func fill(_ text: String, width: Int, first: String = "", rest: String = "") -> [String] {
    var lines: [String] = []
    var line = first
    var isEmpty = true
    for word in text.split(separator: " ") {
      if !isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = rest
        isEmpty = true
      }
      line += isEmpty ? word : " \(word)"
      isEmpty = false
    }
    return isEmpty ? lines : lines + [line]
  }
}
