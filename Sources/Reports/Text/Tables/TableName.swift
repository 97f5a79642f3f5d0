/// The first cell of a row: names that give way to a narrow screen, and what stands between and behind them.
struct TableName {
  /// Least columns of a name; with less, the cell as a whole is shortened.
  private static let leastName = 7

  let names: [StyledText]
  let joint: StyledText
  let suffix: StyledText

  /// What the names are for; what stands between and behind them is dim.
  private let emphasis: Emphasis

  init(_ names: [String], joint: String = "", suffix: String = "", emphasis: Emphasis = .plain, _ style: TextStyle) {
    self.emphasis = emphasis
    self.names = names.map { StyledText($0, emphasis, style) }
    self.joint = StyledText(joint, .dim, style)
    self.suffix = StyledText(suffix, .dim, style)
  }

  /// The whole cell, however wide.
  var plain: String { joined(names).plain }

  var width: Int { names.reduce(fixedWidth) { $0 + $1.width } }

  private var fixedWidth: Int { joint.width * (names.count - 1) + suffix.width }

  /// The cell within `columns` columns.
  func fitted(to columns: Int, _ style: TextStyle) -> StyledText {
    var room = columns - fixedWidth
    guard room >= Self.leastName * names.count else {
      return StyledText(shown: joined(names).plain.shortened(to: columns, style), emphasis)
    }
    // Short names first: what they leave over goes to the longer ones.
    var fitted = names
    for (place, index) in names.indices.sorted(by: { (names[$0].width, $0) < (names[$1].width, $1) }).enumerated() {
      let share = room / (names.count - place)
      fitted[index] = StyledText(shown: names[index].plain.shortened(to: share, style), emphasis)
      room -= fitted[index].width
    }
    return joined(fitted)
  }

  private func joined(_ names: [StyledText]) -> StyledText {
    var result = StyledText()
    for (index, name) in names.enumerated() {
      if index > 0 { result.append(joint) }
      result.append(name)
    }
    return result.appending(suffix)
  }
}
