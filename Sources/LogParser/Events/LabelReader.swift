/// Reads what stands in front of a callback: a label, or a sentence that only mentions the callback.
struct LabelReader {
  let text: MessageText

  /// What stands in front of a callback.
  enum Reading: Equatable {
    case mention
    case label(String?)
  }

  /// Reads the message up to `site`.
  func read(before site: CallSite) -> Reading {
    if site.range.lowerBound == 0 { return .label(nil) }
    var segments = segments(of: Token.split(text, 0..<site.range.lowerBound))
    let whole = segments.removeLast()
    let adjacent = whole.filter { !isLevel($0) }
    let words = adjacent.filter { $0.kind == .word }
    let isEntering = words.count == 1 && whole.count == adjacent.count && Prose.entering.contains(word(words[0]).lowercased())
    if site.shape == .method { return !isEntering && words.contains(where: isProse) ? .mention : .label(nil) }
    guard isEntering || !words.contains(where: isProse), !segments.joined().contains(where: isProse) else { return .mention }
    if isEntering || words.isEmpty { return label(in: segments, isDirect: words.isEmpty) }
    return label(of: adjacent, words: words, dotted: site.shape == .dotted)
  }

  private func label(of adjacent: [Token], words: [Token], dotted: Bool) -> Reading {
    guard words.count <= 3, let first = words.first, let last = words.last, !Prose.leadsOn(word(last)),
      words.count == 1 || Prose.nouns.contains(word(last).lowercased()) || words.allSatisfy({ isClassLike(word($0)) })
    else { return .mention }
    if words.count == 1, Prose.keys.contains(word(first).lowercased()) { return .label(nil) }
    if dotted { return words.count == 1 ? .label(nil) : .mention }
    let end = adjacent.last.map { max($0.range.upperBound, last.range.upperBound) } ?? last.range.upperBound
    return .label(cleaned(text.text(first.range.lowerBound..<end)))
  }

  /// Finds the label in the parts before the separator or bracket that stands right before the callback.
  private func label(in segments: [[Token]], isDirect: Bool) -> Reading {
    for segment in segments.reversed() {
      let tokens = segment.filter { !isLevel($0) }
      guard let first = tokens.first, let last = tokens.last else { continue }
      if case .group = first.kind {
        if let label = label(ofGroup: first) { return .label(label) }
        continue
      }
      let words = tokens.filter { $0.kind == .word }
      guard !words.isEmpty else { continue }
      guard words.count <= 4 else { return isDirect ? .mention : .label(nil) }
      if words.count == 1, Prose.keys.contains(word(words[0]).lowercased()) { continue }
      if let label = cleaned(text.text(first.range.lowerBound..<last.range.upperBound)) { return .label(label) }
    }
    return .label(nil)
  }

  /// Reads `[Home]`, `<Home: 0x1>`, `[Home.m:120]`, `(Home.swift:3  )`; nil if the bracket holds no name.
  private func label(ofGroup group: Token) -> String? {
    let tokens = Token.split(text, group.range)
    guard let first = tokens.first, !isLevel(first) else { return nil }
    if case .group = first.kind { return label(ofGroup: first) }
    guard first.kind == .word else { return nil }
    let name = word(first)
    let isAlone =
      tokens.dropFirst().allSatisfy { word($0).hasPrefix("0x") } || name.isSourceFile || text[first.range.upperBound] == UInt8(ascii: ":")
    return isAlone && !name.hasPrefix("0x") ? cleaned(name) : nil
  }

  /// Parts of the message: words between separators, and each bracket on its own.
  private func segments(of tokens: [Token]) -> [[Token]] {
    var segments: [[Token]] = [[]]
    for token in tokens {
      switch token.kind {
      case .separator: segments.append([])
      case .group: segments += [[token], []]
      case .word where text.hasPrefix("0x", at: token.range.lowerBound): break
      case .word: segments[segments.count - 1].append(token)
      case .number where text[token.range.upperBound] == 32:
        if segments[segments.count - 1].contains(where: { $0.kind == .word }) { segments[segments.count - 1].append(token) }
      case .number, .decoration: break
      }
    }
    return segments
  }

  private func word(_ token: Token) -> String { text.text(token.range) }

  private func isLevel(_ token: Token) -> Bool {
    token.kind == .word && Prose.levels.contains(word(token).lowercased()) && (token.range.count > 1 || text[token.range.upperBound] != 32)
  }

  /// True for a word of a sentence; `Function:` is a field, and a single capital is a name.
  private func isProse(_ token: Token) -> Bool {
    guard token.kind == .word else { return false }
    if token.range.count == 1, text[token.range.lowerBound].isUppercase { return false }
    let next = text[token.range.upperBound]
    if next == UInt8(ascii: ":") || next == UInt8(ascii: "=") { return false }
    let word = word(token)
    return Prose.before.contains(word.lowercased()) || Prose.leadsOn(word)
  }

  private func isClassLike(_ word: String) -> Bool {
    word.utf8.contains { $0.isUppercase || $0.isDigit || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".") || $0 >= 0x80 }
  }

  /// Drops what is no part of a name: `.view`, the ending of a source file, the name of a queue.
  func cleaned(_ label: String) -> String? {
    if let dot = label.lastIndex(of: "."), label.isSourceFile { return String(label[..<dot]) }
    if label.hasPrefix("com.") || label.hasPrefix("0x") || label == "Optional" { return nil }
    if label.hasSuffix(".view") { return String(label.dropLast(5)) }
    return label
  }
}

extension String {
  /// True for the name of a source file.
  var isSourceFile: Bool { hasSuffix(".swift") || hasSuffix(".m") || hasSuffix(".mm") || hasSuffix(".cs") }
}
