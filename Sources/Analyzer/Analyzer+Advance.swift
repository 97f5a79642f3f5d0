import LogParser

/// Hands each event to the subject that it is about.
extension Analyzer {
  /// Advances whatever the event is about; returns true if it is an echo.
  mutating func advance(_ event: Event, at moment: Moment, run index: Int) -> Bool {
    turn(index, to: moment)
    if let range = SystemDeeds.versions(of: event) { note(range, in: runs[index].trace) }
    if CallbackRoles.phases.contains(event.name) { runs[index].hasPhases = true }
    runs[index].facts.events += 1
    runs[index].facts.last = moment
    switch event.machine {
    case .app: return advanceApplication(event, at: moment, run: index)
    case .scene, .viewController: return advanceSubject(event, at: moment, run: index)
    case .swiftui: return advancePhase(event, at: moment, run: index)
    case .task: return advanceTask(event, at: moment, run: index)
    case .system: return advanceSystem(event, at: moment, run: index)
    case .message: return advanceMessage(event, at: moment, run: index)
    }
  }

  // MARK: Application

  private mutating func advanceApplication(_ event: Event, at moment: Moment, run index: Int) -> Bool {
    takeOwnCallback(run: index)
    runs[index].style.insert(event.channel)
    let isEcho = runs[index].application.echoes.isEcho(event, at: moment)
    cover(event.name, for: runs[index].facts.coverage)
    moveApplication(event, at: moment, run: index, isEcho: isEcho, isLenient: false)
    if MachineCatalog.launches.contains(event.name) {
      runs[index].launchEventsSeen.insert(event.name)
      runs[index].facts.hasSeenLaunch = true
    }
    if MachineCatalog.wakes.contains(event.name), !isEcho, !runs[index].facts.isInForeground {
      runs[index].tasks.record(event, at: moment)
    }
    if CallbackRoles.memoryWarnings.contains(event.name), !isEcho { runs[index].memoryWarnings += 1 }
    if event.channel == .appDelegate, CallbackRoles.activations.contains(event.name) { runs[index].hasDelegateActivations = true }
    return isEcho
  }

  /// Moves the application machine; a lenient move is never at fault.
  private mutating func moveApplication(_ event: Event, at moment: Moment, run index: Int, isEcho: Bool, isLenient: Bool) {
    let from = runs[index].application.state
    var edge: Edge?
    if !isEcho {
      edge = runs[index].application.advance(event, at: moment)
      count(event, from: from, life: runs[index].application, isLenient: isLenient, run: index)
      runs[index].facts.state = runs[index].application.state
      runs[index].applicationEvents.append((event.name, moment))
    }
    updatePresence(run: index)
    let life = runs[index].application
    let step = Step(
      event: event, moment: moment, life: life.number, from: from, to: life.state, edge: edge, isEcho: isEcho,
      coverage: runs[index].facts.coverage, processCoverage: runs[index].facts.coverage)
    if let edge, !isLenient { judge(edge, step: step, subject: .application, run: index) }
    show(step, to: index)
    if !isEcho { runs[index].application.lastEvidence = Evidence(at: moment, text: event.text) }
  }

  // MARK: SwiftUI and the system

  private mutating func advancePhase(_ event: Event, at moment: Moment, run index: Int) -> Bool {
    takeOwnCallback(run: index)
    runs[index].style.insert(event.channel)
    let state = runs[index].application.state
    guard let name = MachineCatalog.applicationEvent(forPhase: event.name, in: state) else {
      show(passive(event, at: moment, run: index), to: index)
      return false
    }
    var translated = event
    translated.name = name
    cover(event.name, for: runs[index].facts.coverage)
    let isEcho = runs[index].application.echoes.isEcho(translated, at: moment)
    let isKnown = runs[index].application.table.edge(from: state, on: name)?.to == state && state != .unknown
    moveApplication(translated, at: moment, run: index, isEcho: isEcho || isKnown, isLenient: true)
    return isEcho
  }

  private mutating func advanceSystem(_ event: Event, at moment: Moment, run index: Int) -> Bool {
    if CallbackRoles.memoryWarnings.contains(event.name) { runs[index].memoryWarnings += 1 }
    if event.name == CallbackRoles.prewarming { runs[index].isPrewarmed = true }
    if runs[index].bundle == nil { runs[index].bundle = event.bundle }
    noteEnding(event, at: moment, run: index)
    guard MachineCatalog.applicationSystemEvents.contains(event.name) else {
      show(passive(event, at: moment, run: index), to: index)
      return false
    }
    let isView = MachineCatalog.visibilities.contains(event.name)
    if isView, runs[index].hasOwnCallbacks {
      show(passive(event, at: moment, run: index), to: index)
      return false
    }
    runs[index].isJudged = true
    if isView, runs[index].stateBeforeSystem == nil { runs[index].stateBeforeSystem = runs[index].application.state }
    let isEcho = runs[index].application.echoes.isEcho(event, at: moment)
    moveApplication(event, at: moment, run: index, isEcho: isEcho, isLenient: true)
    noteExit(event, run: index)
    return isEcho
  }

  /// Notes that the process itself speaks: what the system said of its state until now was a stopgap.
  mutating func takeOwnCallback(run index: Int) {
    runs[index].isJudged = true
    runs[index].hasOwnCallbacks = true
    guard let state = runs[index].stateBeforeSystem else { return }
    runs[index].application.state = state
    runs[index].stateBeforeSystem = nil
  }

  private mutating func noteExit(_ event: Event, run index: Int) {
    if MachineCatalog.exits.contains(event.name), runs[index].facts.exit == nil { runs[index].facts.exit = event }
  }

  /// Notes what the event says about the end of the process.
  private mutating func noteEnding(_ event: Event, at moment: Moment, run index: Int) {
    if let kind = EndingCatalog.countedKind(of: event) { runs[index].countedEndings.append((kind, event.name, moment)) }
    guard let kind = EndingCatalog.kind(of: event) else { return }
    runs[index].isJudged = true
    runs[index].endings.append((kind, event.name, moment))
  }

  private mutating func advanceTask(_ event: Event, at moment: Moment, run index: Int) -> Bool {
    if EndingCatalog.kind(of: event) != nil { return endByTask(event, at: moment, run: index) }
    cover(event.name, for: runs[index].facts.coverage)
    if isJoined(runs[index].trace), runs[index].taskEchoes[event.subject ?? "", default: EchoFilter()].isEcho(event, at: moment) {
      return true
    }
    runs[index].tasks.record(event, at: moment)
    countTask(event, run: index)
    runs[index].facts.openTasks = runs[index].tasks.openCount
    show(passive(event, at: moment, run: index), to: index)
    return false
  }

  /// The system ended the process because a task was not.
  private mutating func endByTask(_ event: Event, at moment: Moment, run index: Int) -> Bool {
    noteEnding(event, at: moment, run: index)
    show(passive(event, at: moment, run: index), to: index)
    guard runs[index].facts.exit == nil else { return false }
    var exit = event
    (exit.name, exit.machine, exit.detail) = (CallbackRoles.exit, .system, nil)
    moveApplication(exit, at: moment, run: index, isEcho: false, isLenient: true)
    noteExit(exit, run: index)
    return false
  }

  /// A step that moves no machine.
  func passive(_ event: Event, at moment: Moment, run index: Int) -> Step {
    let application = runs[index].application
    return Step(
      event: event, moment: moment, life: nil, from: application.state, to: application.state, edge: nil, isEcho: false,
      coverage: runs[index].facts.coverage, processCoverage: runs[index].facts.coverage)
  }

  // MARK: Shared steps

  /// Notes whether the application is seen, as its scenes or its own machine tell.
  mutating func updatePresence(run index: Int) {
    guard let scene = runs[index].aggregate.last?.state, runs[index].facts.exit == nil else {
      notePresence(runs[index].application.state, run: index)
      return
    }
    // A scene that is older than the log may be on screen unseen.
    let isSure = runs[index].facts.hasSeenLaunch || runs[index].application.state == StateID(ApplicationState.background)
    notePresence(scene == .background && !isSure ? .unknown : StateID(scene), run: index)
  }

  private mutating func notePresence(_ state: StateID, run index: Int) {
    runs[index].facts.isInBackground = state == StateID(ApplicationState.background) || state == StateID(ApplicationState.suspended)
    runs[index].facts.isActive = state == StateID(ApplicationState.active)
    runs[index].facts.isInForeground = runs[index].facts.isActive || state == StateID(ApplicationState.inactive)
  }

  /// Notes that the source prints this kind of callback, and decides what waited for that.
  mutating func cover(_ event: EventName, for id: CoverageID) {
    if coverages.insert(event, for: id) { docket.reconsider(id, in: coverages) }
  }

  /// Lets the checks of its input see the step; what the system tells concerns all.
  mutating func show(_ step: Step, to index: Int) {
    ask(runs[index].checks.indices, of: step.event.machine == .system ? nil : step.moment.input, run: index) { check, facts in
      check.observe(step, in: facts)
    }
  }

  /// Asks checks, all or those of an input, and carries out what they want.
  mutating func ask(
    _ slots: some Collection<Int>, of input: Int?, run index: Int, _ look: (inout any RuleCheck, RunFacts) -> [CheckAction]
  ) {
    // Taken out while they look, because they are many and what they look at must not be copied for each.
    var checks: [Run.CheckSlot] = []
    swap(&checks, &runs[index].checks)
    let facts = runs[index].facts
    var wanted: [(slot: Int, actions: [CheckAction])] = []
    for slot in slots where input == nil || checks[slot].input == input {
      let actions = look(&checks[slot].check, facts)
      if !actions.isEmpty { wanted.append((slot, actions)) }
    }
    swap(&checks, &runs[index].checks)
    for (slot, actions) in wanted { carryOut(actions, slot: slot, run: index) }
  }
}
