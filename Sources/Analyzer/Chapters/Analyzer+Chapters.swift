import LogParser

/// Lets go of what is finished, so that the memory does not grow with the log.
///
/// A chapter ends as a log that is cut off: the checks say what they have to say of it, and others go on as for a log that begins here.
/// Machines keep their states.
extension Analyzer {
  /// Ends the chapter of a run that has become long.
  mutating func endChapterIfLong(_ index: Int) {
    guard runs[index].facts.events - runs[index].earlierEvents >= options.chapterLength, !isJoined(runs[index].trace) else { return }
    endChecks(index, successor: nil)
    let groups = replayClasses(run: index, isEnd: false)
    if isReported(runs[index]) { archive.add(chapter(index, groups: groups)) }
    beginChapter(index)
  }

  /// What is told of the present chapter of a run that goes on: open tasks are told when they end.
  private func chapter(_ index: Int, groups: [ClassOutcome]) -> RunReport {
    var report = report(index, groups: groups)
    report.tasks = report.tasks.filter { $0.endLine != nil }
    return report
  }

  private mutating func beginChapter(_ index: Int) {
    runs[index].earlierEvents = runs[index].facts.events
    runs[index].beginChapter(limit: options.chapterLength / 4)
    runs[index].checks = makeChecks(for: runs[index].input)
    runs[index].lineWatchers = runs[index].checks.indices.filter { runs[index].checks[$0].check.watchesLines }
  }

  /// Tells runs completely that have been replaced long ago.
  mutating func retireReplacedRuns() {
    guard runs.count - freePlaces.count > options.openRuns, !isJoined(traces[input]) else { return }
    let open = runs.indices.filter { !runs[$0].isRetired }.sorted { runs[$0].number < runs[$1].number }
    for index in open.dropLast(options.openRuns) where successor(of: index) != nil { retire(index) }
  }

  /// Tells every run of the traces that are over.
  mutating func retireAll() {
    for index in runs.indices where !runs[index].isRetired { retire(index) }
  }

  private mutating func retire(_ index: Int) {
    end(index)
    let groups = replayClasses(run: index)
    settleMessages(of: index)
    if runs[index].hasOwnCallbacks { speakers[runs[index].trace, default: []].insert(runs[index].names) }
    if !isReported(runs[index]) { dropFindings(of: index) } else { archive.add(lastReport(index, groups: groups)) }
    resolver.forget(run: index)
    runs[index].empty()
    freePlaces.append(index)
  }

  /// The last report of a run; one that only the system tells of may turn out to be a stranger's.
  private func lastReport(_ index: Int, groups: [ClassOutcome]) -> RunReport {
    var report = report(index, groups: groups)
    if !runs[index].hasOwnCallbacks { report.doubtful = runs[index].drafts }
    return report
  }
}

extension Run {
  /// Everything that it drafted and that may still be taken back.
  var drafts: [DraftID] { checks.flatMap(\.drafts.values) + messages.drafts.values }

  /// Forgets what has been told; of the controllers that still live, the latest `limit` are remembered.
  fileprivate mutating func beginChapter(limit: Int) {
    application.beginChapter()
    formerLives = []
    for (subject, life) in lives where life.state == life.table.end { lives[subject] = nil }
    forgetEldest(limit: limit)
    for subject in lives.keys { lives[subject]?.beginChapter() }
    for subject in classes.keys { classes[subject]?.beginChapter() }
    order = order.filter { lives[$0] != nil || classes[$0] != nil }
    aggregate = aggregate.suffix(1)
    (sceneTrips, memoryWarnings) = (0, 0)
    applicationEvents = applicationEvents.filter { Self.isRemembered($0.name) }.prefix(16) + applicationEvents.suffix(1)
    transitions.beginChapter()
    tasks.forgetEnded()
    taskStates = taskStates.filter { $0.value != MachineTable.backgroundTask.end }
    taskEchoes = [:]
    if messages.drafts.count > limit { messages = MessageLedger() }
  }

  /// True for what tells how the run was launched and how it ended.
  private static func isRemembered(_ event: EventName) -> Bool {
    MachineCatalog.launches.contains(event) || MachineCatalog.processStarts.contains(event) || event == CallbackRoles.activation
      || event == CallbackRoles.farewell
  }

  private mutating func forgetEldest(limit: Int) {
    let controllers = lives.filter { $0.key.machine == .viewController }
    guard controllers.count > limit else { return }
    hasForgottenLives = true
    for (subject, _) in controllers.sorted(by: { $0.value.last.position < $1.value.last.position }).dropLast(limit / 2) {
      lives[subject] = nil
    }
  }

  /// Leaves nothing but a free place.
  fileprivate mutating func empty() {
    var empty = Run(
      number: number, facts: facts, input: input, trace: trace,
      application: Life(
        number: application.number, table: application.table, coverage: application.coverage, state: .unknown, at: facts.first))
    empty.isRetired = true
    self = empty
  }
}
