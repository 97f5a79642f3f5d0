/// A word or mark of source code, with its line.
struct SourceToken: Equatable {
  enum Kind: Equatable {
    case word(String)
    case mark(UInt8)
  }

  let kind: Kind
  let line: Int

  var word: String? { if case .word(let text) = kind { text } else { nil } }

  func isMark(_ character: Unicode.Scalar) -> Bool { kind == .mark(UInt8(ascii: character)) }
}

/// Splits Swift or Objective-C into words and marks; comments and the contents of strings are left out.
struct SourceScanner {
  /// What tells the two languages apart here.
  enum Language { case swift, objectiveC }

  private let bytes: [UInt8]
  private let language: Language
  private var position = 0
  private var line = 1
  private(set) var tokens: [SourceToken] = []

  init(_ bytes: [UInt8], language: Language) { (self.bytes, self.language) = (bytes, language) }

  /// Returns every token of the text.
  static func tokens(of bytes: [UInt8], language: Language) -> [SourceToken] {
    var scanner = SourceScanner(bytes, language: language)
    scanner.scan(untilParenthesis: false)
    return scanner.tokens
  }

  private func byte(_ offset: Int = 0) -> UInt8 { position + offset < bytes.count ? bytes[position + offset] : 0 }

  private func isNext(_ text: StaticString, at offset: Int = 0) -> Bool {
    let wanted = "\(text)".utf8
    return position + offset + wanted.count <= bytes.count && bytes[(position + offset)...].starts(with: wanted)
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where position < bytes.count {
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
  }

  /// Scans to the end, or, inside a string, to the parenthesis that closes what is interpolated.
  private mutating func scan(untilParenthesis: Bool) {
    var depth = 0
    while position < bytes.count {
      let next = byte()
      if isNext("//") {
        while position < bytes.count, byte() != UInt8(ascii: "\n") { advance() }
      } else if isNext("/*") {
        skipComment()
      } else if next == UInt8(ascii: "\"") || (next == UInt8(ascii: "#") && language == .swift && isRawString) {
        skipString()
      } else if next == UInt8(ascii: "'"), language == .objectiveC {
        skipCharacter()
      } else if isWordStart(next) || next == UInt8(ascii: "`") {
        takeWord(isKept: !untilParenthesis)
      } else {
        if next == UInt8(ascii: "(") { depth += 1 }
        if next == UInt8(ascii: ")") { depth -= 1 }
        if next > 0x20, !untilParenthesis { tokens.append(SourceToken(kind: .mark(next), line: line)) }
        advance()
        if untilParenthesis, depth < 0 { return }
      }
    }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if isNext("/*"), depth == 0 || language == .swift {
        depth += 1
        advance(2)
      } else if isNext("*/") {
        depth -= 1
        advance(2)
      } else {
        advance()
      }
    } while depth > 0 && position < bytes.count
  }

  private var isRawString: Bool {
    var offset = 0
    while byte(offset) == UInt8(ascii: "#") { offset += 1 }
    return byte(offset) == UInt8(ascii: "\"")
  }

  private mutating func skipString() {
    var hashes = 0
    while byte() == UInt8(ascii: "#") {
      hashes += 1
      advance()
    }
    let isLong = language == .swift && isNext("\"\"\"")
    advance(isLong ? 3 : 1)
    while position < bytes.count {
      if byte() == UInt8(ascii: "\\"), hasHashes(hashes, at: 1) {
        let isInterpolated = language == .swift && byte(1 + hashes) == UInt8(ascii: "(")
        advance(2 + hashes)
        if isInterpolated { scan(untilParenthesis: true) }
      } else if isLong ? isNext("\"\"\"") && hasHashes(hashes, at: 3) : byte() == UInt8(ascii: "\"") && hasHashes(hashes, at: 1) {
        return advance((isLong ? 3 : 1) + hashes)
      } else if !isLong, byte() == UInt8(ascii: "\n") {
        return  // A string that is never closed ends with its line.
      } else {
        advance()
      }
    }
  }

  private func hasHashes(_ count: Int, at offset: Int) -> Bool { (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") } }

  private mutating func skipCharacter() {
    advance()
    while position < bytes.count, byte() != UInt8(ascii: "'"), byte() != UInt8(ascii: "\n") {
      advance(byte() == UInt8(ascii: "\\") ? 2 : 1)
    }
    advance()
  }

  private mutating func takeWord(isKept: Bool) {
    if byte() == UInt8(ascii: "`") { return advance() }
    let start = position
    while isWordStart(byte()) || (0x30...0x39).contains(byte()) { position += 1 }
    if isKept { tokens.append(SourceToken(kind: .word(String(decoding: bytes[start..<position], as: UTF8.self)), line: line)) }
  }

  private func isWordStart(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
  }
}
