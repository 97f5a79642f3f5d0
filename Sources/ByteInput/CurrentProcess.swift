/// One of the three streams that every process has.
public enum StandardStream: Int32, Sendable {
  case input = 0
  case output, error

  /// True if a person sits at the other end.
  public var isTerminal: Bool { Platform.isTerminal(rawValue) }

  /// Columns of the terminal at the other end; nil if there is none or it does not know.
  public var columns: Int? { Platform.columns(of: rawValue) }
}

/// What the operating system tells this process, and what it is told.
public enum CurrentProcess {
  /// Prepares for pipes: a reader that goes away is an error of the write, and the first Ctrl-C ends the reading, not the report.
  public static func prepare() {
    Platform.ignoreBrokenPipe()
    Platform.noteInterrupts()
    Platform.reserveStandardDescriptors()
  }

  /// Returns the value of an environment variable, or nil if it is not set.
  public static func environmentVariable(_ name: String) -> String? { Platform.environmentVariable(name) }

  /// Nanoseconds since 1970-01-01T00:00:00Z.
  public static var now: Int64 { Platform.now }

  /// True once somebody asked the process to stop: what was read until then is still reported.
  public static var isInterrupted: Bool { Platform.isInterrupted }

  /// True if standard input is a pipe, a terminal or a device, where more may come at any time.
  public static var inputIsLive: Bool { (try? FileStatus(descriptor: StandardStream.input.rawValue))?.kind == .other }

  /// Ends the process.
  public static func exit(status: Int32) -> Never { Platform.exit(status) }
}
