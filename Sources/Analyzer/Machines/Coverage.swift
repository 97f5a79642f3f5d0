import LogParser

/// Names the sources whose prints are judged together: a process for applications and scenes, a class for controllers.
struct CoverageID: Hashable, Sendable {
  let index: Int
}

/// Which kinds of callback a source prints; a kind that never appears may have happened unseen.
struct Coverage: Sendable, Equatable {
  /// Prints after which a source has shown every kind that it prints.
  private static let settlingPrints = 20_000

  private(set) var events: Set<EventName> = []
  private var prints = 0
  /// True if the caller vouches that every kind of callback is printed.
  let isComplete: Bool

  init(isComplete: Bool) { self.isComplete = isComplete }

  func contains(_ event: EventName) -> Bool { isComplete || events.contains(event) }

  func containsAny(of candidates: Set<EventName>) -> Bool { isComplete || !events.isDisjoint(with: candidates) }

  /// True once the kinds are known well enough to judge by them at once.
  var isSettled: Bool { prints >= Self.settlingPrints }

  /// Adds a kind; returns true if it is the first of its kind.
  mutating func insert(_ event: EventName) -> Bool {
    prints += 1
    return events.insert(event).inserted
  }

  static func == (left: Coverage, right: Coverage) -> Bool { left.isComplete == right.isComplete && left.events == right.events }
}

/// The coverage of every source in the inputs.
struct CoverageTable: Sendable {
  /// A source as the log names it.
  struct Source: Hashable, Sendable {
    /// Index of the input: traces are judged one by one.
    let input: Int
    /// Executable, for the process itself.
    var process: String?
    /// Coverage of the process, for its classes and scenes.
    var owner: CoverageID?
    var className: String?
    /// Prints with an address and prints without one cover each other's kinds of callback no more than two classes do; the same holds for
    /// lines of a process with its identifier and lines without.
    var isAnonymous = false
  }

  private var identifiers: [Source: CoverageID] = [:]
  private var entries: [Coverage] = []
  let isComplete: Bool

  init(isComplete: Bool) { self.isComplete = isComplete }

  mutating func identifier(of source: Source) -> CoverageID {
    if let known = identifiers[source] { return known }
    let new = CoverageID(index: entries.count)
    identifiers[source] = new
    entries.append(Coverage(isComplete: isComplete))
    return new
  }

  /// Lets `source` share the coverage of `id`: the process of earlier lines has got its name.
  mutating func share(_ id: CoverageID, with source: Source) { identifiers[source] = id }

  mutating func insert(_ event: EventName, for id: CoverageID) -> Bool { entries[id.index].insert(event) }

  subscript(id: CoverageID) -> Coverage { entries[id.index] }
}
