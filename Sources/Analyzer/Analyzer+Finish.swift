import LogParser

/// The end of the inputs: nothing more will be printed, so everything that waited is decided.
extension Analyzer {
  /// Decides what is left and returns everything that was learned.
  ///
  /// For inputs that were joined, `alone` is an analyzer that took each of them, under the same index, as a trace of its own.
  public mutating func finish(judging alone: Analyzer? = nil) -> Analysis {
    var findings = settle()
    if var alone { findings = merged(findings, alone: alone.settle()) }
    var analysis = Analysis()
    analysis.inputs = inputs
    analysis.isJoined = Set(traces).count < traces.count
    for report in archive.all { report.write(to: &analysis) }
    analysis.leftOut = archive.leftOut
    analysis.take(findings.map(\.withOwnInputLeftOut).sorted(by: Finding.precedes), options)
    analysis.take(docket.overflow, options)
    analysis.edges = edges.counts(in: coverages)
    return analysis
  }

  /// Returns findings that were decided since the last call and that no later line can take back.
  public mutating func takeDecided() -> [Finding] {
    docket.takeDecided().compactMap { finding in
      guard !options.isWindowed || windows.contains(line: finding.line, of: finding.input),
        !options.exceptions.contains(where: { $0.covers(finding) })
      else { return nil }
      var finding = finding.withOwnInputLeftOut
      finding.severity = options.severities[finding.rule] ?? finding.severity
      return finding
    }
  }

  /// Decides what waited for the end; returns what was found.
  private mutating func settle() -> [Finding] {
    for index in openRuns { end(index) }
    let groups = openRuns.map { (index: $0, groups: replayClasses(run: $0)) }
    for index in openRuns where isStranger(runs[index]) { dropFindings(of: index) }
    for index in openRuns { settleMessages(of: index) }
    for (index, groups) in groups where isReported(runs[index]) { archive.add(report(index, groups: groups)) }
    for report in archive.all where isStranger(report) { archive.remove(report).forEach { docket.withdraw($0) } }
    docket.close(in: coverages)
    return docket.confirmed.filter { !options.isWindowed || windows.contains(line: $0.line, of: $0.input) }
  }

  /// Runs that may go on, in the order of their first lines.
  var openRuns: [Int] { runs.indices.filter { !runs[$0].isRetired }.sorted { runs[$0].number < runs[$1].number } }

  func isReported(_ run: Run) -> Bool { (run.isJudged || !run.tasks.tasks.isEmpty || !run.messages.isEmpty) && !isStranger(run) }

  /// An app that only the system tells of, beside one that speaks for itself: somebody else's on the same device.
  func isStranger(_ run: Run) -> Bool { !run.hasOwnCallbacks && isStranger(run.names, in: run.trace) }

  private func isStranger(_ report: RunReport) -> Bool {
    report.doubtful != nil && isStranger(ApplicationNames(executable: report.process.name, bundle: report.process.bundle), in: report.trace)
  }

  private func isStranger(_ names: ApplicationNames, in trace: Int) -> Bool {
    guard names.executable != nil || names.bundle != nil else { return false }
    let open = runs.lazy.filter { $0.trace == trace && $0.hasOwnCallbacks }.map(\.names)
    let all = speakers[trace, default: []].union(open)
    return !all.isEmpty && !all.contains { $0.fit(names) }
  }

  mutating func dropFindings(of index: Int) {
    for draft in runs[index].drafts { docket.withdraw(draft) }
    for slot in runs[index].checks.indices { runs[index].checks[slot].drafts = [:] }
    _ = runs[index].messages.removeAll()
  }

  /// Ends a run: no more lines of it will come.
  mutating func end(_ index: Int) {
    if let end = ends[runs[index].input] { runs[index].facts.inputEnd = end }
    let facts = runs[index].facts
    runs[index].transitions.finish(isLaunchSeen: facts.hasSeenLaunch, pid: facts.pid, run: index)
    endChecks(index, successor: successor(of: index)?.facts)
  }

  mutating func endChecks(_ index: Int, successor: RunFacts?) {
    let facts = runs[index].facts
    for slot in runs[index].checks.indices {
      let actions = runs[index].checks[slot].check.end(in: facts, successor: successor)
      if !actions.isEmpty { carryOut(actions, slot: slot, run: index) }
    }
  }

  /// The next run of the same executable, if this run was silent from then on.
  func successor(of index: Int) -> Run? {
    let run = runs[index]
    let later = runs.lazy.filter {
      $0.number > run.number && !$0.isRetired && $0.trace == run.trace && $0.facts.name == run.facts.name && $0.isJudged
    }
    guard let next = later.min(by: { $0.number < $1.number }), next.facts.first.position > run.facts.last.position else { return nil }
    return next
  }

  // MARK: Classes without addresses

  /// The states of a class whose instances cannot be told apart.
  struct ClassOutcome {
    let subject: Run.Subject
    let states: [(state: StateID, moment: Moment)]
  }

  /// Judges the classes without addresses; those that wait for the end of the run, only there.
  mutating func replayClasses(run index: Int, isEnd: Bool = true) -> [ClassOutcome] {
    runs[index].order.compactMap { subject in
      guard let group = runs[index].classes[subject], isEnd || group.isSettled else { return nil }
      let verdict = group.judged(by: coverages[group.coverage], library: &bags)
      count(group, verdict)
      draft(verdict.refusals, of: group, run: index)
      return ClassOutcome(subject: subject, states: verdict.states)
    }
  }

  private mutating func draft(_ refusals: [ClassVerdict.Refusal], of group: AnonymousClass, run index: Int) {
    var last: (rule: String, from: StateID, draft: DraftID)?
    for refusal in refusals {
      guard let id = refusal.edge.rule, let rule = rule(id), rule.condition.hasEdges, !rule.needsAddress else { continue }
      if let known = last, known.rule == id, known.from == refusal.edge.from {
        docket.amend(known.draft) { $0.count += refusal.count }
        continue
      }
      let finding = anonymousFinding(rule, refusal: refusal, group: group, run: index)
      last = (id, refusal.edge.from, docket.add(finding, in: self.group(of: finding), if: [], in: coverages))
    }
  }

  private func anonymousFinding(_ rule: Rule, refusal: ClassVerdict.Refusal, group: AnonymousClass, run index: Int) -> Finding {
    let sighting = refusal.sighting
    let evidence = [refusal.before, sighting].compactMap { $0.map { Evidence(at: $0.moment, text: $0.text) } }
    let sentence = refusal.edge.sentence(about: group.className, in: group.table, title: rule.title)
    let what = group.table.machine == .scene ? "scenes print no session" : "the class prints no addresses"
    return Finding(
      rule: rule.id, severity: refusal.edge.legality == .illegal ? max(.error, rule.severity) : rule.severity, certainty: .uncertain,
      input: sighting.moment.input, line: sighting.moment.line, column: sighting.column, time: sighting.moment.time,
      machine: rule.machine,
      process: runs[index].facts.name, pid: runs[index].facts.pid, subject: group.className, callback: refusal.edge.event,
      message: "\(sentence); \(what), so another instance may be behind it",
      count: refusal.count, evidence: evidence, help: rule.remedy)
  }
}

extension Finding {
  /// The finding with the inputs of its quotations only where they are not its own.
  fileprivate var withOwnInputLeftOut: Finding {
    var finding = self
    for index in evidence.indices where evidence[index].input == input { finding.evidence[index].input = nil }
    return finding
  }

  /// The fixed order of findings: input, line, rule, then whatever tells equals apart.
  static func precedes(_ left: Finding, _ right: Finding) -> Bool {
    (left.input, left.line ?? 0, left.rule, left.instance ?? "", left.subject ?? "", left.message)
      < (right.input, right.line ?? 0, right.rule, right.instance ?? "", right.subject ?? "", right.message)
  }
}
