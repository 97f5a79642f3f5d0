/// A log with the line of each step.
public struct PrintedLog: Sendable {
  /// The lines without line ends.
  public var lines: [String] = []
  /// 1-based first line of each step.
  public var stepLines: [Int] = []

  /// The whole log.
  public var text: String { lines.joined(separator: "\n") + "\n" }
}
