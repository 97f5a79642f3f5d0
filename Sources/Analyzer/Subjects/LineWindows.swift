/// The lines that the caller asked about, first to last.
struct LineWindows: Sendable {
  private var lines: [Int: ClosedRange<Int>] = [:]
  private var positions: [Int: ClosedRange<Int>] = [:]

  /// Notes a line that the caller asked about.
  mutating func admit(_ moment: Moment, trace: Int) {
    lines[moment.input] = (lines[moment.input]?.lowerBound ?? moment.line)...moment.line
    positions[trace] = (positions[trace]?.lowerBound ?? moment.position)...moment.position
  }

  /// True if the line is between the first and the last; a finding without a line counts if there are any.
  func contains(line: Int?, of input: Int) -> Bool {
    guard let range = lines[input] else { return false }
    return line.map(range.contains) ?? true
  }

  /// True if what lasted from `first` to `last` touches the lines of the trace; nil is an open end.
  func touch(from first: Moment?, to last: Moment?, trace: Int) -> Bool {
    guard let range = positions[trace] else { return false }
    return (last?.position ?? .max) >= range.lowerBound && (first?.position ?? 0) <= range.upperBound
  }
}
