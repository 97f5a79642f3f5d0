import LogParser

/// Findings that are counted together: a log may hold any number of them, a report only so many.
struct FindingGroup: Hashable, Sendable {
  /// Id of the rule.
  let rule: String
  /// Position of the exception that accepts them; nil for findings that count.
  let exception: Int?
  /// True if they stand on lines that the caller asked about.
  let isReported: Bool
}

/// A finding in waiting.
private struct Draft: Sendable {
  enum Status: Sendable { case waiting, confirmed }

  var finding: Finding
  let group: FindingGroup
  let conditions: [DraftCondition]
  var status = Status.waiting
}

/// Holds every draft until the coverage that it needs is known, and of each group no more findings than a report shows.
struct Docket: Sendable {
  /// Drafts that wait for the same prints.
  private struct Queue: Hashable {
    let group: FindingGroup
    let coverages: [CoverageID]
  }

  /// Findings of one group beyond the limit.
  struct Overflow: Sendable {
    var count = 0
    var severity = Severity.info
    var certainty = Certainty.uncertain
  }

  private static let untoldLimit = 10_000

  private let limit: Int
  private var drafts: [Int: Draft] = [:]
  private var next = 0
  private var waiting: [CoverageID: [Int]] = [:]
  /// Lasting drafts that nobody has been told of.
  private var untold: [Int] = []
  private var kept: [FindingGroup: Int] = [:]
  private var queued: [Queue: Int] = [:]
  /// Drafts beyond the limit whose fate nobody awaits; they count if their group has findings.
  private var unqueued: [FindingGroup: Overflow] = [:]
  /// Findings that are counted only.
  private(set) var overflow: [FindingGroup: Overflow] = [:]

  /// Makes a docket that keeps at most `limit` findings of each group.
  init(limit: Int) { self.limit = limit }

  /// Takes a draft and decides it at once where that is possible; once decided, a lasting one is never withdrawn.
  mutating func add(
    _ finding: Finding, in group: FindingGroup, if conditions: [DraftCondition], in coverages: CoverageTable, isLasting: Bool = false
  ) -> DraftID {
    let index = next
    next += 1
    let verdict = Self.verdict(on: conditions, in: coverages, isFinal: false)
    guard verdict != false else { return DraftID(index: index) }
    let draft = Draft(finding: finding, group: group, conditions: conditions)
    guard verdict == nil else {
      drafts[index] = draft
      confirm(index)
      if isLasting { tell(index) }
      return DraftID(index: index)
    }
    guard enqueue(index, draft) else { return DraftID(index: index) }
    drafts[index] = draft
    if isLasting { tell(index) }
    return DraftID(index: index)
  }

  private mutating func tell(_ index: Int) {
    guard drafts[index] != nil else { return }
    untold.append(index)
    // Not everybody asks.
    if untold.count > Self.untoldLimit { untold.removeFirst(Self.untoldLimit / 2) }
  }

  /// Decides what waited for the coverage of `id`.
  mutating func reconsider(_ id: CoverageID, in coverages: CoverageTable) {
    guard let indices = waiting.removeValue(forKey: id) else { return }
    for index in indices { decide(index, in: coverages, isFinal: false) }
    let left = indices.filter { drafts[$0]?.status == .waiting }
    if !left.isEmpty { waiting[id] = left }
  }

  /// Decides everything that is left: no more coverage will come.
  mutating func close(in coverages: CoverageTable) {
    for index in drafts.keys.sorted() { decide(index, in: coverages, isFinal: true) }
    for (group, rest) in unqueued where kept[group, default: 0] > 0 { overflow[group, default: Overflow()].add(rest) }
    (waiting, queued, unqueued) = ([:], [:], [:])
  }

  /// True if the draft is a finding, and one on these conditions would be: both are one fault, whatever else comes.
  func isSure(_ id: DraftID, and conditions: [DraftCondition], in coverages: CoverageTable) -> Bool {
    drafts[id.index]?.status == .confirmed && Self.verdict(on: conditions, in: coverages, isFinal: false) == true
  }

  /// True if the draft is a finding or may become one.
  func holds(_ id: DraftID) -> Bool { drafts[id.index] != nil }

  /// Changes a draft that is still wanted: counts one more case, adds evidence, rewrites the text.
  mutating func amend(_ id: DraftID, _ change: (inout Finding) -> Void) {
    guard var finding = drafts[id.index]?.finding else { return }
    change(&finding)
    drafts[id.index]?.finding = finding
  }

  /// Makes a draft a finding whatever its conditions.
  mutating func confirm(_ id: DraftID) { confirm(id.index) }

  /// Withdraws a draft.
  mutating func withdraw(_ id: DraftID) { drop(id.index) }

  /// Returns lasting drafts that became findings since the last call, as they are now.
  mutating func takeDecided() -> [Finding] {
    guard !untold.isEmpty else { return [] }
    let decided = untold.compactMap { drafts[$0] }.filter { $0.status == .confirmed }
    untold.removeAll { drafts[$0]?.status != .waiting }
    return decided.map(\.finding)
  }

  /// The drafts that became findings, in the order in which they were added.
  var confirmed: [Finding] {
    drafts.filter { $0.value.status == .confirmed }.sorted { $0.key < $1.key }.map(\.value.finding)
  }

  // MARK: Deciding

  private static func verdict(on conditions: [DraftCondition], in coverages: CoverageTable, isFinal: Bool) -> Bool? {
    var isKnown = true
    for condition in conditions {
      switch condition.verdict(in: coverages, isFinal: isFinal) {
      case false?: return false
      case nil: isKnown = false
      case true?: break
      }
    }
    return isKnown ? true : nil
  }

  private mutating func decide(_ index: Int, in coverages: CoverageTable, isFinal: Bool) {
    guard let draft = drafts[index], draft.status == .waiting else { return }
    switch Self.verdict(on: draft.conditions, in: coverages, isFinal: isFinal) {
    case true?: confirm(index)
    case false?: drop(index)
    case nil: break
    }
  }

  private mutating func confirm(_ index: Int) {
    guard let draft = drafts[index], draft.status == .waiting else { return }
    dequeue(draft)
    guard kept[draft.group, default: 0] < limit else {
      drafts[index] = nil
      overflow[draft.group, default: Overflow()].add(draft.finding)
      return
    }
    kept[draft.group, default: 0] += 1
    drafts[index]?.status = .confirmed
  }

  private mutating func drop(_ index: Int) {
    guard let draft = drafts.removeValue(forKey: index) else { return }
    guard draft.status == .waiting else { return kept[draft.group, default: 0] -= 1 }
    dequeue(draft)
    for id in Self.queue(of: draft).coverages { waiting[id]?.removeAll { $0 == index } }
  }

  // MARK: Waiting

  private mutating func enqueue(_ index: Int, _ draft: Draft) -> Bool {
    let queue = Self.queue(of: draft)
    guard queued[queue, default: 0] < limit else {
      unqueued[draft.group, default: Overflow()].add(draft.finding)
      return false
    }
    queued[queue, default: 0] += 1
    for id in queue.coverages { waiting[id, default: []].append(index) }
    return true
  }

  private mutating func dequeue(_ draft: Draft) {
    let queue = Self.queue(of: draft)
    if let count = queued[queue], count > 0 { queued[queue] = count - 1 }
  }

  private static func queue(of draft: Draft) -> Queue {
    Queue(group: draft.group, coverages: Set(draft.conditions.map(\.coverage)).sorted { $0.index < $1.index })
  }
}

extension Docket.Overflow {
  fileprivate mutating func add(_ finding: Finding) {
    count += 1
    (severity, certainty) = (max(severity, finding.severity), max(certainty, finding.certainty))
  }

  fileprivate mutating func add(_ other: Self) {
    count += other.count
    (severity, certainty) = (max(severity, other.severity), max(certainty, other.certainty))
  }
}
