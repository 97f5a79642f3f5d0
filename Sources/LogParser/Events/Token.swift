/// A piece of the text around a callback.
struct Token {
  enum Kind: Equatable {
    /// Letters and digits, with the dots, dashes and apostrophes inside (`VC1.view`, `can't`, `标题5`).
    case word
    /// Digits only.
    case number
    /// A balanced bracket or quotation, without its marks in `range`.
    case group(open: UInt8)
    /// `:`, `-`, `→`, `|` and their like.
    case separator
    /// Anything else: emoji, unclosed brackets, stars.
    case decoration
  }

  var kind: Kind
  var range: Range<Int>

  /// Splits `range` of `text` into tokens.
  static func split(_ text: MessageText, _ range: Range<Int>) -> [Token] {
    var tokens: [Token] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if text.bytes[index].isSpace {
        index += 1
        continue
      }
      let token = next(text, index, range.upperBound)
      tokens.append(token.value)
      index = max(token.end, index + 1)
    }
    return tokens
  }

  /// Returns the first token of `range`.
  static func first(_ text: MessageText, _ range: Range<Int>) -> Token? {
    guard let start = range.first(where: { !text.bytes[$0].isSpace }) else { return nil }
    return next(text, start, range.upperBound).value
  }

  private static func next(_ text: MessageText, _ start: Int, _ limit: Int) -> (value: Token, end: Int) {
    let byte = text.bytes[start]
    if let end = group(text, start, limit) {
      return (Token(kind: .group(open: byte), range: end.content), end.end)
    }
    let end = wordEnd(text, start, limit)
    if end > start {
      let isNumber = text.bytes[start..<end].allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") }
      return (Token(kind: isNumber ? .number : .word, range: start..<end), end)
    }
    let (scalar, length) = text.scalar(at: start)
    let after = min(start + length, limit)
    return (Token(kind: isSeparator(scalar) ? .separator : .decoration, range: start..<after), after)
  }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ":", "-", "|", ",", "=", ">", "→", "•", "·", "–", "—", "#", "/", "~", ";", "：", "，", "、", "。", "⇒", "➡", "▶", "*", ".": true
    default: false
    }
  }

  private static func group(_ text: MessageText, _ start: Int, _ limit: Int) -> (content: Range<Int>, end: Int)? {
    let byte = text.bytes[start]
    if text.hasPrefix("【", at: start) || text.hasPrefix("「", at: start) {
      let close = text.hasPrefix("【", at: start) ? "】" : "」"
      guard let end = text.firstIndex(of: close, in: start..<limit) else { return nil }
      return (start + 3..<end, end + 3)
    }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      guard let end = text.bytes[(start + 1)..<limit].firstIndex(of: byte) else { return nil }
      return (start + 1..<end, end + 1)
    }
    guard let end = text.end(ofBracketAt: start), end <= limit, end > start + 1 else { return nil }
    return (start + 1..<end - 1, end)
  }

  private static func wordEnd(_ text: MessageText, _ start: Int, _ limit: Int) -> Int {
    var index = start
    while index < limit {
      let byte = text.bytes[index]
      if byte.isIdentifier {
        index += 1
      } else if byte >= 0x80 {
        let (scalar, length) = text.scalar(at: index)
        guard scalar.properties.isAlphabetic || scalar.properties.numericType != nil, index + length <= limit else { break }
        index += length
      } else if index > start, byte == UInt8(ascii: ".") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "-"),
        index + 1 < limit, text.bytes[index + 1].isIdentifier || text.bytes[index + 1] >= 0x80
      {
        index += 1
      } else {
        break
      }
    }
    return index
  }
}

extension MessageText {
  /// Decodes the scalar at `index`; invalid bytes are U+FFFD of length one.
  func scalar(at index: Int) -> (Unicode.Scalar, Int) {
    let first = bytes[index]
    guard first >= 0x80 else { return (Unicode.Scalar(first), 1) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard index + length <= bytes.count,
      let text = String(validating: bytes[index..<index + length], as: UTF8.self), let scalar = text.unicodeScalars.first
    else { return ("\u{FFFD}", 1) }
    return (scalar, length)
  }
}
