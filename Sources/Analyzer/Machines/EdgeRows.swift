import LogParser

/// Writes rows of a table: `from` states and an event on the left, the outcome on the right.
struct EdgeRows<State: RawRepresentable<UInt8>> {
  func legal(_ from: State..., on events: EventName..., to: State) -> [Edge] { rows(from, events, to, .legal, nil) }

  func odd(_ from: State..., on events: EventName..., to: State, rule: String? = nil) -> [Edge] { rows(from, events, to, .odd, rule) }

  func suspicious(_ from: State..., on events: EventName..., to: State, rule: String) -> [Edge] {
    rows(from, events, to, .suspicious, rule)
  }

  func illegal(_ from: State..., on events: EventName..., to: State, rule: String) -> [Edge] { rows(from, events, to, .illegal, rule) }

  /// Rows that change no state.
  func staying(_ from: State..., on events: EventName..., legality: Legality = .legal, rule: String? = nil) -> [Edge] {
    from.flatMap { rows([$0], events, $0, legality, rule) }
  }

  private func rows(_ from: [State], _ events: [EventName], _ to: State, _ legality: Legality, _ rule: String?) -> [Edge] {
    from.flatMap { state in
      events.map { Edge(from: StateID(state), event: $0, to: StateID(to), legality: legality, rule: rule) }
    }
  }
}
