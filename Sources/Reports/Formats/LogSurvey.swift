import LogParser

/// What one log is made of: lines by format and layer, clocks, and what nobody understood.
public struct LogSurvey: Sendable {
  /// A line as it stands in the log.
  public struct Line: Sendable, Equatable {
    /// 1-based number of the line.
    public var number: Int
    /// The line as text.
    public var text: String
  }

  /// A clock, whose times can be compared with each other and with no others.
  public struct Clock: Sendable, Equatable {
    /// Id of the format whose lines it stamps; nil for lines that only a layer stamps.
    public var format: String?
    /// Lines with a time of the clock.
    public var lines = 0
    /// Number of the first of them.
    public var firstLine: Int
    /// Number of the last of them.
    public var lastLine: Int
    /// The earliest time.
    public var start: Timestamp
    /// The latest time.
    public var end: Timestamp
  }

  /// Lines without a meaning that are kept to be shown.
  private static let shownLines = 5

  /// Name of the log.
  public let name: String
  /// The numbers that the parser counted.
  public private(set) var summary = ParseSummary()
  /// Clocks in the order of their first lines.
  public private(set) var clocks: [Clock] = []
  /// Lines by kind.
  public private(set) var kinds: [RecordKind: Int] = [:]
  /// The first lines that no format claims and that tell no event.
  public private(set) var unrecognized: [Line] = []
  /// The line that was asked about, and its record.
  public private(set) var askedLine: Line?
  /// What the line tells.
  public private(set) var askedRecord: Record?
  /// How the line was read.
  public private(set) var reading: LineReading?
  /// Why the line tells no event, in sentences; empty if it tells one.
  public var silence: [String] = []
  /// Formats that also fit the line, but were not the first to fit.
  public var otherFormats: [String] = []

  /// What its name says of its lines.
  public var hint: FileNameHint? { FileNameHint(path: name) }

  private let askedNumber: Int?
  private var positions: [Int: Int] = [:]

  /// Begins the survey of the log `name`; `line` is the number of a line to be explained.
  public init(of name: String, line: Int? = nil) { (self.name, askedNumber) = (name, line) }

  /// Takes a line with what it turned out to be.
  public mutating func take(_ record: Record, _ line: Span<UInt8>) {
    kinds[record.kind, default: 0] += 1
    if record.kind == .unrecognized, unrecognized.count < Self.shownLines {
      unrecognized.append(Line(number: record.line, text: line.decoded))
    }
    if record.line == askedNumber, askedRecord?.events.isEmpty ?? true {
      (askedRecord, askedLine) = (record, Line(number: record.line, text: line.decoded))
    }
    if let time = record.time { note(time, record) }
  }

  /// Takes what the parser says at the end.
  public mutating func finish(_ summary: ParseSummary, _ reading: LineReading?) { (self.summary, self.reading) = (summary, reading) }

  /// Lines that say something, or could: all but blank lines.
  public var texts: Int { summary.lines - (kinds[.blank] ?? 0) }

  private mutating func note(_ time: Timestamp, _ record: Record) {
    guard let position = positions[record.clock] else {
      positions[record.clock] = clocks.count
      clocks.append(
        Clock(
          format: record.format == FormatCatalog.bareID ? nil : record.format, lines: 1, firstLine: record.line, lastLine: record.line,
          start: time, end: time))
      return
    }
    clocks[position].lines += 1
    clocks[position].lastLine = max(clocks[position].lastLine, record.line)
    if time.nanoseconds < clocks[position].start.nanoseconds { clocks[position].start = time }
    if time.nanoseconds > clocks[position].end.nanoseconds { clocks[position].end = time }
  }
}

extension Span<UInt8> {
  /// The bytes as text; invalid ones are replaced.
  fileprivate var decoded: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    for index in indices { bytes.append(self[index]) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
