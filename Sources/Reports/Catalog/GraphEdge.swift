import Analyzer
import LogParser

/// Rows of a table that lead the same way: same states, same legality, same rule.
struct GraphEdge {
  /// An event with how often the trace took it here.
  struct Trigger {
    let event: EventName
    let printed: Int
    let unprinted: Int

    /// The event with its counts, where there are any.
    func label(times: String) -> String {
      let counts = (printed > 0 ? ["\(printed)\(times)"] : []) + (unprinted > 0 ? ["\(unprinted)\(times) unprinted"] : [])
      return counts.isEmpty ? event.rawValue : "\(event.rawValue) (\(counts.joined(separator: ", ")))"
    }
  }

  let from: StateID
  let to: StateID
  let legality: Legality
  let rule: String?
  fileprivate(set) var triggers: [Trigger] = []

  /// How often the trace went this way.
  var count: Int { triggers.reduce(0) { $0 + $1.printed + $1.unprinted } }

  /// True if the trace did what no healthy app does.
  var isFault: Bool { !legality.isAccepted && count > 0 }
}

extension MachineTable {
  /// The rows by the way that they lead, in the order of the states; `counts` are of one trace.
  func graph(_ counts: [EdgeCount]) -> [GraphEdge] {
    var result: [GraphEdge] = []
    for edge in entries + edges {
      let count = counts.first { $0.machine == machine && $0.from == edge.from && $0.event == edge.event }
      let trigger = GraphEdge.Trigger(event: edge.event, printed: count?.printed ?? 0, unprinted: count?.unprinted ?? 0)
      let known = result.firstIndex { $0.from == edge.from && $0.to == edge.to && $0.legality == edge.legality && $0.rule == edge.rule }
      if let known {
        result[known].triggers.append(trigger)
      } else {
        result.append(GraphEdge(from: edge.from, to: edge.to, legality: edge.legality, rule: edge.rule, triggers: [trigger]))
      }
    }
    return result.enumerated().sorted { ($0.element.rank + [$0.offset]).lexicographicallyPrecedes($1.element.rank + [$1.offset]) }.map(
      \.element)
  }
}

extension GraphEdge {
  /// By state; what healthy apps do comes first, and ways that lead on come before those that lead nowhere.
  fileprivate var rank: [Int] { [Int(from.index), Legality.allCases.firstIndex(of: legality) ?? 0, from == to ? 1 : 0] }
}
