import PCRE2

/// Tries the phrases of the catalog; a pattern is compiled when it is first needed and translated when it is busy.
struct PhraseMatcher: ~Copyable {
  private let phrases: [Phrase]
  private var patterns: [Pattern?]
  private var uses: [Int]
  private var scratch = MatchScratch(groups: 8)
  /// True after a framework told that the app entered the background.
  private var isInBackground = false

  init(phrases: [Phrase]) {
    self.phrases = phrases
    patterns = Array(repeating: nil, count: phrases.count)
    uses = Array(repeating: 0, count: phrases.count)
  }

  /// Returns the event that phrase `index` makes of `text`, or nil if the wording is another.
  mutating func match(_ index: Int, _ text: MessageText, process: String?) -> (event: Event, start: Int)? {
    let phrase = phrases[index]
    if let process, !phrase.processes.isEmpty, !phrase.processes.contains(process) { return nil }
    guard let pattern = pattern(index), scratch.match(pattern, in: text.bytes.span) == .matched else { return nil }
    let name = isInBackground ? phrase.onReturn ?? phrase.name : phrase.name
    if phrase.channel == .framework, phrase.machine == .app { isInBackground = name == .applicationDidEnterBackground }
    var event = Event(machine: phrase.machine, name: name, channel: phrase.channel, rule: phrase.rule, isInferred: phrase.isInferred)
    event.subject = capture("subject", of: pattern, text) ?? (phrase.machine == .app ? process : nil)
    event.instance = capture("instance", of: pattern, text)
    event.taskName = capture("taskName", of: pattern, text)
    event.value = capture("value", of: pattern, text).flatMap(Double.init)
    return (event, scratch.range(of: 0)?.lowerBound ?? 0)
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
