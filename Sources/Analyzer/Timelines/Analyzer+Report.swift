import LogParser

/// Tells what is known of one run.
extension Analyzer {
  /// Reports the present chapter of a run.
  func report(_ index: Int, groups: [ClassOutcome]) -> RunReport {
    let run = runs[index]
    var report = RunReport(number: run.number, trace: run.trace, process: processRun(index))
    for subject in run.order { self.report(subject, of: run, groups: groups, to: &report) }
    report.tasks = run.tasks.tasks.map { task in
      var task = task
      task.pid = run.facts.pid
      task.allowance = BackgroundAllowance.seconds(of: task.kind, on: run.facts.systems)
      return task
    }
    report.transitions = run.transitions.transitions.filter { isInWindow(from: $0.opening, to: $0.closing, of: run) }
    return report
  }

  // MARK: The process

  private func processRun(_ index: Int) -> ProcessRun {
    let run = runs[index]
    var result = ProcessRun(name: run.facts.name, pid: run.facts.pid)
    result.bundle = run.bundle
    result.input = run.input
    result.inputs = run.inputs.sorted()
    result.firstLine = run.facts.first.line
    result.lastLine = run.facts.last.line
    result.style = run.styleName
    result.system = run.facts.systems
    let launchState = run.launchState(coverage: coverages[run.facts.coverage])
    result.launch = run.launchKind(launchState: launchState)
    let all = applicationIntervals(run, launchState: launchState)
    result.states = all.filter { isInWindow(from: $0.opening, to: $0.closing, of: run) }
    result.finalState = run.finalState(intervals: all)
    result.ending = ending(of: index)
    result.summary = summary(of: run, intervals: all)
    return result
  }

  /// True if what lasted from `first` to `last` touches the lines that the caller asked about.
  private func isInWindow(from first: Moment?, to last: Moment?, of run: Run) -> Bool {
    !options.isWindowed || windows.touch(from: first, to: last, trace: run.trace)
  }

  private func applicationIntervals(_ run: Run, launchState: String) -> [Interval] {
    let name = { MachineCatalog.applicationName(of: $0, launchState: launchState) }
    guard run.aggregate.isEmpty else { return run.aggregateIntervals(launchState: launchState) }
    let search = SilentStepSearch(
      table: .application, coverage: coverages[run.facts.coverage], mayRelaunch: run.facts.pid == nil)
    return run.application.history.intervals(search: search, end: run.isOver ? nil : run.facts.last, name: name)
  }

  private func summary(of run: Run, intervals: [Interval]) -> ProcessRun.Summary {
    var summary = ProcessRun.Summary()
    summary.memoryWarnings = run.memoryWarnings
    let states = intervals.map(\.state)
    summary.activations =
      intervals.dropFirst(run.isContinued ? 1 : 0).filter { $0.state == "active" && $0.fromLine != nil }.count
    summary.interruptions =
      states.indices.dropFirst().dropLast().filter { states[$0] == "inactive" && states[$0 - 1] == "active" && states[$0 + 1] == "active" }
      .count
    let trips = states.indices.dropFirst().filter { states[$0] == "background" && states[$0 - 1] != "notRunning" }.count
    summary.backgroundTrips = run.aggregate.isEmpty ? trips : run.sceneTrips
    summary.foregroundSeconds = intervals.seconds(in: ProcessRun.foreground)
    summary.backgroundSeconds = intervals.seconds(in: ProcessRun.background)
    if !run.isContinued, run.facts.hasSeenLaunch, let active = run.firstActivation {
      summary.launchSeconds = active.seconds(since: run.facts.first)
    }
    return summary
  }

  // MARK: Scenes and controllers

  private func report(_ subject: Run.Subject, of run: Run, groups: [ClassOutcome], to report: inout RunReport) {
    let former = run.formerLives.filter { $0.table.machine == subject.machine && $0.instance.map { _ in true } ?? false }
    if let life = run.lives[subject] {
      let lives = former.filter { $0.instance == life.instance } + [life]
      for life in lives { self.report(life, subject: subject, run: run, to: &report) }
    } else if !run.isToldBetter(subject), let group = run.classes[subject], let outcome = groups.first(where: { $0.subject == subject }) {
      self.report(group, outcome: outcome, run: run, to: &report)
    }
  }

  private func report(_ life: Life, subject: Run.Subject, run: Run, to report: inout RunReport) {
    let search = SilentStepSearch(table: life.table, coverage: coverages[life.coverage])
    let end = life.state == life.table.end ? nil : run.facts.last
    let states = life.history.intervals(search: search, end: end) { life.table.name(of: $0) }
    let final = life.state == .unknown ? nil : life.table.name(of: life.state)
    if subject.machine == .scene {
      let timeline = SceneTimeline(id: life.instance, pid: run.facts.pid, run: 0, finalState: final, states: states)
      report.scenes.append(.init(.life(life.number), timeline))
    } else if life.table.isTelling(life.counts) {
      var timeline = ViewControllerTimeline(
        className: life.className ?? "?", module: life.module, instance: life.instance, pid: run.facts.pid, run: 0,
        firstLine: life.first.line)
      timeline.lastLine = life.last.line
      (timeline.firstInput, timeline.lastInput) = (life.first.input, life.last.input)
      timeline.fill(counts: life.counts, told: life.told, states: states, finalState: final)
      timeline.lifetimeSeconds = life.lifetime
      report.controllers.append(.init(.life(life.number), timeline))
    }
  }

  private func report(_ group: AnonymousClass, outcome: ClassOutcome, run: Run, to report: inout RunReport) {
    var line = IntervalLine()
    for (state, moment) in outcome.states { line.open(group.table.name(of: state), at: moment) }
    let last = outcome.states.last?.state
    let states = line.closed(at: last == group.table.end ? nil : run.facts.last)
    let final = last.flatMap { $0 == .unknown ? nil : group.table.name(of: $0) }
    if group.table.machine == .scene {
      report.scenes.append(
        .init(.subject(outcome.subject), SceneTimeline(id: nil, pid: run.facts.pid, run: 0, finalState: final, states: states)))
    } else if group.table.isTelling(group.counts) {
      var timeline = ViewControllerTimeline(
        className: group.className ?? "?", module: group.module, instance: nil, pid: run.facts.pid, run: 0,
        firstLine: group.first.line)
      timeline.lastLine = group.last.line
      (timeline.firstInput, timeline.lastInput) = (group.first.input, group.last.input)
      timeline.fill(counts: group.counts, told: group.told, states: states, finalState: final)
      report.controllers.append(.init(.subject(outcome.subject), timeline))
    }
  }
}

extension Run {
  /// True if another input tells more of the same class, so that this input would only repeat it.
  fileprivate func isToldBetter(_ subject: Subject) -> Bool {
    guard let own = classes[subject]?.events, let position = order.firstIndex(of: subject) else { return false }
    return order.enumerated().contains { index, other in
      guard other != subject, other.machine == subject.machine, other.identity == nil, other.className == subject.className,
        let count = classes[other]?.events
      else { return false }
      return count > own || count == own && index < position
    }
  }
}

extension MachineTable {
  /// True if the events show more than a birth and a death, which objects of any kind print.
  fileprivate func isTelling(_ counts: [EventName: Int]) -> Bool {
    counts.keys.contains { event in
      !(reuse?.births.contains(event) ?? false) && event != reuse?.death && !CallbackRoles.commonOfObjects.contains(event)
    }
  }
}

extension ViewControllerTimeline {
  fileprivate mutating func fill(counts: [EventName: Int], told: ViewCounts, states: [Interval], finalState: String?) {
    let all = ViewCounts(counts)
    (loads, appearances) = (all.loads - told.loads, all.appearances - told.appearances)
    self.states = states
    self.finalState = finalState
    visibleSeconds = states.seconds(in: Self.visible)
  }
}

/// What callbacks come to.
struct ViewCounts: Sendable {
  /// How many times a view was loaded.
  var loads = 0
  /// How many times it appeared.
  var appearances = 0

  init() {}

  init(_ counts: [EventName: Int]) {
    loads = CallbackRoles.viewLoads.compactMap { counts[$0] }.max() ?? 0
    appearances = CallbackRoles.appearances.lazy.compactMap { counts[$0] }.first ?? 0
  }
}
