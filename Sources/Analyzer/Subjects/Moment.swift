import LogParser

/// Where in the inputs something stands, and when it was.
public struct Moment: Sendable, Equatable {
  /// Index of the input.
  public var input: Int
  /// 1-based line.
  public var line: Int
  /// When; nil if neither the line nor its record has a time.
  public var time: Timestamp?
  /// Clock that wrote `time`.
  public var clock: Int
  /// How many lines came before it, in all inputs: what orders moments of inputs that are read as one trace.
  public var position: Int
  /// Nanoseconds on a scale that the inputs of one trace share, to tell roughly what belongs together; nil if there is none.
  public var shared: Int64?

  /// Makes a moment.
  public init(input: Int = 0, line: Int, time: Timestamp? = nil, clock: Int = 0, position: Int? = nil, shared: Int64? = nil) {
    self.input = input
    self.line = line
    self.time = time
    self.clock = clock
    self.position = position ?? line
    self.shared = shared
  }

  /// Seconds from `earlier` to this moment; nil unless one clock wrote both.
  public func seconds(since earlier: Moment) -> Double? {
    guard let time, let start = earlier.time, clock == earlier.clock, input == earlier.input else { return nil }
    return time.seconds(since: start)
  }

  /// True if it is the next line of the same input.
  public func isNext(to earlier: Moment) -> Bool { input == earlier.input && line == earlier.line + 1 }

  /// Seconds of the last digit that the clock prints; 0 without a time.
  public var precision: Double {
    guard let time else { return 0 }
    return (0..<time.fractionDigits).reduce(1.0) { unit, _ in unit / 10 }
  }
}
