import LogParser

/// A knob of a rule, settable as `rule.name=value`.
public struct RuleParameter: Sendable, Equatable {
  /// What a parameter holds.
  public enum Value: Sendable, Equatable {
    /// A number in the parameter's unit.
    case number(Double)
    /// A list of words.
    case words([String])
  }

  /// Name behind the dot.
  public let name: String
  /// Value without any option.
  public let standard: Value
  /// Unit, such as `s`; empty for pure numbers and words.
  public let unit: String
  /// One sentence.
  public let meaning: String

  /// Makes a parameter.
  public init(_ name: String, _ standard: Value, unit: String = "", meaning: String) {
    self.name = name
    self.standard = standard
    self.unit = unit
    self.meaning = meaning
  }
}

/// A small log that shows a rule at work: documentation, and a test.
public struct RuleExample: Sendable {
  /// What it shows, in one short sentence.
  public let title: String
  /// The log as one text.
  public let text: String
  /// Options that the log needs: `complete`, a version of iOS, parameters as `name=value`.
  public let isComplete: Bool
  /// Version of iOS that the caller gave.
  public let ios: Int?
  /// Parameters as `name=value`.
  public let parameters: [String]
  /// What a file given with `--expect` asks of the log, as YAML; nil for rules that need no such file.
  public let expectation: String?
  /// 1-based line at which the rule must fire; nil for quiet examples.
  public let line: Int?

  /// The log, line by line; split only when somebody asks, since every run makes the whole catalogue.
  public var log: [String] { text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

  /// A log on which the rule stays quiet.
  public static func quiet(
    _ title: String, complete: Bool = false, ios: Int? = nil, set: [String] = [], expecting: String? = nil, _ log: String
  ) -> RuleExample {
    RuleExample(title: title, text: log, isComplete: complete, ios: ios, parameters: set, expectation: expecting, line: nil)
  }

  /// A log on which the rule fires at `line`.
  public static func firing(
    _ title: String, at line: Int, complete: Bool = false, ios: Int? = nil, set: [String] = [], expecting: String? = nil, _ log: String
  ) -> RuleExample {
    RuleExample(title: title, text: log, isComplete: complete, ios: ios, parameters: set, expectation: expecting, line: line)
  }
}

/// Where the condition of a rule stands.
public enum RuleCondition: Sendable {
  /// In the transition table of the rule's machine: every edge that names the rule.
  case edge
  /// In code of its own, one fresh check per process run.
  case check(@Sendable (RuleSettings) -> any RuleCheck)
  /// In the table, and beside it in code of its own.
  case edgeAndCheck(@Sendable (RuleSettings) -> any RuleCheck)
  /// A message of UIKit or SwiftUI: that it was printed is the fault.
  case message
  /// In a file of the caller's own, read beside the log.
  case expectation

  /// True if rows of the table raise it.
  var hasEdges: Bool {
    switch self {
    case .edge, .edgeAndCheck: true
    case .check, .message, .expectation: false
    }
  }

  /// Makes its check, if it has one.
  func makeCheck(_ settings: RuleSettings) -> (any RuleCheck)? {
    switch self {
    case .edge, .message, .expectation: nil
    case .check(let make), .edgeAndCheck(let make): make(settings)
    }
  }
}

/// One entry of the catalogue: what is wrong, why it matters and what to do.
public struct Rule: Sendable {
  /// Fixed id, such as `app-duplicate-active`.
  public let id: String
  /// Number in the life-cycle model, such as `R04`; messages are numbered `M01` and so on.
  public let number: String
  /// Life cycle that it watches.
  public let machine: Machine
  /// How bad it is unless the rule or an option says otherwise.
  public let severity: Severity
  /// A headline without a full stop.
  public let title: String
  /// Why it matters, for somebody who has never heard of it.
  public let why: String
  /// What to do.
  public let remedy: String
  /// When it stays quiet although something is wrong, or might be mistaken.
  public let limits: String
  /// Knobs.
  public let parameters: [RuleParameter]
  /// Where the fact comes from.
  public let source: String
  /// True if the rule needs addresses: it says nothing about instances that print none.
  public let needsAddress: Bool
  /// How sure a finding is where coverage is complete.
  public let certainty: Certainty
  /// What decides it.
  public let condition: RuleCondition
  /// Small logs that show it quiet and firing.
  public let examples: [RuleExample]

  /// Makes an entry.
  public init(
    id: String, number: String, machine: Machine, severity: Severity, certainty: Certainty = .likely, title: String, why: String,
    remedy: String, limits: String, parameters: [RuleParameter] = [], source: String, needsAddress: Bool = false,
    condition: RuleCondition = .edge, examples: [RuleExample]
  ) {
    self.id = id
    self.number = number
    self.machine = machine
    self.severity = severity
    self.certainty = certainty
    self.title = title
    self.why = why
    self.remedy = remedy
    self.limits = limits
    self.parameters = parameters
    self.source = source
    self.needsAddress = needsAddress
    self.condition = condition
    self.examples = examples
  }
}
