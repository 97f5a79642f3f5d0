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

/// A finding in waiting.
struct Draft: Sendable {
  enum Status: Sendable { case waiting, confirmed, dropped }

  var finding: Finding
  var conditions: [DraftCondition]
  var status = Status.waiting
}

/// Holds every draft until the coverage that it needs is known.
struct Docket: Sendable {
  private(set) var drafts: [Draft] = []
  private var waiting: [CoverageID: [Int]] = [:]
  /// Lasting drafts that nobody has been told of.
  private var untold: [Int] = []

  /// Takes a draft and decides it at once where that is possible; once decided, a lasting one is never withdrawn.
  mutating func add(
    _ finding: Finding, if conditions: [DraftCondition], in coverages: CoverageTable, isLasting: Bool = false
  ) -> DraftID {
    let index = drafts.count
    drafts.append(Draft(finding: finding, conditions: conditions))
    if isLasting { untold.append(index) }
    decide(index, in: coverages, isFinal: false)
    if drafts[index].status == .waiting {
      for id in Set(conditions.map(\.coverage)) { waiting[id, default: []].append(index) }
    }
    return DraftID(index: index)
  }

  /// Decides what waited for the coverage of `id`.
  mutating func reconsider(_ id: CoverageID, in coverages: CoverageTable) {
    guard let indices = waiting[id] else { return }
    for index in indices where drafts[index].status == .waiting { decide(index, in: coverages, isFinal: false) }
    waiting[id] = indices.filter { drafts[$0].status == .waiting }
  }

  /// True if the draft is a finding, and one on these conditions would be: both are one fault, whatever else comes.
  func isSure(_ id: DraftID, and conditions: [DraftCondition], in coverages: CoverageTable) -> Bool {
    drafts[id.index].status == .confirmed && conditions.allSatisfy { $0.verdict(in: coverages, isFinal: false) == true }
  }

  /// Decides everything that is left: no more coverage will come.
  mutating func close(in coverages: CoverageTable) {
    for index in drafts.indices where drafts[index].status == .waiting { decide(index, in: coverages, isFinal: true) }
  }

  /// Changes a draft that is still wanted: counts one more case, adds evidence, rewrites the text.
  mutating func amend(_ id: DraftID, _ change: (inout Finding) -> Void) { change(&drafts[id.index].finding) }

  /// Makes a draft a finding whatever its conditions.
  mutating func confirm(_ id: DraftID) { drafts[id.index].status = .confirmed }

  /// Withdraws a draft.
  mutating func withdraw(_ id: DraftID) { drafts[id.index].status = .dropped }

  /// Returns lasting drafts that became findings since the last call, as they are now.
  mutating func takeDecided() -> [Finding] {
    guard !untold.isEmpty else { return [] }
    let decided = untold.filter { drafts[$0].status == .confirmed }
    untold.removeAll { drafts[$0].status != .waiting }
    return decided.map { drafts[$0].finding }
  }

  /// The drafts that became findings.
  var confirmed: [Draft] { drafts.filter { $0.status == .confirmed } }

  private mutating func decide(_ index: Int, in coverages: CoverageTable, isFinal: Bool) {
    let verdicts = drafts[index].conditions.map { $0.verdict(in: coverages, isFinal: isFinal) }
    if verdicts.contains(false) {
      drafts[index].status = .dropped
    } else if verdicts.allSatisfy({ $0 == true }) {
      drafts[index].status = .confirmed
    }
  }
}
