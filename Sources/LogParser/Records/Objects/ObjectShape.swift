/// Where a JSON object keeps what a record needs: the header of a format whose records are objects.
public struct ObjectShape: Sendable {
  /// How the object lies in the lines.
  public enum Layout: Sendable {
    /// Alone on its line.
    case ownLine
    /// In an array, or over several lines.
    case spread
    /// Any way.
    case any
  }

  /// An event that the object tells by a value.
  public struct Telling: Sendable {
    /// Array of which every element with a member tells one, such as `processes[reason]`; nil if the object itself tells it.
    public let each: String?
    /// Path of the value, from the element or the object.
    public let path: String
    /// Text that has to stand in it, in this spelling; empty if any value counts.
    public let text: String
    /// True if the value is a count, which has to be more than 0.
    public let isCount: Bool
    /// What else the object or the element has to hold; nil if nothing.
    public let condition: Condition?
    /// Why, in a word that the object does not hold itself; nil where `details` say where it stands.
    public let reason: String?
    /// What it tells.
    public let event: EventName
    /// Paths of what else the event says, as `path`.
    public let details: KeyValuePairs<Detail, String>

    /// What an event says beside its name.
    public enum Detail: Sendable {
      /// Whom it is about, if that is not the process of the record.
      case subject, pid, bundle
      /// Why.
      case reason
    }

    /// A value and the text that it has to be.
    public struct Condition: Sendable {
      /// Path of the value, as in `Telling`.
      public let path: String
      /// The whole value.
      public let text: String

      /// Names the value and its text.
      public init(_ path: String, _ text: String) { (self.path, self.text) = (path, text) }
    }

    /// Names the value, the text in it and the event.
    public init(
      _ path: String, contains text: String = "", isCount: Bool = false, _ event: EventName, of each: String? = nil, reason: String? = nil,
      _ details: KeyValuePairs<Detail, String> = [:], when condition: Condition? = nil
    ) {
      self.condition = condition
      (self.path, self.text, self.isCount, self.event) = (path, text, isCount, event)
      (self.each, self.reason, self.details) = (each, reason, details)
    }
  }

  /// Members of which the object may have no others; empty if it may have any.
  public let only: [String]
  /// Paths of arrays whose elements are records of their own.
  public let elements: [String]
  /// Members that the object must have.
  public let required: [String]
  /// Paths of the fields, such as `label.category`; `processes[reason].name` takes the first element that has a `reason`.
  public let fields: KeyValuePairs<HeaderField, String>
  /// How the object lies in the lines.
  public let layout: Layout
  /// The first that fits is an event of the record, and the first that fits an element one more.
  public let tellings: [Telling]

  /// Describes an object.
  public init(
    required: [String], fields: KeyValuePairs<HeaderField, String>, layout: Layout = .any, tellings: [Telling] = [], only: [String] = [],
    elements: [String] = []
  ) {
    (self.only, self.elements) = (only, elements)
    self.required = required
    self.fields = fields
    self.layout = layout
    self.tellings = tellings
  }
}
