import LogParser

/// A condition that no edge of a table can say: it watches one process run and asks for findings.
public protocol RuleCheck: Sendable {
  /// True if it wants to see lines without events too.
  var watchesLines: Bool { get }
  /// Sees every event of the run, echoes included.
  mutating func observe(_ step: Step, in run: RunFacts) -> [CheckAction]
  /// Sees every line that the process wrote, before the events on it.
  mutating func observe(lineAt moment: Moment, bytes: Span<UInt8>, in run: RunFacts) -> [CheckAction]
  /// Sees the end of the run; `successor` is the next run of the same executable in the same input.
  mutating func end(in run: RunFacts, successor: RunFacts?) -> [CheckAction]
}

extension RuleCheck {
  /// Only events, unless the check says otherwise.
  public var watchesLines: Bool { false }
  /// Asks for nothing.
  public mutating func observe(_ step: Step, in run: RunFacts) -> [CheckAction] { [] }
  /// Asks for nothing.
  public mutating func observe(lineAt moment: Moment, bytes: Span<UInt8>, in run: RunFacts) -> [CheckAction] { [] }
  /// Asks for nothing.
  public mutating func end(in run: RunFacts, successor: RunFacts?) -> [CheckAction] { [] }
}

/// One event and what it did to its subject.
public struct Step: Sendable {
  /// The event.
  public let event: Event
  /// Where and when.
  public let moment: Moment
  /// Number of the instance within the inputs; a new instance at an old address has a new number. Nil for anonymous ones.
  public let life: Int?
  /// State before.
  public let from: StateID
  /// State after.
  public let to: StateID
  /// Row of the table that was taken; nil where the state before was unknown.
  public let edge: Edge?
  /// True if it tells again what was told before.
  public let isEcho: Bool
  /// What is known of the kinds of callback that the subject prints.
  let coverage: CoverageID
  /// The same for the process.
  let processCoverage: CoverageID
}

/// What a check may know about the run that it watches.
public struct RunFacts: Sendable {
  /// Executable; nil if the log does not tell.
  public var name: String?
  /// Process identifier; nil if the log does not tell.
  public var pid: Int32?
  /// First line of the process.
  public var first: Moment
  /// Last line of the process.
  public var last: Moment
  /// State of the application machine.
  public var state: StateID = .unknown
  /// True while the application, or its most active scene, is in the background.
  public var isInBackground = false
  /// True while the application, or its most active scene, is active.
  public var isActive = false
  /// True while the application, or its most active scene, is active or inactive.
  public var isInForeground = false
  /// Last line of the input, whoever wrote it; known when the run ends.
  public var inputEnd: Moment
  /// Tasks begun and not ended.
  public var openTasks = 0
  /// True if a launch callback was seen.
  public var hasSeenLaunch = false
  /// True if lines came through a device's own log.
  public var isFromDevice = false
  /// Line that ended the run: a crash, a kill or an exit.
  public var exit: Event?
  /// How many events it printed.
  public var events = 0
  /// Versions of iOS that it may run on, as far as the lines so far tell; at the end, as far as the inputs tell.
  public var systems = SystemRange()
  /// True if the caller vouches that every kind of callback is printed.
  public var isComplete = false
  /// What is known of the kinds of callback that the process prints, in the input that tells of it at the moment.
  var coverage: CoverageID

  /// Major version of iOS, if it is printed or given.
  public var ios: Int? { systems.version == nil ? nil : systems.major }

  init(name: String?, pid: Int32?, first: Moment, coverage: CoverageID) {
    self.name = name
    self.pid = pid
    self.first = first
    last = first
    inputEnd = first
    self.coverage = coverage
  }
}

/// Which prints a condition asks about.
public enum CoverageScope: Sendable {
  /// Those of the whole process.
  case process
  /// Those of the class or scene of the step.
  case subject
}

/// What has to hold before a draft becomes a finding.
public enum CheckCondition: Sendable {
  /// One of these kinds of callback is printed.
  case printed(Set<EventName>, CoverageScope)
  /// None of these kinds of callback is printed.
  case unprinted(Set<EventName>, CoverageScope)
  /// No unprinted steps explain the row that the step took.
  case unexplained
}

/// What a check wants said; whatever is nil is taken from the rule and the step.
public struct CheckDraft: Sendable {
  /// Where the fault shows.
  public var moment: Moment
  /// 1-based column of the callback.
  public var column: Int?
  /// What happened.
  public var message: String
  /// Lines that prove it.
  public var evidence: [Evidence]
  /// Severity other than the rule's.
  public var severity: Severity?
  /// Certainty other than the rule's.
  public var certainty: Certainty?
  /// Class, scene or task.
  public var subject: String?
  /// Address or session.
  public var instance: String?
  /// Callback at which the fault shows.
  public var callback: EventName?
  /// Cases in a row.
  public var count = 1
  /// What has to hold.
  public var conditions: [CheckCondition] = []

  /// Makes a draft about the event of a step.
  public init(at step: Step, message: String, evidence: [Evidence]) {
    moment = step.moment
    column = step.event.column
    self.message = message
    self.evidence = evidence
    subject = step.event.subject
    instance = step.event.instance
    // Which of the system's lines about an end comes first differs from run to run.
    if step.event.machine != .system { callback = step.event.name }
  }

  /// Makes a draft about a line.
  public init(at moment: Moment, message: String, evidence: [Evidence]) {
    self.moment = moment
    self.message = message
    self.evidence = evidence
  }
}

/// What a check asks of the docket; `key` is the check's own name for a draft.
public enum CheckAction: Sendable {
  /// Takes the draft, or replaces the one of that key; `step` decides whose coverage its conditions ask about.
  case draft(CheckDraft, key: Int, step: Step?)
  /// Makes it a finding whatever its conditions.
  case confirm(key: Int)
  /// Takes it back.
  case withdraw(key: Int)
}

/// What the caller set for one rule: parameters and the version of iOS.
public struct RuleSettings: Sendable {
  /// Values by parameter name; what is missing has its standard value.
  public var values: [String: RuleParameter.Value] = [:]
  /// Major version of iOS that the caller gave; nil if unknown.
  public var ios: Int?
  /// Standard values of the rule.
  private let parameters: [RuleParameter]

  /// Makes settings with nothing set.
  public init(parameters: [RuleParameter] = []) { self.parameters = parameters }

  /// Returns a number parameter; 0 if the rule has none of that name.
  public func number(_ name: String) -> Double {
    if case .number(let value)? = value(of: name) { value } else { 0 }
  }

  /// Returns a word-list parameter; empty if the rule has none of that name.
  public func words(_ name: String) -> [String] {
    if case .words(let value)? = value(of: name) { value } else { [] }
  }

  private func value(of name: String) -> RuleParameter.Value? {
    values[name] ?? parameters.first { $0.name == name }?.standard
  }
}
