import LogParser

/// A fact that a log must show.
public struct Expectation: Sendable, Equatable {
  /// What must be seen.
  public enum Fact: Sendable, Equatable {
    /// A callback.
    case event(EventName)
    /// A state of a life cycle, by its word in reports.
    case state(String, Machine)
    /// Callbacks one after the other, with anything between them.
    case order([EventName])
  }

  /// What must be seen.
  public var fact: Fact
  /// Class of the controller; nil for any.
  public var className: String?
  /// Executable; nil for any.
  public var process: String?
  /// How often at least.
  public var least = 1
  /// How often at most; nil for no limit.
  public var most: Int?
  /// Seconds that a state, or the way from the first callback of an order to its last, may take; nil for no limit.
  public var within: Double?
  /// Why it matters, in the words of whoever asks for it.
  public var reason: String?
  /// Where it is asked for, as `path:line`.
  public var place = ""

  /// Makes an expectation that the fact is seen at least once.
  public init(_ fact: Fact) { self.fact = fact }

  /// Callbacks that it is about.
  var events: Set<EventName> {
    switch fact {
    case .event(let name): [name]
    case .order(let names): Set(names)
    case .state: []
    }
  }

  func isAbout(_ sighting: Sighting) -> Bool {
    events.contains(sighting.name) && (className == nil || className == sighting.subject)
      && (process == nil || process == sighting.process)
  }
}
