/// A named part of a line's header; patterns name their captures so.
public enum HeaderField: String, CaseIterable, Sendable, Hashable {
  case time, process, pid, thread, library, subsystem, category, level, host, message
  /// The version of iOS.
  case system
  /// Bundle identifier of the process that a report is about.
  case bundle
  /// Seconds since the time that an earlier line of the format gave.
  case offset
}

/// What one kind of line looks like: data, with the examples that prove it.
public struct LogFormat: Sendable {
  /// What stands at the start of a line, behind indentation and quotation marks: a cheap test in front of the pattern.
  public enum Opening: Sendable {
    /// A timestamp written in one of the allowed ways; the pattern begins behind it. Where `initials` are given, a blank and one of
    /// these characters follow the time.
    case time(TimeShape, initials: String = "")
    /// A word in lower case and a tab; the pattern begins at the word and captures `time`.
    case wordAndTab
    /// One of these characters; the pattern begins there.
    case characters(String)
    /// Anything; the pattern begins there.
    case anything
    /// A JSON object, which may go on over several lines; there is no pattern.
    case object(ObjectShape)
  }

  /// How a line belongs to its neighbours.
  public enum Span: Sendable, Equatable {
    /// It stands for itself.
    case line
    /// It stands for itself, but a second record of the same process may follow on it, where a line end was not written.
    case sharedLine
    /// It describes the lines before it, back to the line of this kind before.
    case linesBefore
    /// It describes the lines without header that follow it.
    case linesBehind
    /// Its fields hold for the further lines of this format.
    case block
    /// It has no header, only a mark of who printed it: it is tried last, and the row of a console may still describe it.
    case mark
  }

  /// How a message is written.
  public enum Coding: Sendable {
    /// As it is.
    case plain
    /// With a backslash in front of brackets and backslashes, and `\s` for a blank.
    case backslashes
    /// As two hexadecimal digits for each byte of its text.
    case hexadecimal
  }

  /// A line and what has to be read from it.
  public struct Sample: Sendable {
    /// The line as written.
    public let line: String
    /// Expected captures; `time` as `Timestamp` describes it, `message` may be left out.
    public let fields: KeyValuePairs<HeaderField, String>

    /// Makes a sample.
    public init(_ line: String, _ fields: KeyValuePairs<HeaderField, String>) {
      self.line = line
      self.fields = fields
    }
  }

  /// Short name, as printed in reports and given to `--input-format`.
  public let id: String
  /// What it is, in a few words.
  public let title: String
  /// Which tools write it.
  public let origin: String
  /// The cheap test.
  public let opening: Opening
  /// The header behind the opening as a regular expression; the message follows it unless a capture is named `message`.
  public let pattern: String
  /// Whether the lines come through a device's own log channel rather than a debugger's console.
  public let isDeviceChannel: Bool
  /// Whether the word that the pattern captures as `host` has to be the same on every line.
  public let hasConstantHost: Bool
  /// Whether the message may be a line of another format, as build servers and test drivers wrap them.
  public let isWrapper: Bool
  /// How a line belongs to its neighbours.
  public let span: Span
  /// What its lines are: of the app, or of the tool that writes the log.
  public let recordKind: RecordKind
  /// How a captured time is written.
  public let timeStyle: TimeStyle
  /// Minutes east of UTC of times that are written without a zone; nil leaves the zone open.
  public let zone: Int16?
  /// How the message is written.
  public let coding: Coding
  /// What to read instead where a log holds nothing else; nil if the format tells events.
  public let advice: String?
  private let makeSamples: @Sendable () -> [Sample]

  /// Describes a format.
  public init(
    id: String, title: String, origin: String, opening: Opening, pattern: String = "", isDeviceChannel: Bool = false,
    hasConstantHost: Bool = false, isWrapper: Bool = false, span: Span = .line, recordKind: RecordKind = .record,
    timeStyle: TimeStyle = .calendar, zone: Int16? = nil, coding: Coding = .plain, advice: String? = nil,
    samples: @autoclosure @escaping @Sendable () -> [Sample]
  ) {
    self.id = id
    self.title = title
    self.origin = origin
    self.opening = opening
    self.pattern = pattern
    self.isDeviceChannel = isDeviceChannel
    self.hasConstantHost = hasConstantHost
    self.isWrapper = isWrapper
    self.span = span
    self.recordKind = recordKind
    self.timeStyle = timeStyle
    self.zone = zone
    self.coding = coding
    self.advice = advice
    makeSamples = samples
  }

  /// At least three lines that this format and no other claims; made when somebody asks, because reading a log does not need them.
  public var samples: [Sample] { makeSamples() }
}
