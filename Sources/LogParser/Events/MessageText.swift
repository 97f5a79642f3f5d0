/// The bytes of a message that holds a word of the catalog, with the searches that the shapes need.
struct MessageText {
  let bytes: [UInt8]

  init(_ line: Span<UInt8>, _ range: Range<Int>) {
    var copy: [UInt8] = []
    copy.reserveCapacity(range.count)
    for index in range { copy.append(line[index]) }
    bytes = copy
  }

  /// Returns the byte at `index`, or a blank outside of the message.
  subscript(index: Int) -> UInt8 { index >= 0 && index < bytes.count ? bytes[index] : 32 }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func hasPrefix(_ text: String, at start: Int) -> Bool {
    var index = start
    for byte in text.utf8 {
      guard self[index] == byte else { return false }
      index += 1
    }
    return index <= bytes.count
  }

  /// Returns true if the bytes of `range` are `text` in any case; a colon at the end of either is not compared.
  func matches(_ text: String, in range: Range<Int>) -> Bool {
    let end = self[range.upperBound - 1] == UInt8(ascii: ":") ? range.upperBound - 1 : range.upperBound
    var index = range.lowerBound
    for byte in text.utf8 {
      guard index < end else { return index == end && byte == UInt8(ascii: ":") }
      guard bytes[index].lowercased == byte.lowercased else { return false }
      index += 1
    }
    return index == end
  }

  func contains(_ text: String, in range: Range<Int>? = nil) -> Bool { firstIndex(of: text, in: range) != nil }

  /// Returns where `text` first stands in `range`.
  func firstIndex(of text: String, in range: Range<Int>? = nil) -> Int? {
    let needle = Array(text.utf8)
    let range = range ?? 0..<bytes.count
    guard let first = needle.first, range.count >= needle.count else { return nil }
    for start in range.lowerBound...(range.upperBound - needle.count)
    where bytes[start] == first && bytes[start..<start + needle.count].elementsEqual(needle) { return start }
    return nil
  }

  /// Returns the start of the identifier that ends before `end`.
  func identifierStart(before end: Int) -> Int {
    var start = end
    while start > 0, bytes[start - 1].isIdentifier { start -= 1 }
    return start
  }

  /// Returns the end of the identifier that begins at `start`.
  func identifierEnd(from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end].isIdentifier { end += 1 }
    return end
  }

  /// Returns the place behind the bracket that closes the one at `start`, or nil if it stays open.
  func end(ofBracketAt start: Int) -> Int? {
    guard start < bytes.count, let close = Self.closing(bytes[start]) else { return nil }
    let open = bytes[start]
    var depth = 0
    for index in start..<bytes.count {
      if bytes[index] == open { depth += 1 }
      if bytes[index] == close {
        if close == UInt8(ascii: ">"), self[index - 1] == UInt8(ascii: "-") { continue }
        depth -= 1
        if depth == 0 { return index + 1 }
      }
    }
    return nil
  }

  private static func closing(_ open: UInt8) -> UInt8? {
    switch open {
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "["): UInt8(ascii: "]")
    case UInt8(ascii: "<"): UInt8(ascii: ">")
    case UInt8(ascii: "{"): UInt8(ascii: "}")
    default: nil
    }
  }
}
