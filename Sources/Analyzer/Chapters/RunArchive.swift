/// What an analysis had to leave out, by list; what was found in it is counted all the same.
public struct LeftOut: Sendable, Equatable {
  /// Runs of processes.
  public var processes = 0
  /// States that a subject held.
  public var intervals = 0
  /// Controllers that only count for their class.
  public var viewControllers = 0
  /// Background tasks.
  public var tasks = 0
  /// Transitions of controllers.
  public var transitions = 0
  /// Findings beyond those of their rules that are kept.
  public var findings: [OmittedFindings] = []

  /// Makes an account of nothing.
  public init() {}

  /// How many findings with the severity are counted only.
  public func findings(of severity: Severity) -> Int { findings.reduce(0) { $0 + ($1.severity == severity ? $1.count : 0) } }
}

/// Findings of one rule that are counted only.
public struct OmittedFindings: Sendable, Equatable {
  /// Id of the rule.
  public var rule: String
  /// How many there are.
  public var count: Int
  /// Severity of the worst.
  public var severity: Severity
  /// Certainty of the surest.
  public var certainty: Certainty

  /// Makes a count.
  public init(rule: String, count: Int, severity: Severity, certainty: Certainty) {
    (self.rule, self.count, self.severity, self.certainty) = (rule, count, severity, certainty)
  }
}

/// Keeps what is told of runs, the latest first of all, within a bound.
struct RunArchive: Sendable {
  private let limit: Int
  /// Reports by the number of their run.
  private var reports: [Int: RunReport] = [:]
  /// Their numbers, in the order in which they came.
  private var numbers: [Int] = []
  private var size = 0
  private(set) var leftOut = LeftOut()

  /// Makes an archive of at most `limit` intervals, subjects, tasks and transitions together.
  init(limit: Int) { self.limit = max(1, limit) }

  /// Adds a run, or one more chapter of it.
  mutating func add(_ report: RunReport) {
    if let known = reports[report.number] {
      size -= known.size
      reports[report.number]?.append(report)
    } else {
      reports[report.number] = report
      numbers.append(report.number)
    }
    size += reports[report.number]?.size ?? 0
    while size > limit, forget() {}
  }

  /// Removes a report; returns the findings that fall with it.
  mutating func remove(_ report: RunReport) -> [DraftID] {
    guard let known = reports.removeValue(forKey: report.number) else { return [] }
    size -= known.size
    numbers.removeAll { $0 == report.number }
    return known.doubtful ?? []
  }

  /// The reports in the order of the first lines of their runs.
  var all: [RunReport] { numbers.sorted().compactMap { reports[$0] } }

  /// Lets the oldest run go, or half of the only one; false if nothing is left to be forgotten.
  private mutating func forget() -> Bool {
    guard let oldest = numbers.first, var report = reports[oldest] else { return false }
    size -= report.size
    guard numbers.count == 1 else {
      numbers.removeFirst()
      reports[oldest] = nil
      leftOut.count(report)
      return true
    }
    let before = report.size
    report.forgetEarlierHalf(into: &leftOut)
    reports[oldest] = report
    size += report.size
    return report.size < before
  }
}

extension LeftOut {
  fileprivate mutating func count(_ report: RunReport) {
    processes += 1
    intervals += report.process.states.count
    for part in report.scenes { intervals += part.timeline.states.count }
    for part in report.controllers { intervals += part.timeline.states.count }
    viewControllers += report.controllers.count
    tasks += report.tasks.count
    transitions += report.transitions.count
  }
}
