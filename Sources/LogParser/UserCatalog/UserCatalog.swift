/// Formats and events of the user's own, tried before the catalog.
public struct UserCatalog: Sendable {
  /// The formats in the order in which lines are tried.
  public var formats: [LogFormat]
  /// The events.
  public var events: [UserEvent]

  /// Makes a catalog, by default an empty one.
  public init(formats: [LogFormat] = [], events: [UserEvent] = []) {
    (self.formats, self.events) = (formats, events)
  }
}

/// Own words for an event.
public struct UserEvent: Sendable, Equatable {
  /// The words; one identifier is read like a callback, several words stand as they are anywhere in the message.
  public var words: String
  /// The wording as a regular expression, tried where the words stand; its captures subject, instance, taskName and value fill the event.
  public var pattern: String?
  /// What the words mean.
  public var event: EventName
  /// Lines that have to tell the event.
  public var samples: [String]

  /// Describes own words.
  public init(words: String, pattern: String? = nil, event: EventName, samples: [String]) {
    (self.words, self.pattern, self.event, self.samples) = (words, pattern, event, samples)
  }

  /// Names of events that own words can stand for.
  public static let names: [EventName] = EventName.allCases.filter { EventHome(of: $0) != nil && $0 != .runtimeMessage }

  /// True if the words are one name, which is then read like a callback's: behind labels, in brackets, with parentheses.
  var isCallback: Bool { pattern == nil && words.utf8.allSatisfy(\.isIdentifier) && words.utf8.last?.isDigit == false }

  /// Words of at least three letters by which a message is recognised as worth a closer look.
  var trigger: [Substring] {
    words.split { character in !character.utf8.allSatisfy(\.isIdentifier) }
      .map { word in word.prefix(word.count - word.reversed().prefix(while: \.isNumber).count) }
      .filter { (3..<64).contains($0.utf8.count) }
  }

  /// The row of the catalog for one name.
  var callback: Callback {
    let home = EventHome(of: event) ?? EventHome()
    return Callback(
      name: event, machine: home.machine, channel: home.channel, words: [words], selectors: [words, words + ":"], isInferred: true)
  }

  /// The row of the catalog for a wording.
  var phrase: Phrase {
    let home = EventHome(of: event) ?? EventHome()
    return Phrase(
      name: event, machine: home.machine, channel: home.channel, triggers: [trigger.joined(separator: " ")],
      pattern: pattern ?? "\\Q\(words.split(separator: "\\E").joined(separator: "\\E\\\\E\\Q"))\\E", isInferred: true)
  }
}

/// Which life cycle an event belongs to, and who prints it: as its first row in the catalog says.
struct EventHome {
  var machine = Machine.system
  var channel = Channel.system

  init() {}

  /// Looks the event up; nil for those that nothing in the catalog tells.
  init?(of event: EventName) {
    if let row = EventCatalog.callbacks.first(where: { $0.name == event }) {
      (machine, channel) = (row.machine, row.channel)
    } else if let row = EventCatalog.phrases.first(where: { $0.name == event }) {
      (machine, channel) = (row.machine, row.channel)
    } else {
      return nil
    }
  }
}

extension EventRecognizer {
  /// Makes a recognizer that tries own words first.
  init(_ events: [UserEvent]) {
    self.init(
      callbacks: events.filter(\.isCallback).map(\.callback) + EventCatalog.callbacks,
      phrases: events.filter { !$0.isCallback }.map(\.phrase) + EventCatalog.phrases)
  }
}
