/// What a tool puts in front of the lines that it passes on: data, with the examples that prove it.
public struct PrefixLayer: Sendable {
  /// What the prefix starts with: a cheap test in front of the pattern.
  public enum Opening: Sendable {
    /// A timestamp written in one of the allowed ways.
    case time(TimeShape)
    /// One of these characters.
    case characters(String)
    /// A letter or a digit, with this character somewhere behind it.
    case word(before: Unicode.Scalar)
  }

  /// A line and what is left of it.
  public struct Sample: Sendable {
    /// The line as written.
    public let line: String
    /// The line without the prefix.
    public let rest: String
    /// The time in the prefix, as `Timestamp` describes it; nil if it has none.
    public let time: String?

    /// Makes a sample.
    public init(_ line: String, _ rest: String, time: String? = nil) { (self.line, self.rest, self.time) = (line, rest, time) }
  }

  /// Short name, as printed in reports.
  public let id: String
  /// Which tool writes it.
  public let title: String
  /// The cheap test.
  public let opening: Opening
  /// The prefix as a regular expression; captures called `time` or `epoch` (milliseconds since 1970) say when the line arrived.
  public let pattern: String
  /// Percentage of the lines so far that must carry the prefix, where other lines may look like it; 0 if none can.
  public let share: Int
  private let makeSamples: @Sendable () -> [Sample]

  /// Describes a layer.
  public init(
    id: String, title: String, opening: Opening, pattern: String, share: Int = 0,
    samples: @autoclosure @escaping @Sendable () -> [Sample]
  ) {
    (self.id, self.title, self.opening) = (id, title, opening)
    (self.pattern, self.share, makeSamples) = (pattern, share, samples)
  }

  /// Lines with the prefix; made when somebody asks.
  public var samples: [Sample] { makeSamples() }
}
