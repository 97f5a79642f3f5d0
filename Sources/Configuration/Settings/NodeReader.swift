/// Reads pieces of a YAML tree strictly, and collects every mistake on the way.
struct NodeReader {
  let source: SourceText
  private(set) var mistakes: [SettingsMistake] = []

  init(source: SourceText) { self.source = source }

  /// The mistakes in the order of their places.
  var mistakesInOrder: [SettingsMistake] {
    mistakes.enumerated().sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }.map(\.element)
  }

  mutating func refuse(_ node: YAMLNode, _ headline: String, reason: String? = nil, help: String? = nil) {
    mistakes.append(source.mistake(headline, from: node.start, to: node.end, reason: reason, help: help))
  }

  /// Refuses a name, and offers the one that was probably meant.
  mutating func refuse(_ node: YAMLNode, _ headline: String, reason: String?, nearest word: String, in candidates: [String]) {
    refuse(node, headline, reason: reason, help: Spelling.nearest(to: word, in: candidates).map { "did you mean '\($0)'?" })
  }

  mutating func add(_ mistake: SettingsMistake) { mistakes.append(mistake) }

  /// Returns the values of a mapping by key; unknown and repeated keys are refused, as is what is no mapping.
  mutating func mapping(_ node: YAMLNode, of owner: String, keys: [String], required: [String] = []) -> [String: YAMLNode]? {
    guard let entries = entries(node, of: owner, keys: "the keys \(list(keys))") else { return nil }
    var values: [String: YAMLNode] = [:]
    for entry in entries {
      guard let key = entry.key.text else { continue }
      guard keys.contains(key) else {
        refuse(entry.key, "\(owner) has no key '\(key)'", reason: "its keys: \(list(keys))", nearest: key, in: keys)
        continue
      }
      values[key] = entry.value
    }
    for key in required where values[key] == nil && !entries.contains(where: { isMisspelling($0, of: key, among: keys) }) {
      refuse(node, "\(owner) lacks the key '\(key)'", reason: "needed: \(list(required))")
    }
    return values
  }

  /// Returns the entries of a mapping with any keys, each once.
  mutating func entries(_ node: YAMLNode, of owner: String, keys: String) -> [YAMLNode.Entry]? {
    guard case .mapping(let entries) = node.content else {
      refuse(node, "\(owner) is \(node.kind)", reason: "expected a mapping: \(keys), each with a colon and a value")
      return nil
    }
    var seen: [String: SourcePosition] = [:]
    return entries.filter { entry in
      guard let key = entry.key.text else {
        refuse(entry.key, "a key is \(entry.key.kind)", reason: "keys are single words")
        return false
      }
      if let first = seen[key] {
        refuse(entry.key, "the key '\(key)' stands here twice", reason: "first in line \(first.line); only one of them could count")
        return false
      }
      seen[key] = entry.key.start
      return true
    }
  }

  /// Returns the elements of a list.
  mutating func list(_ node: YAMLNode, of owner: String, shape: String) -> [YAMLNode]? {
    guard case .sequence(let elements) = node.content else {
      refuse(node, "\(owner) is \(node.kind)", reason: "expected a list: \(shape)")
      return nil
    }
    return elements
  }

  /// Returns a text that is not empty.
  mutating func text(_ node: YAMLNode, of owner: String) -> String? {
    guard let text = node.text, !node.isNull else {
      refuse(node, "\(owner) is \(node.kind)", reason: "expected a text")
      return nil
    }
    guard !text.allSatisfy(\.isWhitespace) else {
      refuse(node, "\(owner) is empty", reason: "expected a text")
      return nil
    }
    return text
  }

  /// Returns one or more texts.
  mutating func texts(_ node: YAMLNode, of owner: String) -> [String] {
    guard case .sequence(let elements) = node.content else { return text(node, of: owner).map { [$0] } ?? [] }
    return elements.compactMap { text($0, of: owner) }
  }

  /// Returns one of the words.
  mutating func word<Value>(_ node: YAMLNode, of values: [Value], by name: KeyPath<Value, String>, called owner: String) -> Value? {
    guard let text = text(node, of: owner) else { return nil }
    if let value = values.first(where: { $0[keyPath: name] == text }) { return value }
    let names = values.map { $0[keyPath: name] }
    refuse(node, "'\(text)' is no \(owner)", reason: names.count < 10 ? "possible: \(list(names))" : nil, nearest: text, in: names)
    return nil
  }

  /// Returns a truth value; only the two words that everybody reads alike.
  mutating func flag(_ node: YAMLNode, of owner: String) -> Bool? {
    if case .scalar(let text, isPlain: true) = node.content, text == "true" || text == "false" { return text == "true" }
    refuse(node, "\(owner) is \(node.text.map { "'\($0)'" } ?? node.kind)", reason: "expected true or false")
    return nil
  }

  /// Returns a whole number that is not below `least`.
  mutating func count(_ node: YAMLNode, of owner: String, least: Int = 0) -> Int? {
    if let text = node.text, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text), number >= least { return number }
    let shown = node.text.map { "'\($0)'" } ?? node.kind
    refuse(node, "\(owner) is \(shown)", reason: "expected a whole number" + (least > 0 ? ", at least \(least)" : ""))
    return nil
  }

  /// Returns a length of time in seconds, such as `5 s`, `300 ms` or `2.5`.
  mutating func duration(_ node: YAMLNode, of owner: String) -> Double? {
    if let seconds = node.text.flatMap(Duration.seconds) { return seconds }
    let shown = node.text.map { "'\($0)'" } ?? node.kind
    refuse(node, "\(owner) is \(shown)", reason: "a length of time looks like \(Duration.shape)")
    return nil
  }

  private func list(_ names: [String]) -> String {
    names.count < 2 ? names.joined() : "\(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1])"
  }

  /// One mistake, one message: a required key that is only misspelt is not missing too.
  private func isMisspelling(_ entry: YAMLNode.Entry, of key: String, among keys: [String]) -> Bool {
    guard let text = entry.key.text, !keys.contains(text) else { return false }
    return Spelling.nearest(to: text, in: keys) == key
  }
}
