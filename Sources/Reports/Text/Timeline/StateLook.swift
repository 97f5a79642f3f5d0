import Analyzer

/// How a state is drawn: the more alive the app, the higher the bar.
struct StateLook {
  let glyph: Character
  let emphasis: Emphasis

  init(_ state: String, _ style: TextStyle) {
    let (tall, flat, emphasis): (Character, Character, Emphasis) =
      switch StateKind(state) {
      case .active, .task: ("█", "#", .active)
      case .expired: ("▓", "!", .error)
      case .inactive: ("▅", "=", .inactive)
      case .background: ("▂", "-", .background)
      case .suspended: ("▁", "_", .dim)
      case .absent: ("·", ".", .dim)
      case .unknown: ("?", "?", .dim)
      }
    glyph = style.usesUnicode ? tall : flat
    self.emphasis = emphasis
  }
}
