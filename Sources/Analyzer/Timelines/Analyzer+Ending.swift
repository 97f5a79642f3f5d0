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
      return ProcessRun.Ending(told.kind, isAskedFor ? .likely : .certain, line: told.line)
    }
    if let end = run.applicationEvents.last(where: { $0.name == .applicationWillTerminate }) {
      let isLate = run.facts.exit == nil && run.facts.last.seconds(since: end.moment).map { $0 > 6 } ?? false
      return ProcessRun.Ending(.clean, isLate ? .uncertain : (run.facts.exit == nil ? .likely : .certain), line: end.moment.line)
    }
    if let exit = run.endings.first { return ProcessRun.Ending(.exit, .certain, line: exit.line) }
    if let next = successor(of: index) { return ProcessRun.Ending(.replaced, .likely, line: next.facts.first.line) }
    return ProcessRun.Ending(.logEnds, .certain, line: nil)
  }
}

extension ProcessRun.Ending {
  fileprivate init(_ kind: EndingKind, _ certainty: Certainty, line: Int?) {
    self.init(kind: kind.rawValue, certainty: certainty, line: line)
  }
}
