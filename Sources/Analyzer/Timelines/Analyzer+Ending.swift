import LogParser

/// Says how a run ended, from everything that the log tells about it.
extension Analyzer {
  /// What says most first: the reason of a kill tells more than the signal that carried it out.
  private static let precedence: [EndingKind] = [
    .backgroundTime, .lockedFile, .watchdog, .policy, .memoryLimit, .bootstrapFailed, .crash, .memoryPressure, .userQuit,
  ]

  func ending(of index: Int) -> ProcessRun.Ending {
    let run = runs[index]
    if let told = Self.precedence.lazy.compactMap({ kind in run.endings.first { $0.kind == kind } }).first {
      let isAskedFor = told.event == CallbackRoles.terminationRequest && run.facts.exit == nil
      return ProcessRun.Ending(told.kind, isAskedFor ? .likely : .certain, at: run.tellers(of: told.kind), of: run)
    }
    if let end = run.applicationEvents.last(where: { $0.name == CallbackRoles.farewell }) {
      let isLate = run.facts.exit == nil && run.facts.last.seconds(since: end.moment).map { $0 > 6 } ?? false
      return ProcessRun.Ending(.clean, isLate ? .uncertain : (run.facts.exit == nil ? .likely : .certain), at: [end.moment], of: run)
    }
    if !run.endings.isEmpty { return ProcessRun.Ending(.exit, .certain, at: run.tellers(of: .exit), of: run) }
    if let next = successor(of: index) { return ProcessRun.Ending(.replaced, .likely, at: [next.facts.first], of: run) }
    if let counted = run.countedEndings.first, run.countedEndings.allSatisfy({ $0.kind == counted.kind }) {
      // A day may hold more runs than the log.
      return ProcessRun.Ending(counted.kind, .uncertain, at: [counted.moment], of: run)
    }
    return ProcessRun.Ending(.logEnds, .certain, at: [], of: run)
  }
}

extension Run {
  /// Lines that tell of an ending, each once; many daemons tell of one kill.
  fileprivate func tellers(of kind: EndingKind) -> [Moment] {
    var lines: Set<LinePlace> = []
    let moments = endings.filter { $0.kind == kind }.map(\.moment)
    return Array(moments.filter { lines.insert(LinePlace(input: $0.input, line: $0.line)).inserted }.prefix(8))
  }
}

extension ProcessRun.Ending {
  fileprivate init(_ kind: EndingKind, _ certainty: Certainty, at moments: [Moment], of run: Run) {
    let input = moments.first.flatMap { $0.input == run.input ? nil : $0.input }
    self.init(kind: kind.rawValue, certainty: certainty, line: moments.first?.line, input: input)
    deciding = moments
  }
}
