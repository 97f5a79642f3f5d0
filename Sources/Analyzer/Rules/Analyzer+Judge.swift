import LogParser

/// Turns rows of the tables, and what checks ask for, into drafts.
extension Analyzer {
  /// Whose life took the row.
  enum JudgedSubject {
    case application
    case life(Run.Subject)
  }

  /// Drafts a finding if the row belongs to a rule; the same fault again in a row is counted, not told twice.
  mutating func judge(_ edge: Edge, step: Step, subject: JudgedSubject, run index: Int) {
    guard let id = edge.rule, let rule = rule(id), rule.condition.hasEdges else {
      if edge.rule == nil { setFault(nil, of: subject, run: index) }
      return
    }
    guard let life = life(of: subject, run: index) else { return }
    let conditions = conditions(of: edge, step: step, life: life, run: index)
    if let fault = life.fault, fault.rule == id, fault.from == edge.from,
      fault.event == edge.event || docket.isSure(fault.draft, and: conditions, in: coverages)
    {
      let quoted = Evidence(step)
      docket.amend(fault.draft) { finding in
        finding.count += 1
        if finding.evidence.count < 4 { finding.evidence.append(quoted) }
      }
      return
    }
    let finding = finding(rule, edge: edge, step: step, life: life, run: index)
    let draft = docket.add(finding, in: group(of: finding), if: conditions, in: coverages, isLasting: true)
    setFault(Life.Fault(rule: id, from: edge.from, event: edge.event, draft: draft), of: subject, run: index)
  }

  private func conditions(of edge: Edge, step: Step, life: Life, run index: Int) -> [DraftCondition] {
    var conditions: [DraftCondition] = [
      .unreachable(
        life.table, from: edge.from, event: edge.event, mayRelaunch: runs[index].facts.pid == nil,
        requiresLegal: edge.legality == .odd, step.coverage)
    ]
    if !life.startNeedsUnprinted.isEmpty, life.history.count <= 1 {
      conditions.append(.unprinted(life.startNeedsUnprinted, runs[index].facts.coverage))
    }
    return conditions
  }

  /// Returns a rule that is applied; nil for one that was skipped.
  func rule(_ id: String) -> Rule? { options.wants(rule: id) ? rules.first { $0.id == id } : nil }

  private func life(of subject: JudgedSubject, run index: Int) -> Life? {
    switch subject {
    case .application: runs[index].application
    case .life(let key): runs[index].lives[key]
    }
  }

  private mutating func setFault(_ fault: Life.Fault?, of subject: JudgedSubject, run index: Int) {
    switch subject {
    case .application: runs[index].application.fault = fault
    case .life(let key): runs[index].lives[key]?.fault = fault
    }
  }

  private func finding(_ rule: Rule, edge: Edge, step: Step, life: Life, run index: Int) -> Finding {
    let facts = runs[index].facts
    let evidence = [life.lastEvidence, Evidence(step)].compactMap { $0 }
    return Finding(
      rule: rule.id, severity: edge.legality == .illegal ? max(.error, rule.severity) : rule.severity,
      certainty: runs[index].hasLostMessages ? .uncertain : rule.certainty, input: step.moment.input, line: step.moment.line,
      column: step.event.column, time: step.moment.time, machine: rule.machine, process: facts.name, pid: facts.pid,
      subject: life.className,
      instance: life.instance, callback: edge.event, message: edge.sentence(about: life.className, in: life.table, title: rule.title),
      evidence: evidence,
      help: rule.remedy)
  }

  /// The findings that a finding is counted with.
  func group(of finding: Finding) -> FindingGroup {
    FindingGroup(
      rule: finding.rule, exception: options.exceptions.isEmpty ? nil : options.exceptions.firstIndex { $0.covers(finding) },
      isReported: isReporting)
  }

  // MARK: Checks

  /// Does what a check asks for.
  mutating func carryOut(_ actions: [CheckAction], slot: Int, run index: Int) {
    for action in actions {
      switch action {
      case .draft(let draft, let key, let step): take(draft, key: key, step: step, slot: slot, run: index)
      case .confirm(let key): runs[index].checks[slot].drafts[key].map { docket.confirm($0) }
      case .withdraw(let key):
        if let draft = runs[index].checks[slot].drafts.removeValue(forKey: key) { docket.withdraw(draft) }
      }
    }
  }

  private mutating func take(_ draft: CheckDraft, key: Int, step: Step?, slot: Int, run index: Int) {
    let rule = rules[runs[index].checks[slot].rule]
    let facts = runs[index].facts
    let certainty = draft.certainty ?? rule.certainty
    let finding = Finding(
      rule: rule.id, severity: draft.severity ?? rule.severity,
      certainty: runs[index].hasLostMessages && certainty == .likely ? .uncertain : certainty, input: draft.moment.input,
      line: draft.moment.line, column: draft.column, time: draft.moment.time, machine: rule.machine, process: facts.name, pid: facts.pid,
      subject: draft.subject,
      instance: draft.instance, callback: draft.callback, message: draft.message, count: draft.count, evidence: draft.evidence,
      help: rule.remedy)
    if let known = runs[index].checks[slot].drafts[key] { docket.withdraw(known) }
    let conditions = draft.conditions.compactMap { condition($0, step: step, run: index) }
    let id = docket.add(finding, in: group(of: finding), if: conditions, in: coverages)
    runs[index].checks[slot].drafts[key] = docket.holds(id) ? id : nil
  }

  private func condition(_ condition: CheckCondition, step: Step?, run index: Int) -> DraftCondition? {
    let process = runs[index].facts.coverage
    switch condition {
    case .printed(let events, .process): return .printed(events, process)
    case .printed(let events, .subject): return .printed(events, step?.coverage ?? process)
    case .unprinted(let events, .process): return .unprinted(events, process)
    case .unprinted(let events, .subject): return .unprinted(events, step?.coverage ?? process)
    case .unexplained:
      guard let step, let edge = step.edge, let table = MachineCatalog.table(for: step.event.machine) else { return nil }
      return .unreachable(
        table, from: edge.from, event: edge.event, mayRelaunch: runs[index].facts.pid == nil, requiresLegal: false, step.coverage)
    }
  }
}

extension Edge {
  /// Says what happened: the callback, whose it is, the state that it met, and why that is wrong.
  func sentence(about subject: String?, in table: MachineTable, title: String) -> String {
    let owner: String
    switch table.machine {
    case .app: owner = "the application"
    case .scene: owner = "the scene"
    default: owner = subject ?? "the instance"
    }
    return "\(event.rawValue) came while \(owner) was \(table.name(of: from)): \(title.startingLowercase)"
  }
}

extension String {
  /// The string with a small first letter, unless it starts with an acronym or a name of UIKit's.
  fileprivate var startingLowercase: String {
    guard let first, first.isUppercase, dropFirst().first?.isLowercase == true || dropFirst().first == " " else { return self }
    return first.lowercased() + dropFirst()
  }
}
