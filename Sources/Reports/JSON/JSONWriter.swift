/// Writes JSON piece by piece, so that a large document need not be in memory at once.
///
/// Objects given as values are written with sorted keys; whoever writes members one by one keeps the order.
public struct JSONWriter: ~Copyable {
  /// How the text is laid out.
  public enum Style: Sendable {
    /// On one line, without spaces.
    case compact
    /// One member or element per line, indented by two spaces.
    case pretty
  }

  private let style: Style
  private var output: OutputBuffer
  /// How many members or elements each open object or array holds so far.
  private var counts: [Int] = []
  private var isAfterKey = false

  /// Makes a writer that hands its text to `sink`.
  public init(style: Style, sink: @escaping ReportSink) {
    self.style = style
    output = OutputBuffer(sink: sink)
  }

  /// Opens an object.
  public mutating func beginObject() { open("{") }

  /// Closes the innermost object.
  public mutating func endObject() { close("}") }

  /// Opens an array.
  public mutating func beginArray() { open("[") }

  /// Closes the innermost array.
  public mutating func endArray() { close("]") }

  /// Writes the key of the member whose value comes next.
  public mutating func key(_ key: String) {
    separate()
    output.append(JSONText.quoted(key))
    output.append(style == .pretty ? ": " : ":")
    isAfterKey = true
  }

  /// Writes a whole value.
  public mutating func write(_ value: JSONValue) {
    switch value {
    case .array(let elements):
      beginArray()
      for element in elements { write(element) }
      endArray()
    case .object(let members):
      beginObject()
      for member in members.sorted(by: { $0.key < $1.key }) { write(member.key, member.value) }
      endObject()
    default:
      separate()
      output.append(JSONText.scalar(value))
    }
  }

  /// Writes a member.
  public mutating func write(_ key: String, _ value: JSONValue) {
    self.key(key)
    write(value)
  }

  /// Ends a document with a line feed and hands on what is left.
  public mutating func endDocument() {
    output.append("\n")
    output.flush()
  }

  /// Ends one document of several, each on its own line; nothing is handed on yet.
  public mutating func endLine() { output.append("\n") }

  private mutating func open(_ bracket: String) {
    separate()
    output.append(bracket)
    counts.append(0)
  }

  private mutating func close(_ bracket: String) {
    if let count = counts.popLast(), count > 0 { breakLine() }
    output.append(bracket)
  }

  private mutating func separate() {
    if isAfterKey {
      isAfterKey = false
    } else if let count = counts.popLast() {
      if count > 0 { output.append(",") }
      counts.append(count + 1)
      breakLine()
    }
  }

  private mutating func breakLine() {
    guard style == .pretty else { return }
    output.append("\n")
    output.append(String(repeating: "  ", count: counts.count))
  }
}
