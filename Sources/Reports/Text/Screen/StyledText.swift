/// What a piece of text is for; colours follow from it, and only from it.
enum Emphasis: String {
  case plain = ""
  case strong = "1"
  case dim = "2"
  case error = "1;31"
  case warning = "1;33"
  case info = "1;36"
  case good = "1;32"
  case active = "32"
  case inactive = "33"
  case background = "34"
}

/// Text that is safe to show, with emphasis and a known width.
struct StyledText {
  struct Part {
    var text: String
    var emphasis: Emphasis
  }

  private(set) var parts: [Part] = []
  private(set) var width = 0

  init() {}

  /// Makes text that may come from a log: what the terminal would obey is spelled out.
  init(_ text: String, _ emphasis: Emphasis, _ style: TextStyle) {
    append(style.visible(text), emphasis)
  }

  /// Makes text of the tool's own, which the terminal is known to be able to show.
  init(shown text: String, _ emphasis: Emphasis) { append(text, emphasis) }

  /// The text without its emphasis.
  var plain: String { parts.map(\.text).joined() }

  mutating func append(_ other: StyledText) {
    for part in other.parts { append(part.text, part.emphasis) }
  }

  /// Appends text that needs no spelling out.
  mutating func append(_ text: String, _ emphasis: Emphasis = .plain) {
    guard !text.isEmpty else { return }
    if let last = parts.last, last.emphasis == emphasis {
      parts[parts.count - 1].text += text
    } else {
      parts.append(Part(text: text, emphasis: emphasis))
    }
    width += text.displayWidth
  }

  func padded(to target: Int) -> StyledText {
    var result = self
    result.append(String(repeating: " ", count: max(0, target - width)))
    return result
  }

  func leftPadded(to target: Int) -> StyledText {
    var result = StyledText()
    result.append(String(repeating: " ", count: max(0, target - width)))
    result.append(self)
    return result
  }

  /// The text without blanks at its end.
  var trimmed: StyledText {
    var result = self
    while var last = result.parts.popLast() {
      while last.text.last == " " {
        last.text.removeLast()
        result.width -= 1
      }
      if !last.text.isEmpty {
        result.parts.append(last)
        break
      }
    }
    return result
  }

  /// The text as it goes to the screen.
  func rendered(_ style: TextStyle) -> String {
    parts.reduce(into: "") { result, part in
      let isPlain = !style.usesColor || part.emphasis == .plain
      result += isPlain ? part.text : "\u{1B}[\(part.emphasis.rawValue)m\(part.text)\u{1B}[0m"
    }
  }
}

extension OutputBuffer {
  /// Appends text as it goes to the screen.
  mutating func append(_ text: StyledText, _ style: TextStyle) {
    if style.usesColor { return append(text.rendered(style)) }
    for part in text.parts { append(part.text) }
  }
}
