/// Finds values in JSON text by position, without building them; text that ends too early gives what it holds.
enum JSONBytes {
  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")

  /// Returns where an object opens: a brace with a name behind it, also behind the commas and brackets of an array.
  static func objectStart(in text: Span<UInt8>, from start: Int) -> Int? {
    var index = start
    while index < text.count, isSeparator(text[index]) { index += 1 }
    guard index < text.count, text[index] == UInt8(ascii: "{") else { return nil }
    let name = blanksEnd(in: text, from: index + 1)
    return name == text.count || text[name] == quote || text[name] == UInt8(ascii: "}") ? index : nil
  }

  /// Returns true if the line goes on with an object: a name and a colon, a value or a bracket.
  static func continuesObject(_ line: Span<UInt8>) -> Bool {
    let start = blanksEnd(in: line, from: 0)
    guard start < line.count else { return true }
    switch line[start] {
    case quote:
      guard let end = stringEnd(in: line, from: start) else { return false }
      let next = blanksEnd(in: line, from: end)
      return next == line.count || [UInt8(ascii: ":"), Byte.comma].contains(line[next])
    case UInt8(ascii: "{"), UInt8(ascii: "}"), Byte.leftBracket, UInt8(ascii: "]"), Byte.comma, Byte.minus: return true
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"): return line.count - start <= 6
    default: return Byte.isDigit(line[start])
    }
  }

  /// Calls `body` with the name, without its quotes, and the value of each member of the object at `start`.
  ///
  /// Returns the position behind the object, or nil if the text ends in it.
  static func forEachMember(
    of text: Span<UInt8>, from start: Int, _ body: (_ name: Range<Int>, _ value: Range<Int>) -> Void
  ) -> Int? {
    var index = start + 1
    while true {
      while index < text.count, isSeparator(text[index]), text[index] != UInt8(ascii: "}") { index += 1 }
      guard index < text.count, text[index] == quote, let nameEnd = stringEnd(in: text, from: index) else {
        return index < text.count && text[index] == UInt8(ascii: "}") ? index + 1 : nil
      }
      let colon = blanksEnd(in: text, from: nameEnd)
      guard colon < text.count, text[colon] == Byte.colon else { return nil }
      let value = blanksEnd(in: text, from: colon + 1)
      guard let valueEnd = valueEnd(in: text, from: value) else { return nil }
      body(index + 1..<nameEnd - 1, value..<valueEnd)
      index = valueEnd
    }
  }

  /// Calls `body` with each element of the array at `start` until it returns false.
  static func forEachElement(of text: Span<UInt8>, from start: Int, _ body: (Range<Int>) -> Bool) {
    var index = start + 1
    while index < text.count {
      while index < text.count, text[index] == Byte.comma || isBlank(text[index]) { index += 1 }
      guard index < text.count, text[index] != UInt8(ascii: "]"), let end = valueEnd(in: text, from: index), end > index else { return }
      guard body(index..<end) else { return }
      index = end
    }
  }

  /// Returns the position behind the value at `start`, or nil if the text ends in it.
  static func valueEnd(in text: Span<UInt8>, from start: Int) -> Int? {
    guard start < text.count else { return nil }
    switch text[start] {
    case quote: return stringEnd(in: text, from: start)
    case UInt8(ascii: "{"), Byte.leftBracket:
      var nesting = Nesting()
      return nesting.end(in: text, from: start)
    default:
      var index = start
      while index < text.count, !isSeparator(text[index]) { index += 1 }
      return index < text.count ? index : nil
    }
  }

  /// Returns the position behind the quote that closes the string at `start`.
  static func stringEnd(in text: Span<UInt8>, from start: Int) -> Int? {
    var index = start + 1
    while let end = text.firstIndex(of: quote, from: index) {
      var escapes = 0
      while end - 1 - escapes > start, text[end - 1 - escapes] == backslash { escapes += 1 }
      if escapes % 2 == 0 { return end + 1 }
      index = end + 1
    }
    return nil
  }

  static func blanksEnd(in text: Span<UInt8>, from start: Int) -> Int {
    var index = start
    while index < text.count, isBlank(text[index]) { index += 1 }
    return index
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == Byte.space || (9...13).contains(byte) }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    isBlank(byte) || byte == Byte.comma || byte == Byte.leftBracket || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
  }

  /// How deep brackets are open, over as many pieces of text as it takes.
  struct Nesting {
    private(set) var depth = 0
    /// True if a piece ended in a string, which no JSON does.
    private(set) var hasBrokenString = false

    /// Returns the position behind the bracket that closes the outermost one, or nil if it stays open.
    mutating func end(in text: Span<UInt8>, from start: Int) -> Int? {
      var index = start
      while index < text.count {
        switch text[index] {
        case quote:
          guard let end = stringEnd(in: text, from: index) else {
            hasBrokenString = true
            return nil
          }
          index = end
          continue
        case UInt8(ascii: "{"), Byte.leftBracket: depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          depth -= 1
          if depth <= 0 { return index + 1 }
        default: break
        }
        index += 1
      }
      return nil
    }
  }
}
