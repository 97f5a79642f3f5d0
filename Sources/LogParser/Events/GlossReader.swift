/// Reads what stands behind a callback: a gloss, a title, or the rest of a sentence that only mentions the callback.
struct GlossReader {
  let text: MessageText

  /// Reads the message behind `site`.
  func read(after site: CallSite) -> LabelReader.Reading {
    let end = site.range.upperBound
    guard !isCode(at: end) else { return .mention }
    let tokens = Token.split(text, end..<text.bytes.count).filter { $0.kind != .decoration }
    guard !isMeasure(tokens) else { return .mention }
    guard let first = tokens.first, first.kind == .word else { return .label(title(tokens)) }
    if site.shape == .word, text[end - 1] == UInt8(ascii: ":") { return .label(title(tokens)) }
    if Prose.reports.contains(tokens.filter { $0.kind == .word }.map { self.word($0) }.joined(separator: " ")) { return .label(nil) }
    let word = self.word(first)
    if Prose.after.contains(word) || ["的", "中", "里"].contains(where: word.hasPrefix) { return .mention }
    if word == "called", tokens.count > 1, Prose.afterCalled.contains(self.word(tokens[1])) { return .mention }
    if ["in", "on", "from", "of", "for", "at", "with"].contains(word) { return placed(Array(tokens.dropFirst())) }
    return .label(title(tokens))
  }

  /// `viewDidLoad in HomeViewController` is a line of a log, `viewDidLoad in the console` is not.
  private func placed(_ tokens: [Token]) -> LabelReader.Reading {
    guard let first = tokens.first else { return .mention }
    guard first.kind == .word, !["id", "identifier", "name"].contains(word(first)) else { return .label(nil) }
    if tokens.count > 1, tokens[1].kind == .word, Prose.after.contains(word(tokens[1])) { return .mention }
    return isName(word(first)) ? .label(title(tokens)) : .mention
  }

  /// Reads a lone name behind the callback (`viewWillAppear: Root`).
  private func title(_ tokens: [Token]) -> String? {
    let rest = tokens.drop { $0.kind == .separator }
    guard let first = rest.first, first.kind == .word else { return nil }
    let word = self.word(first)
    if rest.count > 2, Self.fields.contains(word.lowercased()), let value = rest.dropFirst(2).first, value.kind == .word,
      text[first.range.upperBound] == UInt8(ascii: "=") || text[first.range.upperBound] == UInt8(ascii: ":")
    {
      return LabelReader(text: text).cleaned(self.word(value))
    }
    let isAlone = rest.dropFirst().allSatisfy { $0.kind == .separator || $0.kind == .number }
    guard isAlone, isName(word), !Prose.glosses.contains(word.lowercased()) else { return nil }
    return LabelReader(text: text).cleaned(word)
  }

  /// Fields whose value is the controller (`viewDidLoad vc=Home`).
  private static let fields: Set<String> = ["vc", "class", "controller", "screen", "viewcontroller"]

  /// A name begins with a capital or holds a digit; a gloss in Chinese does neither.
  private func isName(_ word: String) -> Bool {
    guard let first = word.utf8.first else { return false }
    return first.isUppercase || (!first.isDigit && word.utf8.contains { $0.isDigit })
  }

  private func isMeasure(_ tokens: [Token]) -> Bool {
    guard let index = tokens.firstIndex(where: { $0.kind != .separator }) else { return false }
    let first = word(tokens[index])
    if tokens[index].kind == .word {
      return Prose.measures.contains(first.lowercased()) || (first.utf8.first?.isDigit == true && (first.hasSuffix("s")))
    }
    guard tokens[index].kind == .number, index + 1 < tokens.count else { return false }
    return ["ms", "s", "sec", "secs", "seconds", "µs", "us", "秒", "毫秒"].contains(word(tokens[index + 1]))
  }

  /// Signs right behind the name that only source code, a path or Markdown has there.
  private func isCode(at end: Int) -> Bool {
    let (first, second) = (text[end], text[end + 1])
    if first == UInt8(ascii: ";") || first == UInt8(ascii: "`") { return true }
    if first == UInt8(ascii: "]"), second == UInt8(ascii: ";") { return true }
    let isGlued = second.isIdentifier
    return (first == UInt8(ascii: ".") || first == UInt8(ascii: "/") || first == UInt8(ascii: "\\")) && isGlued
      || first == UInt8(ascii: "=") && second.isDigit
  }

  private func word(_ token: Token) -> String { text.text(token.range) }
}
