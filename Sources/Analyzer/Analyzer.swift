import LogParser

/// Turns records into timelines and findings: one pass, in the order of the lines.
public struct Analyzer: Sendable {
  /// An event of one line with what the analysis made of it.
  public struct ResolvedEvent: Sendable {
    /// The event, with its name settled.
    public var event: Event
    /// True if it tells again what was told before.
    public var isEcho: Bool
    /// Executable that it belongs to; nil if the log does not tell.
    public var process: String?
    /// Process identifier; nil if the log does not tell.
    public var pid: Int32?
  }

  let options: AnalysisOptions
  let rules: [Rule]
  var coverages: CoverageTable
  var docket = Docket()
  var runs: [Run] = []
  var resolver = ProcessResolver()
  var inputs: [InputSummary] = []
  /// First and last line to be reported on, by input; nil where there is none.
  var window: [ClosedRange<Int>?] = []
  var nextLife = 0
  /// Last line of each input, whoever wrote it.
  var ends: [Moment?] = []

  /// Makes an analyzer that applies `rules`.
  public init(options: AnalysisOptions = AnalysisOptions(), rules: [Rule] = RuleCatalog.all) {
    self.options = options
    self.rules = rules
    coverages = CoverageTable(isComplete: options.isComplete)
  }

  /// Begins the next input.
  public mutating func beginInput(named name: String) {
    inputs.append(InputSummary(name: name))
    window.append(nil)
    ends.append(nil)
    resolver.beginInput(inputs.count - 1)
  }

  /// Ends the input with what the parser counted.
  public mutating func endInput(_ summary: InputSummary) {
    guard let last = inputs.indices.last else { return }
    let events = inputs[last].events
    inputs[last] = summary
    inputs[last].events = events
  }

  /// Takes one line; `bytes` are the line itself, to be quoted where a finding needs it.
  ///
  /// `isReported` is false for lines that only lead up to those that the caller asked about.
  @discardableResult
  public mutating func consume(_ record: Record, bytes: Span<UInt8>, isReported: Bool = true) -> [ResolvedEvent] {
    if options.isWindowed, isReported, let last = window.indices.last {
      window[last] = (window[last]?.lowerBound ?? record.line)...record.line
    }
    guard record.kind == .record || !record.events.isEmpty else { return [] }
    if inputs.isEmpty { beginInput(named: "-") }
    let moment = Moment(input: inputs.count - 1, line: record.line, time: record.time, clock: record.clock)
    inputs[inputs.count - 1].events += record.events.count
    if record.kind == .record { ends[inputs.count - 1] = moment }
    guard isWanted(record) else { return [] }
    let known = resolver.run(of: record, at: moment)
    if let known, record.kind == .record { observeLine(at: moment, bytes: bytes, record: record, run: known) }
    return record.events.map { take($0, of: record, at: moment) }
  }

  /// True if the lines from `first` to `last` touch what the caller asked about.
  func isInWindow(from first: Int?, to last: Int?, input: Int) -> Bool {
    guard options.isWindowed else { return true }
    guard let range = window[input] else { return false }
    return (last ?? .max) >= range.lowerBound && (first ?? 0) <= range.upperBound
  }

  private func isWanted(_ record: Record) -> Bool {
    if SystemProcesses.contains(record.process) { return true }
    if !options.processes.isEmpty, let process = record.process, !options.processes.contains(process) { return false }
    if !options.pids.isEmpty, let pid = record.pid, !options.pids.contains(pid) { return false }
    return true
  }

  private mutating func observeLine(at moment: Moment, bytes: Span<UInt8>, record: Record, run index: Int) {
    runs[index].facts.last = moment
    if record.isFromDevice { runs[index].facts.isFromDevice = true }
    for slot in runs[index].lineWatchers {
      let actions = runs[index].checks[slot].check.observe(lineAt: moment, bytes: bytes, in: runs[index].facts)
      if !actions.isEmpty { carryOut(actions, slot: slot, run: index) }
    }
  }

  private mutating func take(_ event: Event, of record: Record, at moment: Moment) -> ResolvedEvent {
    if event.name == .messagesLost {
      for index in runs.indices { runs[index].hasLostMessages = true }
      return ResolvedEvent(event: event, isEcho: false, process: record.process, pid: record.pid)
    }
    if event.name == .reportedProcess {
      if record.process == nil { _ = target(ofReport: event, at: moment) }
      return ResolvedEvent(event: event, isEcho: false, process: record.process ?? event.subject, pid: record.pid)
    }
    let isSystem = SystemProcesses.contains(record.process)
    let isAboutApp = event.machine == .system || EndingCatalog.kind(of: event) != nil
    if isSystem, isAboutApp, let index = target(of: event, at: moment) {
      let isEcho = advance(event, at: moment, run: index)
      return ResolvedEvent(event: event, isEcho: isEcho, process: record.process, pid: record.pid)
    }
    guard !isSystem else { return ResolvedEvent(event: event, isEcho: false, process: record.process, pid: record.pid) }
    let index = run(for: event, of: record, at: moment)
    let isEcho = advance(event, at: moment, run: index)
    return ResolvedEvent(event: event, isEcho: isEcho, process: runs[index].facts.name, pid: runs[index].facts.pid)
  }
}
