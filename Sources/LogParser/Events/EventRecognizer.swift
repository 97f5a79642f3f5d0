/// Finds lifecycle events in messages; one belongs to one input and remembers the line before.
public struct EventRecognizer: ~Copyable {
  /// Makes a recognizer that has seen nothing.
  public init() {}

  /// Returns what the bytes `message` of `line` tell, in order.
  ///
  /// `process` is the executable that wrote the line, `isBare` is true where the line has no header at all.
  public mutating func recognize(_ line: Span<UInt8>, message: Range<Int>, process: String?, isBare: Bool) -> [Event] { [] }
}
