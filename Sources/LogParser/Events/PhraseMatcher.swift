import PCRE2

/// Tries the phrases of the catalog; a pattern is compiled when it is first needed and translated when it is busy.
struct PhraseMatcher: ~Copyable {
  private let phrases: [Phrase]
  /// Per phrase the number of words that its trigger has.
  private let words: [UInt8]
  private var seen: [UInt8]
  private var patterns: [Pattern?]
  private var uses: [Int]
  private var scratch = MatchScratch(groups: 8)
  /// True after a framework told that the app entered the background.
  private var isInBackground = false
  /// The row, by its event, that told a framework's last word about the app.
  private var lastState: EventName?

  private let mentions: [String]
  private var mention: Pattern?
  private var mentionUses = 0

  init(phrases: [Phrase], mentions: [String]) {
    (self.phrases, self.mentions) = (phrases, mentions)
    words = phrases.map { 1 + UInt8(clamping: $0.triggers.first?.utf8.count { $0 == UInt8(ascii: " ") } ?? 0) }
    seen = Array(repeating: 0, count: phrases.count)
    patterns = Array(repeating: nil, count: phrases.count)
    uses = Array(repeating: 0, count: phrases.count)
  }

  /// Returns the phrases whose trigger is complete in `hits`, in the order of the catalog.
  mutating func candidates(_ hits: [Vocabulary.Hit], _ vocabulary: borrowing Vocabulary) -> [Int] {
    var rows: [Int] = []
    var touched: [Int] = []
    for (index, hit) in hits.enumerated() where !hit.isTail && !hits[..<index].contains(where: { $0.word == hit.word }) {
      vocabulary.forEachMeaning(of: hit.word) { meaning in
        guard case .phrase(let row) = meaning else { return }
        seen[row] += 1
        touched.append(row)
        if seen[row] == words[row] { rows.append(row) }
      }
    }
    for row in touched { seen[row] = 0 }
    return rows.count > 1 ? rows.sorted() : rows
  }

  /// True if the words complete the trigger of a phrase; nothing is allocated, since most lines stop here.
  func hasCandidate(_ hits: [Vocabulary.Hit], _ vocabulary: borrowing Vocabulary) -> Bool {
    for hit in hits where !hit.isTail {
      var isComplete = false
      vocabulary.forEachMeaning(of: hit.word) { meaning in
        guard case .phrase(let row) = meaning, !isComplete else { return }
        isComplete = words[row] == 1 || Self.words(of: row, in: hits, vocabulary) >= Int(words[row])
      }
      if isComplete { return true }
    }
    return false
  }

  /// How many different words of the trigger of a phrase are there.
  private static func words(of row: Int, in hits: [Vocabulary.Hit], _ vocabulary: borrowing Vocabulary) -> Int {
    var count = 0
    for (index, hit) in hits.enumerated() where !hit.isTail && !hits[..<index].contains(where: { $0.word == hit.word }) {
      vocabulary.forEachMeaning(of: hit.word) { if $0 == .phrase(row) { count += 1 } }
    }
    return count
  }

  /// True if one of the phrases has the wording of `message`.
  mutating func isTold(_ rows: [Int], in message: Span<UInt8>, process: String?) -> Bool {
    rows.contains { row in
      guard accepts(process, row), let pattern = pattern(row) else { return false }
      return scratch.match(pattern, in: message) == .matched
    }
  }

  private func accepts(_ process: String?, _ row: Int) -> Bool {
    guard let process, !phrases[row].processes.isEmpty else { return true }
    return phrases[row].processes.contains(process)
  }

  /// Returns the event that phrase `index` makes of `text`, or nil if the wording is another.
  mutating func match(_ index: Int, _ text: MessageText, process: String?) -> (event: Event, start: Int)? {
    let phrase = phrases[index]
    guard !phrase.needsBackground || isInBackground, accepts(process, index), let pattern = pattern(index),
      scratch.match(pattern, in: text.bytes.span) == .matched
    else { return nil }
    let name = isInBackground ? phrase.onReturn ?? phrase.name : phrase.name
    if phrase.channel == .framework, phrase.machine == .app {
      if phrase.isState, lastState == phrase.name { return nil }
      (lastState, isInBackground) = (phrase.name, name == .applicationDidEnterBackground)
    }
    var event = Event(machine: phrase.machine, name: name, channel: phrase.channel, rule: phrase.rule, isInferred: phrase.isInferred)
    event.subject = capture("subject", of: pattern, text) ?? (phrase.machine == .app ? process : nil)
    event.instance = capture("instance", of: pattern, text)
    if phrase.machine == .message, event.instance != nil, let type = event.subject.map(TypeName.init) {
      (event.subject, event.module) = (type.name, type.module)
    }
    event.taskName = capture("taskName", of: pattern, text)
    event.detail = capture("detail", of: pattern, text)
    event.value = capture("value", of: pattern, text).flatMap(Double.init)
    return (event, scratch.range(of: 0)?.lowerBound ?? 0)
  }

  /// Returns true if one of the catalog's mentions stands in `text`.
  mutating func isMention(_ text: MessageText) -> Bool {
    mentionUses += 1
    if mention == nil { mention = try? Pattern(mentions.map { "\\Q\($0)\\E" }.joined(separator: "|")) }
    if mentionUses == Self.busy { mention?.translateToMachineCode() }
    return mention.map { scratch.match($0, in: text.bytes.span) == .matched } ?? false
  }

  private func capture(_ name: String, of pattern: Pattern, _ text: MessageText) -> String? {
    pattern.group(named: name).flatMap { scratch.range(of: $0) }.map { text.text($0) }
  }

  /// Compiles at the first use; the tests compile every pattern of the catalog, so a failure here cannot happen.
  private mutating func pattern(_ index: Int) -> Pattern? {
    uses[index] += 1
    if let pattern = patterns[index] {
      if uses[index] == Self.busy { pattern.translateToMachineCode() }
      return pattern
    }
    patterns[index] = try? Pattern(phrases[index].pattern)
    return patterns[index]
  }

  /// Uses after which machine code repays its translation.
  private static let busy = 500
}
