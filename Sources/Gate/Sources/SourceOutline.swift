import Analyzer

/// The types and methods of one file.
struct SourceOutline: Sendable {
  /// A method of a type.
  struct Method: Sendable, Equatable {
    /// Names of the types around it, the outermost first.
    let type: [String]
    /// Name, then the labels of its parameters (Swift) or the further parts of its selector (Objective-C).
    let parts: [String]
    let line: Int
  }

  /// A declaration of a type; extensions and categories declare none.
  struct TypeDeclaration: Sendable, Equatable {
    let type: [String]
    let line: Int
  }

  private(set) var types: [TypeDeclaration] = []
  private(set) var methods: [Method] = []
  /// False if braces do not match, as around conditional compilation: what belongs where is not certain then.
  private(set) var isReliable = true

  /// Reads a file.
  init(_ bytes: [UInt8], language: SourceScanner.Language) {
    let tokens = SourceScanner.tokens(of: bytes, language: language)
    switch language {
    case .swift: readSwift(tokens)
    case .objectiveC: readObjectiveC(tokens)
    }
  }

  // MARK: Swift

  private static let typeWords: Set<String> = ["class", "struct", "enum", "actor", "protocol", "extension"]
  private static let memberWords: Set<String> = [
    "func", "var", "let", "subscript", "override", "static", "final", "private", "public", "internal", "fileprivate", "init",
  ]

  private mutating func readSwift(_ tokens: [SourceToken]) {
    var scopes: [[String]?] = []
    var pending: [String]?
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      if token.isMark("{") {
        scopes.append(pending)
        pending = nil
      } else if token.isMark("}") {
        if scopes.popLast() == nil { isReliable = false }
      } else if let word = token.word, Self.typeWords.contains(word), let names = Self.typeName(tokens, behind: index) {
        let outer = scopes.compactMap(\.self).flatMap(\.self)
        if word != "extension" { types.append(TypeDeclaration(type: outer + names, line: token.line)) }
        pending = names
        index += names.count * 2 - 1
      } else if scopes.last != nil, scopes[scopes.count - 1] != nil, let parts = Self.method(tokens, at: index) {
        methods.append(Method(type: scopes.compactMap(\.self).flatMap(\.self), parts: parts, line: token.line))
      }
      index += 1
    }
    if !scopes.isEmpty { isReliable = false }
  }

  /// The name behind `class` or its like, in pieces; nil if no type is declared there, as in `class func`.
  private static func typeName(_ tokens: [SourceToken], behind index: Int) -> [String]? {
    if index > 0, tokens[index - 1].isMark(".") || tokens[index - 1].isMark(":") { return nil }
    guard index + 1 < tokens.count, let first = tokens[index + 1].word, !memberWords.contains(first) else { return nil }
    var names = [first]
    var next = index + 2
    while next + 1 < tokens.count, tokens[next].isMark("."), let name = tokens[next + 1].word {
      names.append(name)
      next += 2
    }
    return names
  }

  /// The name and the labels of the method declared at `index`; nil if none is.
  private static func method(_ tokens: [SourceToken], at index: Int) -> [String]? {
    let word = tokens[index].word
    if word == "deinit" { return ["deinit"] }
    let nameIndex = word == "func" ? index + 1 : index
    guard word == "func" || word == "init", nameIndex < tokens.count, let name = tokens[nameIndex].word else { return nil }
    if word == "init", index > 0, tokens[index - 1].isMark(".") { return nil }
    guard var next = tokens[nameIndex...].prefix(40).firstIndex(where: { $0.isMark("(") || $0.isMark("{") }), tokens[next].isMark("(")
    else { return nil }
    var (parts, depth) = ([name], 0)
    while next < tokens.count {
      let token = tokens[next]
      if token.isMark("(") || token.isMark("[") { depth += 1 }
      if token.isMark(")") || token.isMark("]") { depth -= 1 }
      if depth == 0 { break }
      if depth == 1, token.isMark("(") || token.isMark(","), next + 1 < tokens.count, let label = tokens[next + 1].word {
        parts.append(label)
      }
      next += 1
    }
    return parts
  }

  // MARK: Objective-C

  private mutating func readObjectiveC(_ tokens: [SourceToken]) {
    var (type, depth, index): (String?, Int, Int) = (nil, 0, 0)
    while index < tokens.count {
      let token = tokens[index]
      if token.isMark("@"), index + 1 < tokens.count, let word = tokens[index + 1].word {
        if word == "implementation", index + 2 < tokens.count, let name = tokens[index + 2].word {
          (type, depth) = (name, 0)
          let isCategory = index + 3 < tokens.count && tokens[index + 3].isMark("(")
          if !isCategory { types.append(TypeDeclaration(type: [name], line: token.line)) }
        } else if word == "end" {
          (type, depth) = (nil, 0)
        }
      } else if token.isMark("{") {
        depth += 1
      } else if token.isMark("}") {
        depth -= 1
      } else if depth == 0, let type, token.isMark("-") || token.isMark("+"), let parts = Self.selector(tokens, behind: index) {
        methods.append(Method(type: [type], parts: parts, line: token.line))
      }
      index += 1
    }
  }

  /// The parts of the selector of the method that a `-` or `+` begins.
  private static func selector(_ tokens: [SourceToken], behind index: Int) -> [String]? {
    guard index + 1 < tokens.count, tokens[index + 1].isMark("(") else { return nil }
    var (parts, depth): ([String], Int) = ([], 0)
    var (first, last): (String?, String?)
    for token in tokens[(index + 1)...].prefix(400) {
      if token.isMark("(") { depth += 1 }
      if token.isMark(")") { depth -= 1 }
      guard depth == 0 else { continue }
      if token.isMark("{") { return parts.isEmpty ? first.map { [$0] } : parts }
      if token.isMark(";") { return nil }
      if token.isMark(":"), let name = last { parts.append(name) }
      if let word = token.word {
        first = first ?? word
        last = word
      }
    }
    return nil
  }
}
