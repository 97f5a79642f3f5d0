import Analyzer
import Configuration
import Gate
import LogParser

/// What the caller asked for.
struct Options: Sendable {
  let command: Command
  /// Paths in the order given; `-` is standard input.
  var inputs: [String] = []
  var reports: [ReportRequest] = []
  var threshold = FailureThreshold.standard
  /// The log prints every callback: what is missing did not happen.
  var isComplete = false
  /// Major version of iOS.
  var ios: Int?
  var processes: [String] = []
  var pid: Int32?
  var window = TimeWindow()
  /// What the log does not print about its times.
  var time = TimeOptions()
  /// Id of the format that every line is taken for; nil for all formats.
  var format: String?
  /// Number of the line to explain.
  var line: Int?
  /// The inputs are parts of one trace.
  var isMerging = false
  /// True if the log is read on as it grows.
  var isFollowing = false
  /// Ids of the only rules that may report; empty for all.
  var onlyRules: [String] = []
  var skippedRules: [String] = []
  /// Values by rule id and parameter name.
  var parameters: [String: [String: RuleParameter.Value]] = [:]
  /// Intervals that reports hold at most.
  var maxIntervals: Int?
  var allowsEmpty = false
  var color = ColorChoice.automatic
  var isQuiet = false
  /// Path of the configuration file; nil to look for one.
  var configurationPath: String?
  /// What the configuration file says.
  var settings = Settings()
  /// What stands beside the log.
  var gate = GateOptions()
  /// How much longer something may take in the newer log.
  var tolerance = Tolerance()
  /// Shell to write completions for.
  var shell: Shell?
  /// Id of the rule to explain.
  var topic: String?
  /// Life cycle to draw.
  var machine: Machine?
  /// Life cycles whose rules are listed; empty for all.
  var machines: [Machine] = []
  /// Severities whose rules are listed; empty for all.
  var severities: [Severity] = []

  init(command: Command) { self.command = command }
}

extension Options {
  /// Intervals that are kept where no report lists them all.
  private static let screenfuls = 20_000

  /// The part that concerns the analysis.
  var analysis: AnalysisOptions {
    var result = AnalysisOptions()
    result.isComplete = isComplete
    result.ios = ios
    // Filled one by one, because even an empty set made of a list costs start-up time.
    for process in processes { result.processes.insert(process) }
    if let pid { result.pids.insert(pid) }
    for rule in onlyRules { result.only.insert(rule) }
    for rule in skippedRules { result.skip.insert(rule) }
    result.isWindowed = !window.isOpen
    result.countsEdges = command == .graph
    result.parameters = parameters
    result.severities = settings.severities
    result.exceptions = settings.exceptions.map(\.exception)
    let holdsIntervals = command != .analyze || gate.expectations != nil || reports.contains { $0.format.holdsIntervals }
    result.intervalLimit = min(maxIntervals ?? result.intervalLimit, holdsIntervals ? .max : Self.screenfuls)
    return result
  }
}

extension Options {
  /// The part that concerns the parsing of one input.
  var parsing: LogParser.Options {
    LogParser.Options(format: format, time: time, explainedLine: line, userCatalog: settings.userCatalog)
  }

  /// Formats that lines are tried against without --input-format.
  var formats: [LogFormat] { settings.userCatalog.formats + FormatCatalog.all }
}

/// Files and folders that a gate reads and writes beside the log.
struct GateOptions: Sendable, Equatable {
  var baseline: String?
  /// True if the baseline must not know of more than the log shows.
  var isStrict = false
  var newBaseline: String?
  var expectations: String?
  var sourceRoot: String?

  /// True if the run vouches for something: nothing can be said about an empty log then.
  var vouches: Bool { baseline != nil || newBaseline != nil || expectations != nil }
}

/// A format that reports are written in.
enum ReportFormat: String, CaseIterable, Sendable {
  case text, timeline, json, ndjson, sarif, junit, github, markdown, csv, otlp, perfetto, html, dot, mermaid

  /// True if the report lists every state that a subject held.
  var holdsIntervals: Bool {
    switch self {
    case .json, .csv, .otlp, .perfetto, .html: true
    case .text, .timeline, .ndjson, .sarif, .junit, .github, .markdown, .dot, .mermaid: false
    }
  }
}

/// One report to write.
struct ReportRequest: Sendable, Equatable {
  var format: ReportFormat
  /// Where to; nil for standard output.
  var path: String?
}

/// When to use colours.
enum ColorChoice: String, CaseIterable, Sendable {
  case automatic = "auto"
  case always, never
}

/// From which findings on the exit status is 1.
struct FailureThreshold: Sendable, Equatable {
  static let standard = FailureThreshold(severity: .error, certainty: .uncertain)

  /// Least severity that counts; nil if none does.
  var severity: Severity?
  /// Least certainty that counts.
  var certainty: Certainty

  func isReached(by finding: Finding) -> Bool {
    isReached(finding.severity, finding.certainty)
  }

  func isReached(_ severity: Severity, _ certainty: Certainty) -> Bool {
    self.severity.map { severity >= $0 } ?? false && certainty >= self.certainty
  }
}
