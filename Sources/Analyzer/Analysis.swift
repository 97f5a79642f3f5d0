import LogParser

/// Everything that was learned from the inputs; reports render it and add nothing.
public struct Analysis: Sendable {
  /// One entry per input, in the order given.
  public var inputs: [InputSummary] = []
  /// Process runs in the order of their first lines.
  public var processes: [ProcessRun] = []
  /// Scenes in the order of their first lines.
  public var scenes: [SceneTimeline] = []
  /// Controllers in the order of their first lines.
  public var viewControllers: [ViewControllerTimeline] = []
  /// Background tasks in the order of their first lines.
  public var tasks: [BackgroundTask] = []
  /// Controller transitions in the order of their first lines.
  public var transitions: [Transition] = []
  /// Findings by input, line and rule.
  public var findings: [Finding] = []
  /// Rows of the tables that the inputs took, in the order of the tables.
  public var edges: [EdgeCount] = []
  /// Findings that exceptions accept, in the same order; they count towards nothing.
  public var accepted: [AcceptedFinding] = []
  /// How many findings options and exceptions suppressed.
  public var suppressed = 0
  /// Indices of the exceptions in the options that matched nothing.
  public var unusedExceptions: [Int] = []
  /// What a baseline made of the findings; nil without one.
  public var baseline: BaselineComparison?
  /// What was too much to keep.
  public var leftOut = LeftOut()
  /// True if several inputs are parts of one trace, so that a line number needs its input beside it.
  public var isJoined = false

  /// Makes an empty analysis.
  public init() {}
}

/// What one input held.
public struct InputSummary: Sendable, Equatable {
  /// A kind of trouble met while reading, which is data, not a failure.
  public struct Problem: Sendable, Equatable {
    /// Kind of the problem, such as `line-too-long`.
    public var kind: String
    /// 1-based line of the first case; nil if it belongs to no line.
    public var line: Int?
    /// How many cases there were.
    public var count: Int
    /// One sentence for people.
    public var message: String

    /// Makes a problem.
    public init(kind: String, line: Int?, count: Int, message: String) {
      self.kind = kind
      self.line = line
      self.count = count
      self.message = message
    }
  }

  /// Name as given; `-` for standard input.
  public var name: String
  /// Lines per format id.
  public var formats: [String: Int] = [:]
  /// Physical lines.
  public var lines = 0
  /// Lines that a format claimed.
  public var records = 0
  /// Events recognised, echoes included.
  public var events = 0
  /// Lines that nothing claimed.
  public var unrecognizedLines = 0
  /// Problems met, by kind and line.
  public var problems: [Problem] = []
  /// Test cases that the log shows, in the order of their beginnings.
  public var testCases: [TestCase] = []

  /// The format with most lines; the first by name among equals; nil if none was recognised.
  public var format: String? {
    formats.min { ($0.value, $1.key) > ($1.value, $0.key) }?.key
  }

  /// Makes the summary of an input that was not read yet.
  public init(name: String) { self.name = name }
}

/// A state held from one line to another.
public struct Interval: Sendable, Equatable {
  /// State as reports print it.
  public var state: String
  /// First line; nil if the state began before the log or was never printed.
  public var fromLine: Int?
  /// Line that ended it; nil if the log ends first.
  public var toLine: Int?
  /// When it began, on the writer's clock.
  public var start: Timestamp?
  /// When it ended.
  public var end: Timestamp?
  /// Length in seconds; nil unless both ends come from one clock.
  public var seconds: Double?
  /// True if nothing in the log prints this state: it lies between two printed ones on the only legal way.
  public var isInferred = false
  /// Where it begins, with its input; nil as `fromLine`.
  public var opening: Moment?
  /// Where it ends, with its input; nil as `toLine`.
  public var closing: Moment?

  /// Makes an interval.
  public init(state: String, fromLine: Int?, toLine: Int?, start: Timestamp?, end: Timestamp?, seconds: Double?, isInferred: Bool = false) {
    self.state = state
    self.fromLine = fromLine
    self.toLine = toLine
    self.start = start
    self.end = end
    self.seconds = seconds
    self.isInferred = isInferred
  }
}

/// One run of one application process.
public struct ProcessRun: Sendable {
  /// How a run ended.
  public struct Ending: Sendable, Equatable {
    /// `clean`, `crash`, `replaced`, `logEnds` and so on.
    public var kind: String
    /// How sure that is.
    public var certainty: Certainty
    /// The first line that tells it; nil if there is none.
    public var line: Int?
    /// Index of the input of that line in `Analysis.inputs`; nil for that of the run.
    public var input: Int?
    /// All lines that decide it, in order.
    public var deciding: [Moment] = []

    /// Makes an ending.
    public init(kind: String, certainty: Certainty, line: Int?, input: Int? = nil) {
      self.kind = kind
      self.certainty = certainty
      self.line = line
      self.input = input
    }
  }

  /// Counts and sums over the run.
  public struct Summary: Sendable, Equatable {
    /// How many times it became active.
    public var activations = 0
    /// How many times it resigned and became active again without a trip to the background.
    public var interruptions = 0
    /// How many times it entered the background.
    public var backgroundTrips = 0
    /// Seconds in the foreground; nil without times.
    public var foregroundSeconds: Double?
    /// Seconds in the background; nil without times.
    public var backgroundSeconds: Double?
    /// Seconds from the first sign of the process to the first activation; nil if either is not in the log.
    public var launchSeconds: Double?
    /// Memory warnings.
    public var memoryWarnings = 0

    /// Makes an empty summary.
    public init() {}
  }

  /// Executable; nil if the log does not tell.
  public var name: String?
  /// Process identifier; nil if the log does not tell.
  public var pid: Int32?
  /// Bundle identifier, where a line joins it to this process.
  public var bundle: String?
  /// `appDelegate`, `scene` or `swiftui`; nil if the log cannot tell.
  public var style: String?
  /// Versions of iOS that it may have run on.
  public var system = SystemRange()
  /// `foreground`, `background`, `prewarmed`; nil if the log cannot tell.
  public var launch: String?
  /// State after the last line; nil if the log cannot tell.
  public var finalState: String?
  /// How it ended.
  public var ending = Ending(kind: "logEnds", certainty: .certain, line: nil)
  /// States in order.
  public var states: [Interval] = []
  /// Counts and sums.
  public var summary = Summary()
  /// Index of the input in `Analysis.inputs`; where several tell of the run, of the first.
  public var input = 0
  /// Indices of all inputs that tell of the run.
  public var inputs: [Int] = []
  /// First line of the run.
  public var firstLine = 0
  /// Last line of the run.
  public var lastLine = 0

  /// Makes a run with nothing known.
  public init(name: String?, pid: Int32?) {
    self.name = name
    self.pid = pid
  }
}

/// The states of one scene.
public struct SceneTimeline: Sendable {
  /// Pointer or session as printed; nil for scenes that print none.
  public var id: String?
  /// Process identifier.
  public var pid: Int32?
  /// Index of the run in `Analysis.processes`.
  public var run: Int
  /// State after the last line; nil if the log cannot tell.
  public var finalState: String?
  /// States in order.
  public var states: [Interval]

  /// Makes a timeline.
  public init(id: String?, pid: Int32?, run: Int, finalState: String?, states: [Interval]) {
    self.id = id
    self.pid = pid
    self.run = run
    self.finalState = finalState
    self.states = states
  }
}

/// The states of one view controller, or of all controllers of a class that prints no addresses.
public struct ViewControllerTimeline: Sendable {
  /// Class without its module.
  public var className: String
  /// Module, where it is printed.
  public var module: String?
  /// Address as printed; nil where the class prints none.
  public var instance: String?
  /// Process identifier.
  public var pid: Int32?
  /// Index of the run in `Analysis.processes`.
  public var run: Int
  /// State after the last line; nil if the log cannot tell.
  public var finalState: String?
  /// How many times a view was loaded.
  public var loads = 0
  /// How many times it appeared.
  public var appearances = 0
  /// Seconds on screen; nil without times.
  public var visibleSeconds: Double?
  /// Seconds from its birth or first load to its dealloc; nil unless both are in the log.
  public var lifetimeSeconds: Double?
  /// States in order.
  public var states: [Interval] = []
  /// First line that tells of it.
  public var firstLine: Int
  /// Last line that tells of it.
  public var lastLine: Int
  /// Indices of the inputs of the first and of the last line in `Analysis.inputs`.
  public var (firstInput, lastInput) = (0, 0)

  /// Makes a timeline without states.
  public init(className: String, module: String?, instance: String?, pid: Int32?, run: Int, firstLine: Int) {
    self.className = className
    self.module = module
    self.instance = instance
    self.pid = pid
    self.run = run
    self.firstLine = firstLine
    lastLine = firstLine
  }
}

/// A piece of background work from begin to end: a task of the app's own, or a wake of the system.
public struct BackgroundTask: Sendable {
  /// What kind of work it is.
  public enum Kind: String, CaseIterable, Sendable {
    /// Begun by the app to finish something.
    case task
    /// `performFetch`, and a push that wakes the app.
    case fetch, push
    /// Events of a background URL session.
    case urlSession
    /// `BGAppRefreshTask` and `BGProcessingTask`.
    case refresh, processing
  }

  /// What kind of work it is.
  public var kind = Kind.task
  /// Seconds that the system gives it; nil if that depends on a version of iOS that is not known, or is not fixed.
  public var allowance: Double?
  /// Identifier as printed; nil if the lines print none.
  public var identifier: String?
  /// Name given at begin; nil if the log does not tell.
  public var name: String?
  /// Process identifier.
  public var pid: Int32?
  /// Index of the run in `Analysis.processes`.
  public var run: Int
  /// Line of the begin; nil if the log holds none.
  public var beginLine: Int?
  /// Line of the end; nil if the log holds none.
  public var endLine: Int?
  /// Index of the input of its lines in `Analysis.inputs`.
  public var input = 0
  /// When it began; nil without a time.
  public var start: Timestamp?
  /// When it ended; nil without a time, or if the log ends first.
  public var end: Timestamp?
  /// Where it begins; nil if the log holds no begin.
  public var opening: Moment?
  /// Where it ends; nil if the log holds no end.
  public var closing: Moment?
  /// True if the expiration handler was called.
  public var expired = false
  /// Seconds from begin to end; nil without times.
  public var seconds: Double?

  /// Makes a task with nothing known.
  public init(identifier: String?, name: String?, pid: Int32?, run: Int) {
    self.identifier = identifier
    self.name = name
    self.pid = pid
    self.run = run
  }
}

/// How one controller gave way to another.
public struct Transition: Sendable, Equatable {
  /// What the order of the callbacks shows.
  public enum Kind: String, CaseIterable, Sendable {
    case push, pop, presentFull, dismissFull, presentSheet, dismissSheet, tab, cancelled, unknown
  }

  /// What the order of the callbacks shows.
  public var kind: Kind
  /// Class that gave way; nil if none did.
  public var from: String?
  /// Class that appeared; nil if none did.
  public var to: String?
  /// Process identifier.
  public var pid: Int32?
  /// Index of the run in `Analysis.processes`.
  public var run: Int
  /// First line.
  public var fromLine: Int
  /// Last line.
  public var toLine: Int
  /// Where it begins, with its input.
  public var opening: Moment?
  /// Where it ends, with its input.
  public var closing: Moment?
  /// When it began.
  public var start: Timestamp?
  /// How long it took; nil without times.
  public var seconds: Double?

  /// Makes a transition.
  public init(
    kind: Kind, from: String?, to: String?, pid: Int32?, run: Int, fromLine: Int, toLine: Int, start: Timestamp?, seconds: Double?
  ) {
    self.kind = kind
    self.from = from
    self.to = to
    self.pid = pid
    self.run = run
    self.fromLine = fromLine
    self.toLine = toLine
    self.start = start
    self.seconds = seconds
  }
}
