import LogParser

/// A state of one machine: its place in the machine's list of states.
public struct StateID: Hashable, Sendable {
  /// 0 is always the unknown state.
  public let index: UInt8

  /// The state in which every machine starts: a log may begin anywhere.
  public static let unknown = StateID(index: 0)

  init(index: UInt8) { self.index = index }

  /// Makes the id of a machine's own state.
  public init<State: RawRepresentable<UInt8>>(_ state: State) { index = state.rawValue }
}

/// What a state is called, and how anonymous instances may be in it.
public struct MachineState: Sendable {
  /// Whether an instance that no line introduced can be in the state.
  public enum Supply: Sendable {
    /// Only an instance that the log brought there.
    case none
    /// At any time, where the log begins in the middle of a run.
    case settled
    /// Only shortly after the log begins.
    case passing
  }

  /// Word used in reports.
  public let name: String
  /// Whether an instance that the log never introduced may be in it.
  public let supply: Supply
  /// How visible an instance is in it; the most visible instance stands for a class that prints no addresses.
  public let prominence: Int

  init(_ name: String, supply: Supply = .none, prominence: Int = 0) {
    self.name = name
    self.supply = supply
    self.prominence = prominence
  }
}

/// How UIKit stands to a transition.
public enum Legality: String, CaseIterable, Sendable, Comparable {
  case legal, odd, suspicious, illegal

  /// Orders from legal to illegal.
  public static func < (left: Legality, right: Legality) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .legal: 0
    case .odd: 1
    case .suspicious: 2
    case .illegal: 3
    }
  }

  /// True if the transition happens in healthy apps.
  public var isAccepted: Bool { self <= .odd }
}

/// One row of a transition table.
public struct Edge: Sendable {
  /// State before the event.
  public let from: StateID
  /// What happens.
  public let event: EventName
  /// State after it, whatever the legality.
  public let to: StateID
  /// How UIKit stands to it.
  public let legality: Legality
  /// Rule that reports it; nil for legal edges and for oddities not worth a word.
  public let rule: String?
}

/// The legal life of one kind of subject, as a table.
public struct MachineTable: Sendable {
  /// Life cycle that the table describes.
  public let machine: Machine
  /// States; the first is the unknown one.
  public let states: [MachineState]
  /// Rows in the order of the catalog.
  public let edges: [Edge]
  /// State that a first event implies; events that are not listed leave the state unknown.
  public let implied: [EventName: StateID]
  /// State that a first event shows to have been before it.
  public let shownBefore: [EventName: StateID]
  /// State in which an instance starts whose creation lies inside the log.
  public let start: StateID
  /// State of an instance that is gone.
  public let end: StateID
  /// Events that bring a new instance into being.
  public let creating: Set<EventName>
  /// Events that are never assumed to have happened unprinted.
  public let neverSilent: Set<EventName>
  /// A new run that may have begun unnoticed where processes print no identifier.
  public let relaunch: Relaunch?
  /// How an identity comes to name another instance; nil if it never does.
  public let reuse: Reuse?

  /// How memory is given to the next instance.
  public struct Reuse: Sendable {
    /// Callbacks that tell of a birth.
    public let births: Set<EventName>
    /// First callbacks after a birth that bring a view.
    public let loads: Set<EventName>
    /// Callback that tells of the end.
    public let death: EventName
    /// Callbacks after which an instance at rest may be gone, where neither birth nor death is printed.
    public let shown: Set<EventName>
    /// State of an instance at rest.
    public let resting: StateID
  }

  /// The unprinted end of one run and start of the next.
  public struct Relaunch: Sendable {
    /// States from which a process may vanish unnoticed.
    public let from: Set<StateID>
    /// State in which the next run is found.
    public let to: StateID
    /// Callbacks that would tell of the start, were they printed.
    public let events: Set<EventName>
  }

  private let rows: [[EventName: Int]]

  init(
    machine: Machine, states: [MachineState], edges: [Edge], implied: [EventName: StateID], shownBefore: [EventName: StateID] = [:],
    start: StateID, end: StateID, creating: Set<EventName>, neverSilent: Set<EventName>, relaunch: Relaunch? = nil,
    reuse: Reuse? = nil
  ) {
    self.machine = machine
    self.states = states
    self.edges = edges
    self.implied = implied
    self.shownBefore = shownBefore
    self.start = start
    self.end = end
    self.creating = creating
    self.neverSilent = neverSilent
    self.relaunch = relaunch
    self.reuse = reuse
    var rows = [[EventName: Int]](repeating: [:], count: states.count)
    for (index, edge) in edges.enumerated() where rows[Int(edge.from.index)][edge.event] == nil {
      rows[Int(edge.from.index)][edge.event] = index
    }
    self.rows = rows
  }

  /// Returns the row for `event` in `state`, or nil if the event says nothing about that state.
  public func edge(from state: StateID, on event: EventName) -> Edge? {
    rows[Int(state.index)][event].map { edges[$0] }
  }

  /// Returns all rows that leave `state`.
  func edges(from state: StateID) -> [Edge] { rows[Int(state.index)].values.sorted().map { edges[$0] } }

  /// Returns the word for a state.
  public func name(of state: StateID) -> String { states[Int(state.index)].name }

  /// Every state but the unknown one.
  public var knownStates: [StateID] { (1..<UInt8(states.count)).map(StateID.init(index:)) }
}
