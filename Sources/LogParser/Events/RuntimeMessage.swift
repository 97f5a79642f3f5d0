/// A warning of UIKit or SwiftUI: one row is an event and a rule of the same id.
public struct RuntimeMessage: Sendable {
  /// How bad it is that the message was printed.
  public enum Weight: String, Sendable {
    case info, warning, error
  }

  /// Rule id, such as `uikit-nested-navigation`.
  public let id: String
  /// How bad it is.
  public let weight: Weight
  /// Words of which one has to stand in the message before `pattern` is tried; of `"nested corrupted"` both.
  let triggers: [String]
  /// The wording; the captures subject, instance and taskName say whom it is about.
  let pattern: String
  /// A headline without a full stop.
  public let title: String
  /// Why it matters, for somebody who has never heard of it.
  public let why: String
  /// What to do.
  public let remedy: String
  /// When the message says nothing; empty if it always counts.
  public let limits: String
  /// The subject with which the message is mere information in a SwiftUI app; nil if there is none.
  public let harmlessInSwiftUI: String?
  /// A message as it is printed.
  public let example: String
  /// A message that is not meant.
  public let lookAlike: String

  init(
    _ weight: Weight, _ id: String, triggers: [String], _ pattern: String, title: String, why: String, remedy: String,
    limits: String = "", harmlessInSwiftUI: String? = nil, example: String, lookAlike: String
  ) {
    self.id = id
    self.weight = weight
    self.triggers = triggers
    self.pattern = pattern
    self.title = title
    self.why = why
    self.remedy = remedy
    self.limits = limits
    self.harmlessInSwiftUI = harmlessInSwiftUI
    self.example = example
    self.lookAlike = lookAlike
  }

  /// The row as the recognizer reads it.
  var phrase: Phrase {
    Phrase(name: .runtimeMessage, machine: .message, channel: .framework, triggers: triggers, pattern: pattern, rule: id)
  }
}
