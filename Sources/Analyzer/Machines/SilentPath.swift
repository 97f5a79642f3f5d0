import LogParser

/// Transitions that may have happened unprinted: the way with the fewest odd edges, then the shortest.
struct SilentPath: Sendable {
  /// Edges in order, none of them printed.
  var edges: [Edge] = []
  /// Odd edges among them, the final printed one included.
  var oddEdges = 0
}

/// What a search for silent steps may assume.
struct SilentStepSearch: Sendable {
  /// Machine in whose table the search moves.
  let table: MachineTable
  /// What the source prints; only other kinds can have happened unseen.
  let coverage: Coverage
  /// True if a run may have ended and a new one begun unnoticed: the log prints no process identifiers.
  var mayRelaunch = false
  /// True if the printed event has to be legal, not merely odd.
  var requiresLegal = false

  private struct Candidate {
    var state: StateID
    var path: SilentPath
  }

  /// Finds the best way from `state` to one in which `event` is accepted; an empty way if `state` accepts it itself.
  func path(from state: StateID, to event: EventName) -> SilentPath? {
    var best: [StateID: SilentPath] = [state: SilentPath()]
    var open = [Candidate(state: state, path: SilentPath())]
    var found: SilentPath?
    while let next = removeCheapest(from: &open) {
      if let edge = table.edge(from: next.state, on: event), edge.legality <= (requiresLegal ? .legal : .odd) {
        var path = next.path
        path.oddEdges += edge.legality == .odd ? 1 : 0
        if found.map({ Self.isCheaper(path, than: $0) }) ?? true { found = path }
      }
      for edge in silentEdges(from: next.state) {
        var path = next.path
        path.edges.append(edge)
        path.oddEdges += edge.legality == .odd ? 1 : 0
        if let known = best[edge.to], !Self.isCheaper(path, than: known) { continue }
        best[edge.to] = path
        open.append(Candidate(state: edge.to, path: path))
      }
    }
    return found
  }

  private func silentEdges(from state: StateID) -> [Edge] {
    var edges = table.edges(from: state).filter { edge in
      edge.legality.isAccepted && edge.to != edge.from && !table.neverSilent.contains(edge.event) && !coverage.contains(edge.event)
    }
    if mayRelaunch, let relaunch = table.relaunch, relaunch.from.contains(state), !coverage.containsAny(of: relaunch.events),
      let event = relaunch.events.sorted(by: { $0.rawValue < $1.rawValue }).first
    {
      edges.append(Edge(from: state, event: event, to: relaunch.to, legality: .legal, rule: nil))
    }
    return edges
  }

  private func removeCheapest(from open: inout [Candidate]) -> Candidate? {
    guard let index = open.indices.min(by: { Self.isCheaper(open[$0].path, than: open[$1].path) }) else { return nil }
    return open.remove(at: index)
  }

  private static func isCheaper(_ left: SilentPath, than right: SilentPath) -> Bool {
    (left.oddEdges, left.edges.count) < (right.oddEdges, right.edges.count)
  }
}
