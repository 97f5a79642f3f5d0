/// Decides which callback a message tells, if any.
struct CallbackReader {
  let text: MessageText
  let callbacks: [Callback]
  let vocabulary: Vocabulary
  let process: String?

  /// A callback that the message tells.
  struct Call {
    var row: Callback
    var site: CallSite
    var label: String?
    var isNotification = false
    var isInferred = false
  }

  /// Returns the one callback that the hits tell; nil if they only mention callbacks or name several.
  func read(_ hits: [Vocabulary.Hit]) -> Call? {
    let candidates = hits.flatMap(candidates)
    guard !candidates.isEmpty else { return nil }
    let methods = candidates.filter {
      $0.site.shape == .method && !$0.site.isClosure && !Mention.isMention($0.site, in: text) && isOfApp($0)
    }
    if let first = methods.first {
      guard methods.allSatisfy({ $0.row.name == first.row.name }) else { return nil }
      return LabelReader(text: text).read(before: first.site) == .mention || isSentence(after: first.site) ? nil : first
    }
    guard let first = candidates.first, candidates.allSatisfy({ $0.row.name == first.row.name }),
      !candidates.contains(where: \.site.isClosure)
    else { return nil }
    let calls = candidates.compactMap(told)
    return calls.max { $0.site.shape < $1.site.shape }
  }

  /// Returns the rows that a word stands for at its place, with the expression around it.
  func candidates(_ hit: Vocabulary.Hit) -> [Call] {
    var calls: [Call] = []
    vocabulary.forEachMeaning(of: hit.word) { meaning in
      switch meaning {
      case .word(let row): calls += call(callbacks[row], hit, needsMethod: false)
      case .method(let row): calls += call(callbacks[row], hit, needsMethod: true)
      case .argument(let row):
        calls += call(callbacks[row], hit, needsMethod: false).filter(\.site.hasBase)
      case .notification(let row) where !hit.isTail:
        let site = CallSite(shape: .word, range: hit.range, name: hit.range)
        calls.append(Call(row: callbacks[row], site: site, isNotification: true))
      default: break
      }
    }
    return calls.count > 1 ? Array(calls.prefix(1)) : calls
  }

  private func call(_ row: Callback, _ hit: Vocabulary.Hit, needsMethod: Bool) -> [Call] {
    guard let site = CallSite(of: hit, base: row.base, in: text), !hit.isTail || site.shape != .dotted else { return [] }
    if site.shape == .method {
      guard hit.isTail || row.selectors.contains(where: { text.matches($0, in: site.name) }) else { return [] }
    } else if needsMethod {
      guard row.accepts(signature: Self.normalized(text.text(site.name)), isDotted: site.shape == .dotted) else { return [] }
    }
    return [Call(row: row, site: site, isInferred: row.isInferred || hit.isTail)]
  }

  /// Reads the surroundings of a callback outside of brackets; nil if it is only mentioned.
  private func told(_ call: Call) -> Call? {
    guard !Mention.isMention(call.site, in: text) else { return nil }
    if call.isNotification { return isPosted(call.site) ? call : nil }
    if call.row.machine == .swiftui, text.hasPrefix(" {", at: call.site.range.upperBound) { return nil }
    guard case .label(let before) = LabelReader(text: text).read(before: call.site),
      case .label(let behind) = GlossReader(text: text).read(after: call.site)
    else { return nil }
    var call = call
    call.label = call.site.className ?? before ?? behind ?? call.site.digits
    return isOfApp(call) ? call : nil
  }

  /// Other objects become active too: short words need an observer's selector, a delegate's label or none.
  func isOfApp(_ call: Call) -> Bool {
    guard call.row.needsApp else { return true }
    if call.site.shape == .method { return text[call.site.name.upperBound - 1] == UInt8(ascii: ":") }
    guard let label = call.label?.lowercased() else { return true }
    return process?.lowercased().hasPrefix(label) == true || label.utf8.starts(with: "app".utf8)
  }

  /// A notification counts unless the line speaks of its observers or is a sentence.
  func isPosted(_ site: CallSite) -> Bool {
    if text.contains("name = ", in: max(0, site.range.lowerBound - 8)..<site.range.lowerBound) { return true }
    if text[site.range.lowerBound - 1] == UInt8(ascii: ".") { return false }
    let words = Token.split(text, 0..<site.range.lowerBound).filter { $0.kind == .word }.map { text.text($0.range).lowercased() }
    guard !words.contains(where: Prose.subscribing.contains), !words.contains(where: Prose.before.contains) else { return false }
    return GlossReader(text: text).read(after: site) != .mention
  }

  /// True if what stands behind a method makes it the subject of a sentence.
  func isSentence(after site: CallSite) -> Bool {
    guard let token = Token.first(text, site.range.upperBound..<text.bytes.count), token.kind == .word else { return false }
    let word = text.text(token.range)
    return Prose.after.contains(word) || Prose.measures.contains(word)
  }

  /// Reduces a signature to its labels: `init(coder aDecoder: NSCoder)` becomes `init(coder:)`.
  static func normalized(_ signature: String) -> String {
    guard let open = signature.firstIndex(of: "("), signature.hasSuffix(")"), signature.contains(" ") else { return signature }
    let labels = signature[signature.index(after: open)...].dropLast().split(separator: ",").map { part in
      (part.split(whereSeparator: { $0 == " " || $0 == ":" }).first ?? "_") + ":"
    }
    return signature[..<open] + "(" + labels.joined() + ")"
  }
}

extension Callback {
  /// True if `signature` proves a word that means nothing alone; `X.init` needs no parentheses.
  func accepts(signature: String, isDotted: Bool) -> Bool {
    signatures.contains(signature) || (isDotted && selectors.contains(signature))
  }
}
