/// Who wrote a line, and through which channel: what the headers of many lines have in common.
public struct LineWriter: Sendable, Equatable {
  /// Id of the format that claims the lines.
  public let format: String
  /// Executable that wrote them.
  public let process: String
  /// Its process identifier.
  public let pid: Int32
  /// True if they came through a device's own log channel rather than a debugger's console.
  public let isFromDevice: Bool
}

/// A line with a header and no event: most of a device's log, and so without anything that must be allocated.
public struct PlainLine: Sendable {
  /// 1-based number of the physical line in its input.
  public let line: Int
  /// When it was written.
  public let time: Timestamp
  /// Which clock wrote `time`; see `Record.clock`.
  public let clock: Int
  /// Position of its writer among those of this input, counted from 0 in the order of their first plain lines.
  public let writer: Int
}

extension Record {
  /// Makes the record that a plain line stands for.
  public init(_ plain: PlainLine, by writer: LineWriter) {
    self.init(
      line: plain.line, kind: .record, format: writer.format, time: plain.time, clock: plain.clock, process: writer.process,
      pid: writer.pid, isFromDevice: writer.isFromDevice)
  }
}
