import LogParser

/// One recognised event with the header of its line.
public struct EventRow: Sendable {
  /// Name of the input as given.
  public var input: String
  /// The line that tells it.
  public var record: Record
  /// What it tells.
  public var event: Event
  /// True if the transition was told before on another channel or in other words.
  public var isEcho: Bool

  /// Makes a row.
  public init(input: String, record: Record, event: Event, isEcho: Bool = false) {
    self.input = input
    self.record = record
    self.event = event
    self.isEcho = isEcho
  }

  /// UIKit's word, or the rule's id for a runtime message.
  var name: String { event.name == .runtimeMessage ? event.rule ?? event.name.rawValue : event.name.rawValue }
}
