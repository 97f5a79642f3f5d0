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
    /// Path of the value.
    public let path: String
    /// Text that has to stand in it, in this spelling; empty if any value counts.
    public let text: String
    /// What it tells.
    public let event: EventName

    /// Names the value, the text in it and the event.
    public init(_ path: String, contains text: String = "", _ event: EventName) {
      (self.path, self.text, self.event) = (path, text, event)
    }
  }

  /// Members that the object must have.
  public let required: [String]
  /// Paths of the fields, such as `label.category`; `processes[reason].name` takes the first element that has a `reason`.
  public let fields: KeyValuePairs<HeaderField, String>
  /// How the object lies in the lines.
  public let layout: Layout
  /// The first that fits is an event of the record.
  public let tellings: [Telling]

  /// Describes an object.
  public init(
    required: [String], fields: KeyValuePairs<HeaderField, String>, layout: Layout = .any, tellings: [Telling] = []
  ) {
    self.required = required
    self.fields = fields
    self.layout = layout
    self.tellings = tellings
  }
}
