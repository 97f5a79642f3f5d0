import LogParser

/// Counts the rows that events take.
extension Analyzer {
  /// Counts an event of an instance that was in `from`.
  mutating func count(_ event: Event, from: StateID, life: Life, isLenient: Bool, run index: Int) {
    guard options.countsEdges, isReporting else { return }
    let isStartDoubtful = !life.startNeedsUnprinted.isEmpty && life.history.count <= 1
    let doubt = isStartDoubtful ? EdgeUse.Doubt(events: life.startNeedsUnprinted, process: runs[index].facts.coverage) : nil
    edges.record(
      EdgeUse(
        machine: life.table.machine, from: from, event: event.name, coverage: life.coverage, mayRelaunch: runs[index].facts.pid == nil,
        isLenient: isLenient, doubt: doubt))
  }

  /// Counts an event of a task; one that the log tells of for the first time may have begun before.
  mutating func countTask(_ event: Event, run index: Int) {
    let (table, key) = (MachineTable.backgroundTask, event.subject ?? "")
    let from = runs[index].taskStates[key] ?? (event.name == CallbackRoles.taskBegin ? table.start : .unknown)
    guard let to = from == .unknown ? table.implied[event.name] : table.edge(from: from, on: event.name)?.to else { return }
    runs[index].taskStates[key] = to
    guard options.countsEdges, isReporting else { return }
    edges.record(
      EdgeUse(
        machine: .task, from: from, event: event.name, coverage: runs[index].facts.coverage, mayRelaunch: false, isLenient: true))
  }

  /// Counts the events of a class without addresses: what its likeliest member did, and what no member could do.
  mutating func count(_ group: AnonymousClass, _ verdict: ClassVerdict) {
    for (use, count) in verdict.uses where options.countsEdges {
      edges.record(
        EdgeUse(
          machine: group.table.machine, from: use.from, event: use.event, coverage: group.coverage, mayRelaunch: false,
          isLenient: use.isRefused && (use.rule.flatMap { rule($0)?.needsAddress } ?? true)),
        times: count)
    }
  }
}
