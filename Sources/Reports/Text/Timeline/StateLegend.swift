import Analyzer

/// Explains the shapes of the lanes and sums up each state of the first one.
struct StateLegend {
  let lanes: [Lane]
  let style: TextStyle

  func rows(indent: Int) -> [StyledText] {
    let margin = StyledText(shown: String(repeating: " ", count: indent), .plain)
    return StyledText.flow(states.map(entry), separator: "   ", to: style.width - indent, indent: 0).map(margin.appending)
  }

  /// States in the order in which they first come; a scene's state that looks like one of the app's needs no entry of its own.
  private var states: [String] {
    lanes.flatMap(\.intervals).reduce(into: []) { states, interval in
      let glyph = StateLook(interval.state, style).glyph
      if !states.contains(where: { StateLook($0, style).glyph == glyph }) { states.append(interval.state) }
    }
  }

  private func entry(of state: String) -> StyledText {
    let look = StateLook(state, style)
    var entry = StyledText(shown: String(look.glyph), look.emphasis)
    entry.append(" " + Words.spaced(style.visible(state)))
    let intervals = lanes.first?.intervals.filter { $0.state == state } ?? []
    if intervals.count > 1 { entry.append(" \(intervals.count)\(style.usesUnicode ? "×" : "x")", .dim) }
    let seconds = intervals.compactMap(\.seconds)
    if !seconds.isEmpty {
      let isPartial = intervals.contains { $0.seconds == nil }
      entry.append((isPartial ? " at least " : " ") + Words.duration(seconds.reduce(0, +)), .dim)
    }
    return entry
  }
}
