/// Says why a message tells no event: what `lifelog formats --line` explains.
public struct EventExplainer: Sendable {
  /// A word that could have told an event, and why it does not.
  public struct Silence: Sendable, Equatable {
    /// The word or wording as it stands in the message; nil if it is about the whole message.
    public var text: String?
    /// Why it tells nothing, as the rest of a sentence that begins with it.
    public var reason: String
  }

  private let callbacks: [Callback]
  private let phrases: [Phrase]
  private let vocabulary: Vocabulary

  /// Makes an explainer that also knows own words.
  public init(_ events: [UserEvent] = []) {
    callbacks = events.filter(\.isCallback).map(\.callback) + EventCatalog.callbacks
    phrases = events.filter { !$0.isCallback }.map(\.phrase) + EventCatalog.phrases
    vocabulary = Vocabulary(callbacks: callbacks, phrases: phrases)
  }

  /// Names that a callback can have, for advice on the spelling.
  public var spellings: [String] { callbacks.flatMap { $0.words + $0.methods + $0.notifications } }

  /// Explains a message that told no event, the first obstacle first; empty if none of its words could have told one.
  public func explain(_ message: String, process: String?) -> [Silence] {
    let bytes = Array(message.utf8)
    let text = MessageText(bytes.span, 0..<bytes.count)
    var hits: [Vocabulary.Hit] = []
    vocabulary.scan(bytes.span, 0..<bytes.count, into: &hits)
    let words = hits.filter { vocabulary.isCallback[$0.word] }
    if words.isEmpty { return wordings(hits, text) }
    if let mention = EventCatalog.mentions.first(where: { text.contains($0) }) {
      return [Silence(text: mention.trimmingBlanks, reason: "marks a message that only speaks of callbacks")]
    }
    if let kind = Mention.kind(of: text) { return [Silence(text: nil, reason: "is \(kind.rawValue)")] }
    let reader = CallbackReader(text: text, callbacks: callbacks, vocabulary: vocabulary, process: process)
    let calls = words.map { ($0, reader.candidates($0)) }
    let names = Set(calls.flatMap { $0.1.map(\.row.name) })
    if names.count > 1 { return [Silence(text: nil, reason: "names several callbacks, so it tells of none of them")] }
    return calls.map { hit, calls in Silence(text: text.text(hit.range), reason: reason(calls, reader)) }
  }

  /// The message has the words of messages that tell events, and no callback's.
  private func wordings(_ hits: [Vocabulary.Hit], _ text: MessageText) -> [Silence] {
    var matcher = PhraseMatcher(phrases: phrases, mentions: [])
    var events: [String] = []
    for row in matcher.candidates(hits, vocabulary) where !events.contains(phrases[row].rule ?? phrases[row].name.rawValue) {
      events.append(phrases[row].rule ?? phrases[row].name.rawValue)
    }
    guard !events.isEmpty else { return [] }
    return [Silence(text: nil, reason: "has words of messages that tell \(events.joined(separator: " or ")), but in another wording")]
  }

  private func reason(_ calls: [CallbackReader.Call], _ reader: CallbackReader) -> String {
    guard let call = calls.first else { return "is no callback as it is written here: another method, or a word of every day" }
    if call.site.isClosure { return "stands in a closure, which runs later than the callback" }
    if let kind = Mention.kind(of: call.site, in: reader.text) { return "stands in \(kind.rawValue)" }
    if call.isNotification, !reader.isPosted(call.site) { return "is the name of a notification that somebody observes" }
    if call.row.needsApp, LabelReader(text: reader.text).read(before: call.site) != .mention {
      return "is a method of other objects, too, and nothing here names the app"
    }
    return "stands in a sentence about the callback"
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    let start = drop { $0 == " " }
    return String(start.prefix(start.count - start.reversed().prefix { $0 == " " }.count))
  }
}
