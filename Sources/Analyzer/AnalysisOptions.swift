import LogParser

/// What the caller knows or wants beyond the log.
public struct AnalysisOptions: Sendable {
  /// True if every kind of callback is printed: what is missing did not happen.
  public var isComplete = false
  /// Major version of iOS; nil if unknown.
  public var ios: Int?
  /// Executables to judge; empty for all.
  public var processes: Set<String> = []
  /// Process identifiers to judge; empty for all.
  public var pids: Set<Int32> = []
  /// True if only part of the lines is to be reported on; the others count towards the states all the same.
  public var isWindowed = false
  /// True if the rows of the tables that the inputs take are to be counted.
  public var countsEdges = false
  /// Rules to apply; empty for all.
  public var only: Set<String> = []
  /// Rules not to apply.
  public var skip: Set<String> = []
  /// Values by rule id and parameter name.
  public var parameters: [String: [String: RuleParameter.Value]] = [:]
  /// Severities by rule id, in place of the rules' own.
  public var severities: [String: Severity] = [:]
  /// Findings that are known and accepted.
  public var exceptions: [FindingException] = []

  /// Intervals, subjects, tasks and transitions that are kept together; the latest stay.
  public var intervalLimit = 1_000_000
  /// Findings of one rule that are kept; the others are counted.
  public var findingLimit = 1000
  /// Events of one run after which its memory is cleared of what is finished.
  public var chapterLength = 50_000
  /// Runs that are kept open, because more may be told of them.
  public var openRuns = 32

  /// Makes options with nothing set.
  public init() {}

  /// True if findings of the rule are wanted.
  public func wants(rule id: String) -> Bool { !skip.contains(id) && (only.isEmpty || only.contains(id)) }
}
