/// Finds the words of the catalog in a message: one pass, no allocation, no pattern.
struct Vocabulary: Sendable {
  /// What a word can mean.
  enum Meaning: Sendable, Equatable {
    case word(Int), method(Int), argument(Int), notification(Int), phrase(Int)

    var isCallback: Bool {
      if case .phrase = self { return false }
      return true
    }
  }

  /// A word of the catalog in a message.
  struct Hit: Sendable, Equatable {
    /// Where the word stands in the message, without the digits glued to its end.
    var range: Range<Int>
    /// Where the glued digits end.
    var end: Int
    /// Index into `meanings`.
    var word: Int
    /// True if the word is the tail of a longer identifier (`pushKitApplicationDidBecomeActive`).
    var isTail = false
  }

  /// What words can mean, each with the position of the next meaning of the same word, or -1.
  private var entries: [(meaning: Meaning, next: Int32)] = []
  /// Per word the positions of its first and last meaning.
  private var chains: [(first: Int32, last: Int32)] = []
  /// Per word whether it can be a callback or notification.
  private(set) var isCallback: [Bool] = []
  /// The words as the catalog spells them, one behind the other; they are compared in any case.
  private var letters: [UInt8] = []
  /// Where each word lies in `letters`.
  private var spans: [Range<Int>] = []
  /// The hash table: index of a word, or -1; its size is a power of two and at least twice the number of words.
  private var slots: [Int32]
  /// Per byte whether it belongs to identifiers.
  private let classes: [UInt8] = (0...255).map { UInt8($0).isIdentifier ? 1 : 0 }
  /// Per first two letters, mixed into 1024 cells, the set of lengths that words with them have.
  private var lengths = [UInt64](repeating: 0, count: 1024)
  private var tails: [Int] = []

  init(callbacks: [Callback], phrases: [Phrase]) {
    let count = callbacks.reduce(8 * phrases.count) { $0 + $1.words.count + $1.methods.count + $1.arguments.count + $1.notifications.count }
    slots = Array(repeating: -1, count: max(1024, 1 << (Int.bitWidth - count.leadingZeroBitCount)))
    letters.reserveCapacity(6000)
    spans.reserveCapacity(256)
    entries.reserveCapacity(512)
    chains.reserveCapacity(256)
    isCallback.reserveCapacity(256)
    for (index, row) in callbacks.enumerated() {
      for word in row.words { add(word, .word(index)) }
      for word in row.methods { add(word, .method(index)) }
      for word in row.arguments { add(word, .argument(index)) }
      for word in row.notifications { add(word, .notification(index)) }
      if row.machine == .app, !row.isInferred { addTails(of: row) }
    }
    for (index, row) in phrases.enumerated() {
      for trigger in row.triggers { add(trigger, .phrase(index)) }
    }
  }

  /// Adds every word of the catalog in `range` of `line` to `hits`; their places count from the start of `range`.
  func scan(_ line: Span<UInt8>, _ range: Range<Int>, into hits: inout [Hit]) {
    let (lengths, classes) = (lengths.span, classes.span)
    let (base, limit) = (range.lowerBound, range.upperBound)
    var index = base
    while index < limit {
      let first = line[index]
      guard classes[Int(first)] != 0 else {
        index += 1
        continue
      }
      let start = index
      repeat { index += 1 } while index < limit && classes[Int(line[index])] != 0
      guard index - start > 2 else { continue }
      var end = index
      while end > start, line[end - 1].isDigit { end -= 1 }
      let length = end - start
      if length < 64, lengths[Self.cell(first, line[start + 1])] & (1 << UInt64(length)) != 0, let word = find(line, start..<end) {
        hits.append(Hit(range: start - base..<end - base, end: index - base, word: word))
      } else if length > 24, let word = findTail(line, start..<end) {
        hits.append(Hit(range: start - base..<end - base, end: end - base, word: word, isTail: true))
      }
    }
  }

  /// Passes what a word can mean to `body`, in the order of the catalog.
  func forEachMeaning(of word: Int, _ body: (Meaning) -> Void) {
    var index = chains[word].first
    while index >= 0 {
      body(entries[Int(index)].meaning)
      index = entries[Int(index)].next
    }
  }

  /// Adds each word of `text`.
  private mutating func add(_ text: String, _ meaning: Meaning) {
    var start = letters.count
    for byte in text.utf8 {
      guard byte == UInt8(ascii: " ") else {
        letters.append(byte)
        continue
      }
      addLetters(from: start, meaning)
      start = letters.count
    }
    addLetters(from: start, meaning)
  }

  private mutating func addLetters(from start: Int, _ meaning: Meaning) {
    let length = letters.count - start
    guard length > 1, length < 64 else { return letters.removeLast(length) }
    let entry = Int32(entries.count)
    entries.append((meaning, -1))
    if let word = find(letters.span, start..<letters.count) {
      entries[Int(chains[word].last)].next = entry
      chains[word].last = entry
      isCallback[word] = isCallback[word] || meaning.isCallback
      return letters.removeLast(length)
    }
    var slot = Self.hash(of: letters.span, start..<letters.count)
    while slots[slot & (slots.count - 1)] >= 0 { slot += 1 }
    slots[slot & (slots.count - 1)] = Int32(spans.count)
    spans.append(start..<letters.count)
    chains.append((entry, entry))
    isCallback.append(meaning.isCallback)
    lengths[Self.cell(letters[start], letters[start + 1])] |= 1 << UInt64(length)
  }

  /// Where the lengths of words stand that begin with two letters, in any case.
  @inline(__always)
  private static func cell(_ first: UInt8, _ second: UInt8) -> Int { (Int(first & 0x1F) << 5) | Int(second & 0x1F) }

  private mutating func addTails(of row: Callback) {
    for word in row.words where word.utf8.starts(with: "application".utf8) {
      let spelling = Array(word.utf8)
      if let index = find(spelling.span, 0..<spelling.count) { tails.append(index) }
    }
  }

  private func find(_ line: Span<UInt8>, _ range: Range<Int>) -> Int? {
    var slot = Self.hash(of: line, range)
    let mask = slots.count - 1
    while slots[slot & mask] >= 0 {
      let word = Int(slots[slot & mask])
      if isEqual(line, range, to: word) { return word }
      slot += 1
    }
    return nil
  }

  private func findTail(_ line: Span<UInt8>, _ range: Range<Int>) -> Int? {
    for word in tails {
      let start = range.upperBound - spans[word].count
      guard start > range.lowerBound, line[start].isUppercase, !line[start - 1].isUppercase,
        isEqual(line, start..<range.upperBound, to: word)
      else { continue }
      return word
    }
    return nil
  }

  private func isEqual(_ line: Span<UInt8>, _ range: Range<Int>, to word: Int) -> Bool {
    let offset = spans[word].lowerBound - range.lowerBound
    guard range.count == spans[word].count else { return false }
    for index in range where line[index].lowercased != letters[offset + index].lowercased { return false }
    return true
  }

  /// FNV-1a over the lower-case bytes.
  private static func hash(of bytes: Span<UInt8>, _ range: Range<Int>) -> Int {
    var hash: UInt32 = 2_166_136_261
    for index in range { hash = (hash ^ UInt32(bytes[index].lowercased)) &* 16_777_619 }
    return Int(hash ^ (hash >> 16))
  }
}
