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

  /// Makes a moment.
  public init(input: Int = 0, line: Int, time: Timestamp? = nil, clock: Int = 0) {
    self.input = input
    self.line = line
    self.time = time
    self.clock = clock
  }

  /// Seconds from `earlier` to this moment; nil unless one clock wrote both.
  public func seconds(since earlier: Moment) -> Double? {
    guard let time, let start = earlier.time, clock == earlier.clock, input == earlier.input else { return nil }
    return Double(time.nanoseconds - start.nanoseconds) / 1e9
  }

  /// Seconds of the last digit that the clock prints; 0 without a time.
  public var precision: Double {
    guard let time else { return 0 }
    return (0..<time.fractionDigits).reduce(1.0) { unit, _ in unit / 10 }
  }
}
