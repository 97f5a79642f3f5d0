import Analyzer

/// Explains the shapes of the lanes and sums up each state of the first one.
struct StateLegend {
  let lanes: [Lane]
  let style: TextStyle

  func rows(indent: Int) -> [StyledText] {
    let margin = StyledText(shown: String(repeating: " ", count: indent), .plain)
    return StyledText.flow(states.map(entry), separator: "   ", to: style.width - indent, indent: 0).map(margin.appending)
  }

  /// States that look alike, in the order in which they first come.
  private var states: [[String]] {
    var groups: [[String]] = []
    for state in lanes.flatMap(\.intervals).map(\.state) {
      let glyph = StateLook(state, style).glyph
      if let known = groups.firstIndex(where: { StateLook($0[0], style).glyph == glyph }) {
        if !groups[known].contains(state) { groups[known].append(state) }
      } else {
        groups.append([state])
      }
    }
    // A scene's words say the same as the app's.
    return groups.map { [$0[0]] + $0.dropFirst().filter { !$0.hasPrefix("foreground") && !Track.isAbsence($0) } }
  }

  private func entry(of states: [String]) -> StyledText {
    let state = states[0]
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
    for other in states.dropFirst() { entry.append(", \(Words.spaced(style.visible(other)))") }
    return entry
  }
}
