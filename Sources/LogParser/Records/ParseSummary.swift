/// A kind of trouble met while parsing, which is data, not a failure.
public struct ParseProblem: Sendable, Equatable {
  /// Kind of the problem, such as `line-too-long`.
  public var kind: String
  /// 1-based line of the first case.
  public var line: Int?
  /// How many cases there were.
  public var count: Int
  /// One sentence for people.
  public var message: String
}

/// What one input held, in numbers.
public struct ParseSummary: Sendable, Equatable {
  /// Physical lines.
  public var lines = 0
  /// Lines that a format claimed.
  public var records = 0
  /// Claimed lines per format id.
  public var formats: [String: Int] = [:]
  /// Lines per id of a layer that a tool put in front of them.
  public var layers: [String: Int] = [:]
  /// Events recognised.
  public var events = 0
  /// Lines that nothing claimed.
  public var unrecognizedLines = 0
  /// Problems met, by kind.
  public var problems: [ParseProblem] = []

  /// Makes the summary of an empty input.
  public init() {}
}
