import LogParser

/// Reports of the system beside a log: whom they are about, and on what they say that it ran.
extension Analyzer {
  /// Takes an event of a report that belongs to no process of its own, but names one.
  mutating func takeReported(_ event: Event, at moment: Moment) -> ResolvedEvent {
    var event = event
    if event.subject == nil { event.subject = event.bundle }
    let pid = event.instance.flatMap { Int32($0) }
    guard !SystemProcesses.contains(event.subject), let index = target(of: event, at: moment) else {
      return ResolvedEvent(event: event, isEcho: false, process: event.subject, pid: pid)
    }
    let isEcho = advance(event, at: moment, run: index)
    return ResolvedEvent(event: event, isEcho: isEcho, process: runs[index].facts.name ?? event.subject, pid: runs[index].facts.pid ?? pid)
  }

  /// The versions of iOS that the runs of a trace may be on.
  func systems(of trace: Int) -> SystemRange {
    options.ios.map { SystemRange(major: $0) } ?? systemEvidence[trace]?.range ?? SystemRange()
  }

  /// Notes a version that a line prints.
  mutating func note(_ version: SystemVersion, in trace: Int) {
    if systemEvidence[trace, default: SystemEvidence()].note(version) { updateSystems(of: trace) }
  }

  /// Notes something that only some versions do.
  mutating func note(_ range: SystemRange, in trace: Int) {
    if systemEvidence[trace, default: SystemEvidence()].note(range) { updateSystems(of: trace) }
  }

  private mutating func updateSystems(of trace: Int) {
    let systems = systems(of: trace)
    for index in runs.indices where runs[index].trace == trace { runs[index].facts.systems = systems }
  }
}
