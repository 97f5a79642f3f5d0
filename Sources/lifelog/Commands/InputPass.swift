import Analyzer
import ByteInput
import LogParser

/// Reads inputs one after the other and lets the analyzer see every line; what cannot be read is reported and left out.
struct InputPass {
  /// Takes the events of one line and says whether more are wanted.
  typealias Observer = (_ input: String, Record, [Analyzer.ResolvedEvent]) -> ByteSource.Demand

  /// Sees every line that is reported on, with its events.
  typealias Watch = (_ input: Int, Record, Span<UInt8>, [Analyzer.ResolvedEvent]) -> Void

  /// What was read of the inputs that could be opened.
  var inputs: [InputSummary] = []
  /// True if an input could not be read to its end.
  private(set) var hasFailed = false
  /// True if an observer had enough.
  private(set) var wasStopped = false
  /// Events that the options do not leave out.
  private(set) var wantedEvents = 0
  /// Processes that events belong to, also those that the options leave out.
  private(set) var processes: Set<String> = []

  var analyzer: Analyzer
  /// Sees each input alone where they are merged.
  var loneAnalyzer: Analyzer?
  /// Inputs that wait to be merged.
  private(set) var kept: [KeptLog] = []
  /// Sees lines without events, too.
  var watch: Watch?
  /// Is told each finding as soon as it is decided.
  var tell: ((Finding, _ input: String) -> Void)?
  private let isFollowing: Bool
  private let isQuiet: Bool
  private let isMerging: Bool
  let window: TimeWindow
  private let parserOptions: LogParser.Options
  /// One for each input that was begun.
  private var filters: [WindowFilter] = []

  init(options: Options) {
    (isQuiet, isFollowing) = (options.isQuiet, options.isFollowing)
    isMerging = options.isMerging
    window = options.window
    parserOptions = options.parsing
    analyzer = Analyzer(options: options.analysis)
    if options.isMerging { loneAnalyzer = analyzer }
  }

  /// Reads files, what is packed in them, and standard input, in this order.
  mutating func read(_ names: [String], in environment: Environment, _ observe: Observer = { _, _, _ in .more }) {
    for name in names where !wasStopped && !CurrentProcess.isInterrupted {
      do throws(InputError) {
        let source = isFollowing ? ByteSource(following: name) : try environment.open(name)
        let members = try source.readTexts { text in
          read(text, in: environment, observe)
          return wasStopped ? .enough : .more
        }
        for failure in members.failures { report(failure, in: environment) }
        if members.skipped > 0 || members.isEmpty { report(members, of: name, in: environment) }
      } catch {
        report(error, in: environment)
      }
    }
    if isMerging { merge(observe) }
  }

  mutating func finish() -> Analysis { analyzer.finish(judging: loneAnalyzer) }

  /// Reports what was empty; false if there is nothing to report on.
  func isWorthReporting(_ options: Options, in environment: Environment) -> Bool {
    if inputs.isEmpty { return false }
    if wantedEvents == 0, !options.allowsEmpty || options.gate.vouches {
      if !hasFailed || inputs.contains(where: { $0.lines > 0 }) {
        environment.report(EmptyTrace(inputs: inputs, processes: processes, options: options).diagnostic)
      }
      return false
    }
    if inputs.count > 1, !options.isQuiet {
      for note in EmptyTrace.notes(on: inputs.filter { $0.events == 0 }, among: inputs.count) { environment.report(note) }
    }
    return true
  }

  private mutating func read(_ text: consuming TextInput, in environment: Environment, _ observe: Observer) {
    let name = text.name
    var options = parserOptions
    options.time.now = environment.now
    var parser = LogParser(options: options)
    var failure: InputError?
    var log = KeptLog(name: name)
    let index = inputs.count
    if !isMerging { begin(named: name, joining: false) }
    var testCases = TestCaseReader()
    func take(_ record: Record, _ line: Span<UInt8>) {
      testCases.read(record, line)
      if isMerging { log.append(record, line) } else { self.take(record, line, of: index, named: name, observe) }
    }
    func takePlain(_ plain: PlainLine, _ writers: [LineWriter], _ line: Span<UInt8>) {
      if isMerging {
        log.append(Record(plain, by: writers[plain.writer]), line)
      } else {
        analyzer.consume(plain, by: writers, bytes: line, isReported: filters[index].admits(plain.time), of: index)
      }
    }
    do throws(InputError) {
      try text.read { chunk in
        parser.parse(chunk, plain: takePlain, take)
        if let tell { for finding in analyzer.takeDecided() { tell(finding, name) } }
        return wasStopped ? .enough : .more
      }
    } catch {
      failure = error
    }
    parser.finish(take)
    var summary = InputSummary(name: name, parser.summary, failure: failure)
    summary.testCases = testCases.cases
    if isMerging { kept.append(log) } else { analyzer.endInput(summary) }
    inputs.append(summary)
    if let failure { report(failure, linesRead: summary.lines, in: environment) }
  }

  private mutating func report(_ error: InputError, linesRead: Int = 0, in environment: Environment) {
    hasFailed = true
    environment.report(Diagnostic(error, linesRead: linesRead))
  }

  private mutating func report(_ members: MemberCount, of name: String, in environment: Environment) {
    let diagnostic = Diagnostic(members, of: name)
    if diagnostic.level == .error { hasFailed = true }
    if diagnostic.level == .error || !isQuiet { environment.report(diagnostic) }
  }

  mutating func begin(named name: String, joining: Bool) {
    analyzer.beginInput(named: name, joining: joining)
    filters.append(WindowFilter(window))
  }

  mutating func take(
    _ record: Record, _ line: Span<UInt8>, of index: Int, named input: String, at moment: Int64? = nil, _ observe: Observer
  ) {
    if !record.events.isEmpty, let process = record.process { processes.insert(process) }
    let isReported = filters[index].admits(record.time)
    let events = analyzer.consume(record, bytes: line, isReported: isReported, of: index, at: moment)
    guard isReported, !wasStopped else { return }
    watch?(index, record, line, events)
    guard !events.isEmpty else { return }
    wantedEvents += events.count
    if observe(input, record, events) == .enough { wasStopped = true }
  }
}

extension InputSummary {
  /// Takes over what the parser counted.
  fileprivate init(name: String, _ counts: ParseSummary, failure: InputError?) {
    self.init(name: name)
    formats = counts.formats
    lines = counts.lines
    records = counts.records
    events = counts.events
    unrecognizedLines = counts.unrecognizedLines
    problems = counts.problems.map { Problem(kind: $0.kind, line: $0.line, count: $0.count, message: $0.message) }
    if let failure {
      problems.append(
        Problem(kind: "incomplete", line: lines > 0 ? lines : nil, count: 1, message: "reading ended here: \(failure.reason)"))
    }
  }
}

extension Diagnostic {
  /// Says which files of an archive were left out, or that none of them is a log.
  init(_ members: MemberCount, of name: String) {
    let kinds = members.isEmpty ? "it is empty" : members.kinds.joined(separator: "; ")
    let count = members.skipped == 1 ? "1 file" : "\(members.skipped) files"
    if members.texts > 0 {
      self.init(.note, "left out \(count) in \(shownName(name))", reason: kinds)
    } else {
      self.init(.error, "no file in \(shownName(name)) is a log", reason: kinds)
    }
  }

  /// Says why an input cannot be read, or not to its end.
  init(_ error: InputError, linesRead: Int) {
    let name = shownName(error.name)
    let help: String? =
      switch error.kind {
      case .missing: "check the spelling, and the folder that the command runs in"
      case .directory: "name the files in it, for instance \(error.name.hasSuffix("/") ? error.name : error.name + "/")*.log"
      case .damaged where linesRead > 0: "what came before was read"
      case .damaged, .refused, .notPermitted, .failed: nil
      }
    let headline = linesRead > 0 ? "cannot read \(name) to its end" : "cannot read \(name)"
    self.init(.error, headline, reason: error.reason, help: error.help ?? help)
  }
}

private func shownName(_ name: String) -> String { name == "-" ? "standard input" : "'\(name)'" }
