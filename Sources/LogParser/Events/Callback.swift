/// One callback with every way in which developers print it; a row of the event catalog.
struct Callback: Sendable {
  /// The event that the callback is.
  let name: EventName
  /// The life cycle that it belongs to.
  let machine: Machine
  /// Who prints it, where the line does not name a notification.
  let channel: Channel
  /// Unmistakable words: they count in a method and alone behind a label.
  var words: [String] = []
  /// Words that count only in a method (`-[X init]`, `X.init`, `init(coder:)`), since alone they are everyday words.
  var methods: [String] = []
  /// Words that count only as an argument label of `base` (`application(_:open:options:)`).
  var arguments: [String] = []
  /// The first part of selectors and signatures that begin with the sender: `application`, `scene`.
  var base: String?
  /// The whole selectors; in `-[Class selector]` nothing else counts.
  var selectors: [String] = []
  /// The signatures that words of `methods` need; empty if a word is proof enough.
  var signatures: [String] = []
  /// Notifications of the same meaning.
  var notifications: [String] = []
  /// True if the words are a framework's or SDK's own, not UIKit's.
  var isInferred = false
  /// True if other objects than the app have methods of these words, so that the line has to speak of the app.
  var needsApp = false
}

/// A message of the system or of UIKit that is told by its wording; a row of the event catalog.
struct Phrase: Sendable {
  /// The event that the message is.
  let name: EventName
  /// The life cycle that it belongs to.
  let machine: Machine
  /// Who prints it.
  let channel: Channel
  /// Words of which one has to stand in the message before `pattern` is tried, in any case; of `"request open"` both.
  var triggers: [String]
  /// The wording; captures called subject, instance, taskName, detail and value fill the fields of the event.
  let pattern: String
  /// The processes that print it; empty if any may.
  var processes: [String] = []
  /// True if the words are a framework's or SDK's own, not UIKit's.
  var isInferred = false
  /// Rule id of a runtime message.
  var rule: String?
  /// The event if the app is in the background, where one word serves both directions (Flutter's `inactive`).
  var onReturn: EventName?
  /// True if the words tell a state, which may be printed again without a change.
  var isState = false
  /// True if the words mean the app only after a framework told that it entered the background.
  var needsBackground = false
}

/// A line and the event that it has to give: documentation and test of the row beside it.
struct EventSample: Sendable {
  let line: String
  let name: EventName
  var subject: String?
  var instance: String?
  var module: String?
  var frameClass: String?
  var taskName: String?
  var value: Double?
  var detail: String?

  init(
    _ line: String, _ name: EventName, subject: String? = nil, instance: String? = nil, module: String? = nil,
    frameClass: String? = nil, taskName: String? = nil, value: Double? = nil, detail: String? = nil
  ) {
    (self.line, self.name, self.subject, self.instance) = (line, name, subject, instance)
    (self.module, self.frameClass, self.taskName) = (module, frameClass, taskName)
    (self.value, self.detail) = (value, detail)
  }
}
