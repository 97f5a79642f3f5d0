/// The event vocabulary for readers: what each event is called, how it is printed, and lines that tell it.
public enum EventGlossary {
  /// One event.
  public struct Entry: Sendable {
    /// The event.
    public let name: EventName
    /// Life cycle that it belongs to.
    public let machine: Machine
    /// Words, selectors and notifications that tell it; empty if it is told by its wording only.
    public let spellings: [String]
    /// Lines that tell it.
    public let samples: [String]
  }

  /// Every event in the order of its names, runtime messages left out: they are rules of their own.
  public static var entries: [Entry] {
    let callbacks = Dictionary(grouping: EventCatalog.callbacks, by: \.name)
    let phrases = Dictionary(grouping: EventCatalog.phrases, by: \.name)
    let samples = Dictionary(grouping: EventCatalog.samples, by: \.name)
    return EventName.allCases.compactMap { name in
      guard name != .runtimeMessage, let machine = callbacks[name]?.first?.machine ?? phrases[name]?.first?.machine else { return nil }
      let spellings = (callbacks[name] ?? []).flatMap { $0.selectors + $0.words + $0.signatures + $0.notifications }
      return Entry(name: name, machine: machine, spellings: unique(spellings), samples: (samples[name] ?? []).map(\.line))
    }
  }

  private static func unique(_ words: [String]) -> [String] {
    var seen: Set<String> = []
    return words.filter { seen.insert($0).inserted }
  }
}
