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
      let isAskedFor = told.event == .terminationRequested && run.facts.exit == nil
      return ProcessRun.Ending(told.kind, isAskedFor ? .likely : .certain, at: told.moment, of: run)
    }
    if let end = run.applicationEvents.last(where: { $0.name == .applicationWillTerminate }) {
      let isLate = run.facts.exit == nil && run.facts.last.seconds(since: end.moment).map { $0 > 6 } ?? false
      return ProcessRun.Ending(.clean, isLate ? .uncertain : (run.facts.exit == nil ? .likely : .certain), at: end.moment, of: run)
    }
    if let exit = run.endings.first { return ProcessRun.Ending(.exit, .certain, at: exit.moment, of: run) }
    if let next = successor(of: index) { return ProcessRun.Ending(.replaced, .likely, at: next.facts.first, of: run) }
    return ProcessRun.Ending(.logEnds, .certain, at: nil, of: run)
  }
}

extension ProcessRun.Ending {
  fileprivate init(_ kind: EndingKind, _ certainty: Certainty, at moment: Moment?, of run: Run) {
    let input = moment.flatMap { $0.input == run.input ? nil : $0.input }
    self.init(kind: kind.rawValue, certainty: certainty, line: moment?.line, input: input)
  }
}
