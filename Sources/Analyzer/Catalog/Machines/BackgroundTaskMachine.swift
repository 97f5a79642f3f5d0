import LogParser

/// States of one background task.
public enum BackgroundTaskState: UInt8, CaseIterable, Sendable {
  case unknown, notBegun, open, expired, ended
}

extension MachineTable {
  /// The life of one background task (Apple, UIApplication beginBackgroundTask(withName:expirationHandler:)).
  public static let backgroundTask: MachineTable = {
    let row = EdgeRows<BackgroundTaskState>()
    var edges: [Edge] = []
    edges += row.legal(.notBegun, .ended, on: .beginBackgroundTask, to: .open)
    edges += row.odd(.open, .expired, on: .beginBackgroundTask, to: .open)
    edges += row.staying(.open, .expired, on: .backgroundTaskOverdue)
    edges += row.legal(.open, on: .backgroundTaskExpired, to: .expired)
    edges += row.odd(.expired, on: .backgroundTaskExpired, to: .expired)
    edges += row.legal(.open, .expired, on: .endBackgroundTask, to: .ended)
    edges += row.odd(.notBegun, .ended, on: .endBackgroundTask, to: .ended)
    edges += row.staying(.notBegun, .open, .expired, .ended, on: .backgroundTaskUnknownIdentifier, legality: .odd)
    edges += row.odd(.notBegun, .ended, on: .backgroundTaskExpired, to: .expired)
    edges += row.odd(.notBegun, .ended, on: .backgroundTaskOverdue, to: .open)
    return MachineTable(
      machine: .task,
      states: [
        MachineState("unknown"), MachineState("notBegun"), MachineState("open", supply: .settled), MachineState("expired"),
        MachineState("ended"),
      ],
      edges: edges,
      implied: [
        .beginBackgroundTask: StateID(BackgroundTaskState.open), .backgroundTaskOverdue: StateID(BackgroundTaskState.open),
        .backgroundTaskExpired: StateID(BackgroundTaskState.expired), .endBackgroundTask: StateID(BackgroundTaskState.ended),
      ],
      start: StateID(BackgroundTaskState.notBegun), end: StateID(BackgroundTaskState.ended), creating: [.beginBackgroundTask],
      neverSilent: [.beginBackgroundTask, .endBackgroundTask, .backgroundTaskExpired, .backgroundTaskOverdue])
  }()
}
