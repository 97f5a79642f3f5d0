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
  var docket: Docket
  var runs: [Run] = []
  /// Places in `runs` whose run is told completely.
  var freePlaces: [Int] = []
  /// Runs so far.
  var runCount = 0
  var archive: RunArchive
  /// Applications that spoke for themselves and are told completely, by trace.
  var speakers: [Int: Set<ApplicationNames>] = [:]
  var resolver = ProcessResolver()
  var inputs: [InputSummary] = []
  /// The trace that each input is part of.
  var traces: [Int] = []
  /// The input whose line is being taken.
  var input = 0
  /// Lines taken so far.
  private var position = 0
  var windows = LineWindows()
  /// The resolver's numbers of the writers of each input; -1 for those that the caller does not want.
  private var writerNumbers: [[Int]] = []
  /// Lines that tell again what other inputs told before.
  var echoes: Set<LinePlace> = []
  var nextLife = 0
  /// Last line of each input, whoever wrote it.
  var ends: [Moment?] = []
  var edges = EdgeLedger()
  var bags = BagLibrary()
  /// What tells the version of iOS, by trace: all its logs are of one device.
  var systemEvidence: [Int: SystemEvidence] = [:]
  /// What the system wants to start apps for that it has not named since, by bundle.
  var launchIntents: [String: String] = [:]
  /// True while lines are read that the caller asked about.
  var isReporting = true

  /// Makes an analyzer that applies `rules`.
  public init(options: AnalysisOptions = AnalysisOptions(), rules: [Rule] = RuleCatalog.all) {
    self.options = options
    self.rules = rules
    coverages = CoverageTable(isComplete: options.isComplete)
    docket = Docket(limit: options.findingLimit)
    archive = RunArchive(limit: options.intervalLimit)
  }

  /// Begins the next input: a trace of its own, or, if it is `joining`, one more part of the trace before.
  ///
  /// The inputs of one trace are begun one after the other; then their lines may come in any order.
  public mutating func beginInput(named name: String, joining: Bool = false) {
    let isPart = joining && !traces.isEmpty
    if !isPart { retireAll() }
    traces.append(isPart ? traces[traces.count - 1] : (traces.last ?? -1) + 1)
    inputs.append(InputSummary(name: name))
    ends.append(nil)
    writerNumbers.append([])
    input = inputs.count - 1
    if !isPart { resolver = ProcessResolver() }
  }

  /// Ends an input, by default the last one, with what the parser counted.
  public mutating func endInput(_ summary: InputSummary, at index: Int? = nil) {
    guard let index = index ?? inputs.indices.last, inputs.indices.contains(index) else { return }
    let events = inputs[index].events
    inputs[index] = summary
    inputs[index].events = events
  }

  /// True if the trace has several inputs.
  func isJoined(_ trace: Int) -> Bool { traces.count { $0 == trace } > 1 }

  /// Takes one line; `bytes` are the line itself, to be quoted where a finding needs it.
  ///
  /// `isReported` is false for lines that only lead up to those that the caller asked about. `source` is the index of its input, by
  /// default the one begun last; `shared` is its moment in nanoseconds on a scale that all inputs of its trace share.
  @discardableResult
  public mutating func consume(
    _ record: Record, bytes: Span<UInt8>, isReported: Bool = true, of source: Int? = nil, at shared: Int64? = nil
  )
    -> [ResolvedEvent]
  {
    isReporting = isReported
    if inputs.isEmpty { beginInput(named: "-") }
    input = source ?? inputs.count - 1
    position += 1
    let moment = Moment(input: input, line: record.line, time: record.time, clock: record.clock, position: position, shared: shared)
    if options.isWindowed, isReported { windows.admit(moment, trace: traces[input]) }
    if let version = record.system { note(version, in: traces[input]) }
    guard record.kind == .record || !record.events.isEmpty else { return [] }
    inputs[input].events += record.events.count
    if record.kind == .record { ends[input] = moment }
    guard isWanted(process: record.process, pid: record.pid) else { return [] }
    let known = resolver.run(of: record, at: moment)
    if let known { endChapterIfLong(known) }
    if let known, record.kind == .record { observeLine(at: moment, bytes: bytes, isFromDevice: record.isFromDevice, run: known) }
    let events = record.events.map { take($0, of: record, at: moment) }
    if isJoined(traces[input]), events.contains(where: \.isEcho) { echoes.insert(LinePlace(input: input, line: record.line)) }
    return events
  }

  /// Takes a line without event; `writers` are those of its input so far.
  public mutating func consume(
    _ plain: PlainLine, by writers: [LineWriter], bytes: Span<UInt8>, isReported: Bool = true, of source: Int? = nil
  ) {
    isReporting = isReported
    if inputs.isEmpty { beginInput(named: "-") }
    input = source ?? inputs.count - 1
    position += 1
    let moment = Moment(input: input, line: plain.line, time: plain.time, clock: plain.clock, position: position)
    if options.isWindowed, isReported { windows.admit(moment, trace: traces[input]) }
    ends[input] = moment
    while writerNumbers[input].count < writers.count {
      let writer = writers[writerNumbers[input].count]
      let isWanted = isWanted(process: writer.process, pid: writer.pid)
      writerNumbers[input].append(isWanted ? resolver.number(name: writer.process, pid: writer.pid) : -1)
    }
    let process = writerNumbers[input][plain.writer]
    guard process >= 0, let known = resolver.run(of: process, at: moment) else { return }
    observeLine(at: moment, bytes: bytes, isFromDevice: writers[plain.writer].isFromDevice, run: known)
  }

  private func isWanted(process: String?, pid: Int32?) -> Bool {
    if SystemProcesses.contains(process) { return true }
    if !options.processes.isEmpty, let process, !options.processes.contains(process) { return false }
    if !options.pids.isEmpty, let pid, !options.pids.contains(pid) { return false }
    return true
  }

  private mutating func observeLine(at moment: Moment, bytes: Span<UInt8>, isFromDevice: Bool, run index: Int) {
    turn(index, to: moment)
    runs[index].facts.last = moment
    if isFromDevice { runs[index].facts.isFromDevice = true }
    ask(runs[index].lineWatchers, of: moment.input, run: index) { check, facts in check.observe(lineAt: moment, bytes: bytes, in: facts) }
  }

  private mutating func take(_ event: Event, of record: Record, at moment: Moment) -> ResolvedEvent {
    if event.name == CallbackRoles.loss {
      for index in openRuns { runs[index].hasLostMessages = true }
      return ResolvedEvent(event: event, isEcho: false, process: record.process, pid: record.pid)
    }
    if event.name == CallbackRoles.reportHeading {
      if record.process == nil { _ = target(ofReport: event, at: moment) }
      return ResolvedEvent(event: event, isEcho: false, process: record.process ?? event.subject, pid: record.pid)
    }
    if event.name == CallbackRoles.launchRequest, let bundle = event.subject { launchIntents[bundle] = event.detail }
    if record.kind == .service, record.process == nil, event.subject != nil || event.bundle != nil {
      return takeReported(event, at: moment)
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
