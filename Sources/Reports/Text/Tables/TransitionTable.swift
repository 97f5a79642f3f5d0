import Analyzer

extension Table {
  /// Which controller gave way to which.
  init(transitions: [Transition], _ places: LineReference, _ style: TextStyle) {
    title = "transitions"
    columns = [
      Column(title: "kind"), Column(title: "took", isNumber: true, isOptional: true),
      Column(title: "line", isNumber: true, isOptional: true),
    ]
    rows = transitions.map { transition in
      Row(
        name: TableName([transition.from ?? "–", transition.to ?? "–"], joint: " → ", style),
        cells: [
          StyledText(transition.kind.words, .plain, style),
          StyledText(transition.seconds.map(Words.duration) ?? "", .plain, style),
          StyledText(places.text(transition.fromLine, of: transition.opening?.input), .dim, style),
        ])
    }
  }
}

extension Transition.Kind {
  fileprivate var words: String {
    switch self {
    case .push, .pop, .tab, .cancelled, .unknown: rawValue
    case .presentFull: "present"
    case .dismissFull: "dismiss"
    case .presentSheet: "present sheet"
    case .dismissSheet: "dismiss sheet"
    }
  }
}
