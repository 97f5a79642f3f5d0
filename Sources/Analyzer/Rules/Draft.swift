import LogParser

/// Names a draft in the docket.
public struct DraftID: Hashable, Sendable {
  let index: Int
}

/// What has to hold for a draft to become a finding; it may take the rest of the input to know.
enum DraftCondition: Sendable {
  /// One of these kinds of callback is printed by the source.
  case printed(Set<EventName>, CoverageID)
  /// None of these kinds of callback is printed by the source.
  case unprinted(Set<EventName>, CoverageID)
  /// No unprinted legal steps lead from the state to one that accepts the event.
  case unreachable(MachineTable, from: StateID, event: EventName, mayRelaunch: Bool, requiresLegal: Bool, CoverageID)

  var coverage: CoverageID {
    switch self {
    case .printed(_, let id), .unprinted(_, let id): id
    case .unreachable(_, _, _, _, _, let id): id
    }
  }

  /// Tells whether the condition holds; nil while more of the input could change the answer.
  func verdict(in coverages: CoverageTable, isFinal: Bool) -> Bool? {
    let coverage = coverages[self.coverage]
    switch self {
    case .printed(let events, _):
      return coverage.containsAny(of: events) ? true : (isFinal ? false : nil)
    case .unprinted(let events, _):
      // The promise that everything is printed does not print it.
      return coverage.events.isDisjoint(with: events) ? (isFinal ? true : nil) : false
    case .unreachable(let table, let from, let event, let mayRelaunch, let requiresLegal, _):
      let search = SilentStepSearch(table: table, coverage: coverage, mayRelaunch: mayRelaunch, requiresLegal: requiresLegal)
      return search.path(from: from, to: event) == nil ? true : (isFinal ? false : nil)
    }
  }
}
