import LogParser

/// Scenes and controllers: with an identity one life each, without one a class that stands for any number.
extension Analyzer {
  mutating func advanceSubject(_ event: Event, at moment: Moment, run index: Int) -> Bool {
    takeOwnCallback(run: index)
    runs[index].style.insert(event.channel)
    let identity = event.instance.map(Self.normalized)
    let subject = Run.Subject(
      machine: event.machine, identity: identity, className: identity == nil && event.machine != .scene ? event.subject : nil,
      input: identity == nil ? moment.input : nil)
    if event.machine == .scene { cover(event.name, for: runs[index].facts.coverage) }
    let isEcho =
      identity == nil
      ? advanceClass(event, subject: subject, at: moment, run: index) : advanceLife(event, subject: subject, at: moment, run: index)
    if !isEcho, event.machine == .viewController { recordTransition(event, subject: subject, at: moment, run: index) }
    return isEcho
  }

  /// Addresses are compared as numbers: leading zeros and case do not matter.
  private static func normalized(_ identity: String) -> String {
    guard identity.hasPrefix("0x") else { return identity }
    let digits = identity.dropFirst(2).drop { $0 == "0" }
    return "0x" + digits.lowercased()
  }

  private mutating func coverage(of event: Event, isAnonymous: Bool, run index: Int) -> CoverageID {
    coverages.identifier(
      of: CoverageTable.Source(
        input: input, owner: runs[index].facts.coverage,
        className: event.machine == .scene ? "scene" : (event.subject ?? ""), isAnonymous: isAnonymous))
  }

  // MARK: With an identity

  private mutating func advanceLife(_ event: Event, subject: Run.Subject, at moment: Moment, run index: Int) -> Bool {
    guard let table = MachineCatalog.table(for: event.machine) else { return false }
    let id = coverage(of: event, isAnonymous: false, run: index)
    var life = runs[index].lives[subject] ?? newLife(event, table: table, coverage: id, at: moment, run: index)
    if runs[index].lives[subject] == nil { runs[index].order.append(subject) }
    let isEcho = life.echoes.isEcho(event, at: moment)
    if isEcho {
      runs[index].lives[subject] = life
      cover(event.name, for: id)
      return true
    }
    if isNewInstance(event, after: life, coverage: coverages[id], at: moment) {
      runs[index].formerLives.append(life)
      var next = newLife(event, table: table, coverage: id, at: moment, run: index)
      if life.state == table.end, next.startNeedsUnprinted.isEmpty {
        next.state = bornState(event, table: table, coverage: coverages[id], at: moment, after: life) ?? next.state
      }
      _ = next.echoes.isEcho(event, at: moment)
      life = next
    }
    cover(event.name, for: id)
    describe(&life, by: event)
    let from = life.state
    let edge = life.advance(event, at: moment)
    count(event, from: from, life: life, isLenient: false, run: index)
    runs[index].lives[subject] = life
    if event.machine == .scene { updateAggregate(by: event, at: moment, run: index) }
    let step = Step(
      event: event, moment: moment, life: life.number, from: from, to: life.state, edge: edge, isEcho: false, coverage: id,
      processCoverage: runs[index].facts.coverage)
    if let edge { judge(edge, step: step, subject: .life(subject), run: index) }
    show(step, to: index)
    runs[index].lives[subject]?.lastEvidence = Evidence(at: moment, text: event.text)
    return false
  }

  private mutating func newLife(_ event: Event, table: MachineTable, coverage: CoverageID, at moment: Moment, run index: Int) -> Life {
    let (isLaunchSeen, unprinted) = runs[index].isLaunchSeen(coverage: coverages[runs[index].facts.coverage])
    let isNew = isLaunchSeen && !runs[index].hasForgottenLives
    var life = Life(number: nextLife, table: table, coverage: coverage, state: isNew ? table.start : .unknown, at: moment)
    if isNew { life.startNeedsUnprinted = unprinted }
    nextLife += 1
    return life
  }

  private func describe(_ life: inout Life, by event: Event) {
    life.className = event.subject ?? life.className
    life.module = event.module ?? life.module
    life.instance = event.instance ?? life.instance
  }

  /// True if the identity names another instance now.
  private func isNewInstance(_ event: Event, after life: Life, coverage: Coverage, at moment: Moment) -> Bool {
    guard let reuse = life.table.reuse else { return false }
    if let subject = event.subject, let known = life.className, subject != known,
      reuse.births.contains(event.name) || reuse.loads.contains(event.name)
    {
      return true
    }
    if life.state != life.table.end { return mayHaveBeenReplaced(life, by: event, reuse: reuse, coverage: coverage, at: moment) }
    if reuse.births.contains(event.name) || reuse.loads.contains(event.name) { return true }
    if life.table.edge(from: life.state, on: event.name)?.legality.isAccepted ?? true { return false }
    if let ended = life.endedAt, let seconds = moment.seconds(since: ended), seconds > 1 { return true }
    return bornState(event, table: life.table, coverage: coverage, at: moment, after: life) != nil
  }

  /// A birth at a living address, or a load that may be another instance's where neither birth nor death is printed.
  private func mayHaveBeenReplaced(
    _ life: Life, by event: Event, reuse: MachineTable.Reuse, coverage: Coverage, at moment: Moment
  ) -> Bool {
    if reuse.births.contains(event.name) { return life.state != life.table.start && life.state != .unknown }
    guard reuse.loads.contains(event.name), !coverage.containsAny(of: reuse.births.union([reuse.death])) else { return false }
    if life.state == reuse.resting, reuse.shown.isSubset(of: life.counts.keys) { return true }
    if reuse.shown.allSatisfy(coverage.contains) { return false }
    return moment.seconds(since: life.last).map { $0 > 1 } ?? !moment.isNext(to: life.last)
  }

  /// The start state, if an unprinted birth and unprinted loads lead from it to the event by legal edges.
  private func bornState(_ event: Event, table: MachineTable, coverage: Coverage, at moment: Moment, after life: Life) -> StateID? {
    guard let reuse = table.reuse, event.name != reuse.death, !coverage.containsAny(of: reuse.births) else { return nil }
    let search = SilentStepSearch(table: table, coverage: coverage, requiresLegal: true)
    guard let path = search.path(from: table.start, to: event.name), path.edges.allSatisfy({ reuse.loads.contains($0.event) }) else {
      return nil
    }
    return table.start
  }

  // MARK: Without an identity

  private mutating func advanceClass(_ event: Event, subject: Run.Subject, at moment: Moment, run index: Int) -> Bool {
    guard let table = MachineCatalog.table(for: event.machine) else { return false }
    let id = coverage(of: event, isAnonymous: true, run: index)
    if runs[index].classes[subject] == nil {
      runs[index].order.append(subject)
      runs[index].classes[subject] = AnonymousClass(table: table, coverage: id, at: moment)
    }
    guard var group = runs[index].classes.removeValue(forKey: subject) else { return false }
    cover(event.name, for: id)
    let isEcho = group.echoes.isEcho(event, at: moment)
    let launch = runs[index].isLaunchSeen(coverage: coverages[runs[index].facts.coverage])
    group.className = event.subject ?? group.className
    group.module = event.module ?? group.module
    group.advance(
      AnonymousClass.Sighting(
        event: event.name, column: event.column, text: event.text, moment: moment, mayBeEcho: isEcho, isLaunchSeen: launch.seen,
        isEarly: runs[index].isEarly(at: moment), isReported: isReporting),
      coverage: coverages[id], library: &bags)
    let state = group.liveState ?? table.implied[event.name] ?? .unknown
    runs[index].classes[subject] = group
    if event.machine == .scene { updateAggregate(by: event, at: moment, run: index) }
    show(
      Step(
        event: event, moment: moment, life: nil, from: .unknown, to: state, edge: nil, isEcho: isEcho, coverage: id,
        processCoverage: runs[index].facts.coverage), to: index)
    return isEcho
  }

  // MARK: What follows from them

  private mutating func recordTransition(_ event: Event, subject: Run.Subject, at moment: Moment, run index: Int) {
    if subject.identity == nil {
      // Two inputs may both tell of it, and without an address nothing shows that it is the same.
      let teller = runs[index].transitionInput ?? moment.input
      runs[index].transitionInput = teller
      guard teller == moment.input else { return }
    }
    let name = event.subject ?? subject.identity ?? "?"
    runs[index].transitions.record(
      event.name, key: subject.identity ?? name, name: name, at: moment, isLaunchSeen: runs[index].facts.hasSeenLaunch,
      pid: runs[index].facts.pid, run: index)
  }

  /// The application is as active as its most active scene.
  private mutating func updateAggregate(by event: Event, at moment: Moment, run index: Int) {
    let lives = runs[index].lives.filter { $0.key.machine == .scene }.map(\.value.state)
    let group = runs[index].classes.filter { $0.key.machine == .scene }.values.max { $0.last.position < $1.last.position }
    let groups = [group?.liveState].compactMap(\.self)
    let states = (lives + groups).filter { $0 != .unknown }
    let table = MachineTable.scene
    guard let best = states.max(by: { table.states[Int($0.index)].prominence < table.states[Int($1.index)].prominence }) else { return }
    let state = MachineCatalog.applicationState(forScene: best)
    if runs[index].aggregate.last?.state != state {
      runs[index].aggregate.append((state, moment))
      if state == .background, MachineCatalog.backgroundEntries.contains(event.name) { runs[index].sceneTrips += 1 }
    }
    updatePresence(run: index)
  }
}
