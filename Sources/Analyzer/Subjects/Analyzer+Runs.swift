import LogParser

extension Analyzer {
  /// Returns the run that an event belongs to, beginning a new one where the log shows that.
  mutating func run(for event: Event, of record: Record, at moment: Moment) -> Int {
    switch resolver.lookup(record, at: moment, isSystem: event.machine == .system) {
    case .known(let index):
      guard beginsNewRun(event, at: moment, after: index) else { return index }
      let facts = runs[index].facts
      return begin(name: facts.name, pid: facts.pid, first: moment)
    case .named(let index, let name, let pid):
      return adopt(index, name: name, pid: pid)
    case .new(let name, let pid, let first):
      return begin(name: name, pid: pid, first: first)
    }
  }

  /// Prepares a run for a line of its trace: what another input prints is judged by what that input prints, and by its own checks.
  mutating func turn(_ index: Int, to moment: Moment) {
    guard runs[index].speaker != moment.input else { return }
    let facts = runs[index].facts
    runs[index].speaker = moment.input
    runs[index].facts.coverage = coverages.identifier(
      of: CoverageTable.Source(
        input: moment.input, process: facts.name, isAnonymous: facts.pid == nil))
    guard runs[index].inputs.insert(moment.input).inserted else { return }
    runs[index].checks += makeChecks(for: moment.input)
    runs[index].lineWatchers = runs[index].checks.indices.filter { runs[index].checks[$0].check.watchesLines }
  }

  private mutating func begin(name: String?, pid: Int32?, first: Moment, isNamedBySystem: Bool = false) -> Int {
    let coverage = coverages.identifier(of: CoverageTable.Source(input: input, process: name, isAnonymous: pid == nil))
    let facts = RunFacts(name: name, pid: pid, first: first, coverage: coverage)
    let application = Life(number: nextLife, table: .application, coverage: coverage, state: .unknown, at: first)
    nextLife += 1
    retireReplacedRuns()
    var run = Run(number: runCount, facts: facts, input: input, trace: traces[input], application: application)
    run.facts.systems = systems(of: traces[input])
    run.facts.isComplete = options.isComplete
    run.checks = makeChecks(for: input)
    run.lineWatchers = run.checks.indices.filter { run.checks[$0].check.watchesLines }
    runCount += 1
    let index = freePlaces.popLast() ?? runs.count
    if index == runs.count { runs.append(run) } else { runs[index] = run }
    if !isNamedBySystem { resolver.bind(name: name, pid: pid, to: index, by: input) }
    return index
  }

  /// Returns the run that a line of the system is about, if the log tells enough to find or begin one.
  mutating func target(of event: Event, at moment: Moment) -> Int? {
    let pid = event.instance.flatMap { Int32($0) }.flatMap { $0 > 0 ? $0 : nil }
    if let known = resolver.run(pid: pid, bundle: event.machine == .system ? event.subject : nil, in: moment.input) {
      guard isWanted(name: runs[known].facts.name, bundle: event.subject, pid: runs[known].facts.pid) else { return nil }
      if event.machine == .system { name(known, event.subject, pid: pid) }
      return known
    }
    guard MachineCatalog.applicationSystemEvents.contains(event.name) || EndingCatalog.kind(of: event) != nil else { return nil }
    guard isWanted(name: nil, bundle: event.subject, pid: pid) else { return nil }
    if pid == nil, event.subject == nil, let latest = resolver.latestRun(in: moment.input) { return latest }
    if event.bundle != nil, let nameless = resolver.namelessRun {
      name(nameless, event.subject, pid: pid)
      return nameless
    }
    let index = begin(name: nil, pid: pid, first: moment, isNamedBySystem: true)
    if event.machine == .system { name(index, event.subject, pid: pid) }
    return index
  }

  /// Returns the run that a crash report is about, from the line that names the process on.
  mutating func target(ofReport event: Event, at moment: Moment) -> Int {
    let pid = event.instance.flatMap { Int32($0) }
    switch resolver.lookup(name: event.subject, pid: pid, at: moment) {
    case .known(let index): return index
    case .named(let index, let name, let pid): return adopt(index, name: name, pid: pid)
    case .new(let name, let pid, let first): return begin(name: name, pid: pid, first: first)
    }
  }

  /// True if the caller asked about the process, under whatever name the system calls it.
  private func isWanted(name: String?, bundle: String?, pid: Int32?) -> Bool {
    if !options.pids.isEmpty, let pid, !options.pids.contains(pid) { return false }
    guard !options.processes.isEmpty else { return true }
    if let name { return options.processes.contains(name) }
    return bundle.map { bundle in options.processes.contains { ProcessResolver.isBundle(bundle, of: $0) } } ?? true
  }

  /// The system calls a process by its bundle or, in older words, by its executable.
  private mutating func name(_ index: Int, _ title: String?, pid: Int32?) {
    guard let title else { return }
    if let intent = launchIntents.removeValue(forKey: title) { runs[index].launchIntent = intent }
    if title.contains(".") { runs[index].bundle = title } else if runs[index].facts.name == nil { runs[index].facts.name = title }
    resolver.bind(bundle: title, pid: pid, to: index)
  }

  private mutating func adopt(_ index: Int, name: String?, pid: Int32?) -> Int {
    runs[index].facts.name = name
    runs[index].facts.pid = pid
    coverages.share(runs[index].facts.coverage, with: CoverageTable.Source(input: input, process: name, isAnonymous: pid == nil))
    resolver.bind(name: name, pid: pid, to: index, by: input)
    return index
  }

  func makeChecks(for input: Int) -> [Run.CheckSlot] {
    rules.enumerated().compactMap { index, rule in
      guard options.wants(rule: rule.id) else { return nil }
      var settings = RuleSettings(parameters: rule.parameters)
      settings.values = options.parameters[rule.id] ?? [:]
      settings.ios = options.ios
      return rule.condition.makeCheck(settings).map { Run.CheckSlot(rule: index, input: input, check: $0) }
    }
  }

  /// A log without process identifiers begins a new run with a launch callback that the run cannot take.
  private func beginsNewRun(_ event: Event, at moment: Moment, after index: Int) -> Bool {
    guard event.machine == .app, MachineCatalog.launches.contains(event.name) else { return false }
    let run = runs[index]
    if run.facts.exit != nil || run.application.state == run.application.table.end { return true }
    guard run.facts.pid == nil else { return false }
    var echoes = run.application.echoes
    if echoes.isEcho(event, at: moment) || run.application.isRepetition(of: event, at: moment) { return false }
    if run.launchEventsSeen.contains(event.name) { return true }
    if isLatePrint(event, at: moment, run: run) { return false }
    let state = run.application.state
    guard state != .unknown else { return false }
    return run.application.table.edge(from: state, on: event.name)?.legality != .legal
  }

  /// A launch callback printed at its end, right after the first activation.
  private func isLatePrint(_ event: Event, at moment: Moment, run: Run) -> Bool {
    guard run.launchEventsSeen.isEmpty || MachineCatalog.finishedLaunches.isDisjoint(with: run.launchEventsSeen),
      run.applicationEvents.allSatisfy({ $0.name == CallbackRoles.activation || MachineCatalog.launches.contains($0.name) }),
      let last = run.applicationEvents.last, last.name == CallbackRoles.activation
    else { return false }
    return moment.seconds(since: last.moment).map { $0 <= EchoFilter.window } ?? moment.isNext(to: run.application.last)
  }
}

extension Life {
  /// True if the event comes at once after the same one in the same words: a second call, not a second run.
  func isRepetition(of event: Event, at moment: Moment) -> Bool {
    guard let lastEvent, lastEvent.name == event.name, lastEvent.words == event.words else { return false }
    return moment.seconds(since: last).map { $0 <= EchoFilter.window } ?? moment.isNext(to: last)
  }
}
