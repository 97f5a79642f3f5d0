/// What one physical line turned out to be.
public enum RecordKind: String, Sendable, Hashable {
  /// A line with a header of its own, or a bare callback.
  case record
  /// More text of the record before.
  case continuation
  /// A banner or footer of the tool that wrote the log.
  case service
  /// Nothing but white space.
  case blank
  /// A line that no format claims.
  case unrecognized
}

/// One line of a log, read: its header in small owned values and the events that its message tells.
public struct Record: Sendable, Equatable {
  /// 1-based number of the physical line in its input.
  public var line: Int
  /// What the line is.
  public var kind: RecordKind
  /// Id of the format that claimed the line; nil for continuations, blanks and unrecognised lines.
  public var format: String?
  /// When it was written; nil if the line has no time.
  public var time: Timestamp?
  /// Which clock wrote `time`, within this input; 0 for lines without a time.
  ///
  /// Two times have the same clock if one format wrote both, with as much of the date and both with or both without a zone, and the
  /// clock was not set in between: a step back of more than a second, a step forward of most of a year and a line of the system that says
  /// so begin a new clock. Times with different clocks must never be compared; a duration across clocks is unknown.
  public var clock: Int
  /// Executable that wrote the line; nil if the line does not tell.
  public var process: String?
  /// Its process identifier.
  public var pid: Int32?
  /// Thread as printed, on lines that tell an event.
  public var thread: String?
  /// True if the line came through a device's own log channel rather than a debugger's console.
  public var isFromDevice: Bool
  /// Version of iOS that the line tells; nil for most.
  public var system: SystemVersion?
  /// What happened on this line, in order; mostly empty, seldom more than one.
  public var events: [Event]

  /// Makes a record with no header.
  public init(
    line: Int, kind: RecordKind, format: String? = nil, time: Timestamp? = nil, clock: Int = 0, process: String? = nil,
    pid: Int32? = nil, thread: String? = nil, isFromDevice: Bool = false, events: [Event] = []
  ) {
    self.line = line
    self.kind = kind
    self.format = format
    self.time = time
    self.clock = clock
    self.process = process
    self.pid = pid
    self.thread = thread
    self.isFromDevice = isFromDevice
    self.events = events
  }
}
