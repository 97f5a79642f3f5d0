import LogParser

/// How often the inputs took one row of a table.
public struct EdgeCount: Sendable, Equatable {
  /// Life cycle whose table holds the row.
  public var machine: Machine
  /// State before the event; unknown where the log first tells of a subject.
  public var from: StateID
  /// What happened.
  public var event: EventName
  /// State after it.
  public var to: StateID
  /// How UIKit stands to it.
  public var legality: Legality
  /// How often a line told it.
  public var printed: Int
  /// How often it must have happened without a line, for a printed one to be legal.
  public var unprinted: Int

  /// Makes a count.
  public init(machine: Machine, from: StateID, event: EventName, to: StateID, legality: Legality, printed: Int, unprinted: Int) {
    self.machine = machine
    self.from = from
    self.event = event
    self.to = to
    self.legality = legality
    self.printed = printed
    self.unprinted = unprinted
  }
}

/// A printed event with the state that it met, before it is known whether unprinted steps explain it.
struct EdgeUse: Hashable, Sendable {
  let machine: Machine
  let from: StateID
  let event: EventName
  let coverage: CoverageID
  /// True if the log prints no process identifiers.
  let mayRelaunch: Bool
  /// True if nothing is held against the event, whatever the table says.
  let isLenient: Bool
  /// What the state before the event rests on: launch callbacks that the process must never print.
  var doubt: Doubt?

  /// Callbacks that must stay unprinted.
  struct Doubt: Hashable, Sendable {
    let events: Set<EventName>
    let process: CoverageID
  }
}

/// Counts the rows that printed events and the unprinted steps before them take.
struct EdgeLedger: Sendable {
  private struct Key: Hashable {
    let machine: Machine
    let from: StateID
    let event: EventName
  }

  private var uses: [EdgeUse: Int] = [:]

  mutating func record(_ use: EdgeUse, times: Int = 1) { uses[use, default: 0] += times }

  /// The rows in the order of the tables, with what is known at the end of the inputs.
  func counts(in coverages: CoverageTable) -> [EdgeCount] {
    var printed: [Key: Int] = [:]
    var unprinted: [Key: Int] = [:]
    for (use, count) in uses {
      guard let table = MachineCatalog.table(for: use.machine), let path = path(of: use, in: table, coverages) else { continue }
      let before = path.last?.to ?? use.from
      printed[Key(machine: use.machine, from: before, event: use.event), default: 0] += count
      for edge in path { unprinted[Key(machine: use.machine, from: edge.from, event: edge.event), default: 0] += count }
    }
    return MachineCatalog.all.flatMap { table in
      (table.entries + table.edges).compactMap { edge in
        let key = Key(machine: table.machine, from: edge.from, event: edge.event)
        let (printed, unprinted) = (printed[key] ?? 0, unprinted[key] ?? 0)
        guard printed + unprinted > 0 else { return nil }
        return EdgeCount(
          machine: table.machine, from: edge.from, event: edge.event, to: edge.to, legality: edge.legality, printed: printed,
          unprinted: unprinted)
      }
    }
  }

  /// The unprinted steps before the event; nil if the event is not to be counted.
  private func path(of use: EdgeUse, in table: MachineTable, _ coverages: CoverageTable) -> [Edge]? {
    guard use.from != .unknown, let edge = table.edge(from: use.from, on: use.event), !edge.legality.isAccepted else { return [] }
    if use.isLenient { return nil }
    // The promise that everything is printed does not print it.
    if let doubt = use.doubt, !coverages[doubt.process].events.isDisjoint(with: doubt.events) { return nil }
    let search = SilentStepSearch(table: table, coverage: coverages[use.coverage], mayRelaunch: use.mayRelaunch)
    return search.path(from: use.from, to: use.event)?.edges ?? []
  }
}

extension MachineTable {
  /// Rows out of the unknown state: what the first event in a log shows.
  public var entries: [Edge] {
    implied.sorted { ($0.value.index, $0.key.rawValue) < ($1.value.index, $1.key.rawValue) }.map {
      Edge(from: .unknown, event: $0.key, to: $0.value, legality: .legal, rule: nil)
    }
  }
}
