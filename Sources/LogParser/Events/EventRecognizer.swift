/// Finds lifecycle events in messages; one belongs to one input and remembers the line before.
public struct EventRecognizer: ~Copyable {
  private let callbacks: [Callback]
  private let phrases: [Phrase]
  private let vocabulary: Vocabulary
  private var matcher: PhraseMatcher
  private var hits: [Vocabulary.Hit] = []
  /// The object that the line before printed alone: the first half of a record of two lines.
  private var object: (type: TypeName, address: String)?

  /// Makes a recognizer of the catalog that has seen nothing.
  public init() { self.init(callbacks: EventCatalog.callbacks, phrases: EventCatalog.phrases) }

  init(callbacks: [Callback], phrases: [Phrase]) {
    (self.callbacks, self.phrases) = (callbacks, phrases)
    vocabulary = Vocabulary(callbacks: callbacks, phrases: phrases)
    matcher = PhraseMatcher(phrases: phrases, mentions: EventCatalog.mentions)
    hits.reserveCapacity(16)
  }

  /// Returns what the bytes `message` of `line` tell, in order.
  ///
  /// `process` is the executable that wrote the line, `isBare` is true where the line has no header at all.
  public mutating func recognize(_ line: Span<UInt8>, message: Range<Int>, process: String?, isBare: Bool) -> [Event] {
    if !hits.isEmpty { hits.removeAll(keepingCapacity: true) }
    vocabulary.scan(line, message, into: &hits)
    guard !hits.isEmpty else {
      object = readObject(line, message)
      return []
    }
    let rows = matcher.candidates(hits, vocabulary)
    guard !rows.isEmpty || hits.contains(where: { vocabulary.isCallback[$0.word] }) else {
      object = nil
      return []
    }
    let text = MessageText(line, message)
    let told = phraseEvents(rows, text, process)
    // What a line tells of the version of iOS does not keep it from telling more.
    let isAside = told.allSatisfy { $0.event.name == .systemVersion }
    let found = isAside ? told + callbackEvents(text, process) : told
    object = nil
    return found.map { complete($0.event, at: $0.start, of: text, line, message) }
  }

  /// True if the message tells no event, as far as a quick look shows; what was kept for the next message is then forgotten.
  mutating func passesOver(_ line: Span<UInt8>, message: Range<Int>, process: String?) -> Bool {
    if !hits.isEmpty { hits.removeAll(keepingCapacity: true) }
    vocabulary.scan(line, message, into: &hits)
    if hits.isEmpty {
      guard message.isEmpty || line[message.lowerBound] != UInt8(ascii: "<") else { return false }
    } else {
      guard !hits.contains(where: { vocabulary.isCallback[$0.word] }),
        !matcher.hasCandidate(hits, vocabulary)
          || !matcher.isTold(matcher.candidates(hits, vocabulary), in: line.extracting(message), process: process)
      else { return false }
    }
    object = nil
    return true
  }

  private func readObject(_ line: Span<UInt8>, _ message: Range<Int>) -> (type: TypeName, address: String)? {
    guard message.count > 8, message.count < 300, line[message.lowerBound] == UInt8(ascii: "<"),
      line[message.upperBound - 1] == UInt8(ascii: ">")
    else { return nil }
    return InstanceReader.lone(MessageText(line, message))
  }

  private mutating func phraseEvents(_ rows: [Int], _ text: MessageText, _ process: String?) -> [(event: Event, start: Int)] {
    var found: [(event: Event, start: Int)] = []
    for row in rows {
      guard let match = matcher.match(row, text, process: process),
        !found.contains(where: { $0.event.name == match.event.name && $0.event.rule == match.event.rule })
      else { continue }
      found.append(match)
    }
    return found
  }

  private mutating func callbackEvents(_ text: MessageText, _ process: String?) -> [(event: Event, start: Int)] {
    let reader = CallbackReader(text: text, callbacks: callbacks, vocabulary: vocabulary, process: process)
    guard let call = reader.read(hits), !matcher.isMention(text), !Mention.isOnly(text) else { return [] }
    return [(reader.event(of: call, object: object), call.site.name.lowerBound)]
  }

  private func complete(_ event: Event, at start: Int, of text: MessageText, _ line: Span<UInt8>, _ message: Range<Int>) -> Event {
    var event = event
    event.column = message.lowerBound + start + 1
    event.words = text.fingerprint
    event.text = line.decoded
    return event
  }
}

extension Span<UInt8> {
  /// The bytes as text; invalid ones are replaced.
  fileprivate var decoded: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    for index in indices { bytes.append(self[index]) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension MessageText {
  /// FNV-1a over the bytes without digits and addresses: equal for the same words printed again.
  var fingerprint: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "0"), self[index + 1] == UInt8(ascii: "x") {
        index += 2
        while index < bytes.count, bytes[index].isHexDigit { index += 1 }
        continue
      }
      if !bytes[index].isDigit { hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01B3 }
      index += 1
    }
    return hash
  }
}
