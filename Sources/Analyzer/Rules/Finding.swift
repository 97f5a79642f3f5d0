import LogParser

/// How bad a finding is.
public enum Severity: String, CaseIterable, Sendable, Comparable {
  case info, warning, error

  /// Orders from info to error.
  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int { Severity.allCases.firstIndex(of: self) ?? 0 }
}

/// How sure a finding is, whatever its severity.
public enum Certainty: String, CaseIterable, Sendable, Comparable {
  /// The log cannot tell; the finding says what would decide it.
  case uncertain
  /// Proved unless something went unlogged.
  case likely
  /// The log proves it.
  case certain

  /// Orders from uncertain to certain.
  public static func < (left: Certainty, right: Certainty) -> Bool { left.rank < right.rank }

  private var rank: Int { Certainty.allCases.firstIndex(of: self) ?? 0 }
}

/// A line that proves a finding.
public struct Evidence: Sendable, Equatable {
  /// 1-based line number in its input.
  public var line: Int
  /// The line as it stands in the log, without its line end.
  public var text: String
  /// Index of its input in `Analysis.inputs`; nil for the finding's own.
  public var input: Int?

  /// Makes a quotation.
  public init(line: Int, text: String, input: Int? = nil) {
    self.line = line
    self.text = text
    self.input = input
  }
}

/// A line of the app's own source code.
public struct SourcePlace: Sendable, Hashable {
  /// Path below the root that the caller named, with slashes.
  public var path: String
  /// 1-based line.
  public var line: Int

  /// Makes a location.
  public init(path: String, line: Int) { (self.path, self.line) = (path, line) }
}

/// One thing that went wrong, with the lines that prove it.
public struct Finding: Sendable, Equatable {
  /// Id of the rule, such as `vc-loadview-loop`.
  public var rule: String
  /// How bad it is.
  public var severity: Severity
  /// How sure it is.
  public var certainty: Certainty
  /// Index of the input in `Analysis.inputs`.
  public var input: Int
  /// 1-based line at which the fault shows; nil if it belongs to no line.
  public var line: Int?
  /// 1-based byte column of the callback in that line; nil if unknown.
  public var column: Int?
  /// When it was; nil if the log does not tell.
  public var time: Timestamp?
  /// Life cycle that the rule watches.
  public var machine: Machine
  /// Executable of the process.
  public var process: String?
  /// Its process identifier.
  public var pid: Int32?
  /// Class, scene or task that it is about.
  public var subject: String?
  /// Address or session as printed.
  public var instance: String?
  /// Callback at which the fault shows; nil if it shows at none.
  public var callback: EventName?
  /// What happened, in one or two sentences.
  public var message: String
  /// How many times the same fault came in a row.
  public var count: Int
  /// The shortest list of lines that explains it, in order.
  public var evidence: [Evidence]
  /// What to do about it.
  public var help: String
  /// Where the app's source code holds that callback; nil unless the caller asked for it and it is beyond doubt.
  public var source: SourcePlace?

  /// Makes a finding.
  public init(
    rule: String, severity: Severity, certainty: Certainty, input: Int = 0, line: Int?, column: Int? = nil, time: Timestamp? = nil,
    machine: Machine,
    process: String? = nil, pid: Int32? = nil, subject: String? = nil, instance: String? = nil, callback: EventName? = nil, message: String,
    count: Int = 1, evidence: [Evidence] = [], help: String
  ) {
    self.rule = rule
    self.severity = severity
    self.certainty = certainty
    self.input = input
    self.line = line
    self.column = column
    self.time = time
    self.machine = machine
    self.process = process
    self.pid = pid
    self.subject = subject
    self.instance = instance
    self.callback = callback
    self.message = message
    self.count = count
    self.evidence = evidence
    self.help = help
  }
}
