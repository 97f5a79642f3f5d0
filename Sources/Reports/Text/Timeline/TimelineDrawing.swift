import Analyzer
import LogParser

/// Draws the lanes of a run one under the other, with what their states are called and how long they lasted.
struct TimelineDrawing {
  /// Consecutive columns that show one interval.
  struct Segment {
    var interval: Int
    var column: Int
    var width: Int
  }

  static let indent = 2

  let style: TextStyle
  let places: LineReference
  let lanes: [Lane]
  let scale: TimeScale
  private let nameWidth: Int

  init(lanes: [Lane], style: TextStyle, places: LineReference = LineReference()) {
    self.style = style
    self.places = places
    self.lanes = lanes
    nameWidth = min(max(16, min(style.width / 4, 40)), lanes.reduce(4) { max($0, TableName(of: $1, style).width) })
    let names = lanes.first?.intervals.map { Words.spaced(style.visible($0.state)).displayWidth } ?? []
    scale = TimeScale(lanes: lanes, names: names, columns: style.width - Self.indent - nameWidth - 2)
  }

  /// The rows from top to bottom.
  var rows: [StyledText] {
    guard let main = lanes.first, !main.intervals.isEmpty else { return [] }
    let segments = segments(of: main)
    let isCrowded = scale.isCrowded && !scale.isToScale
    let labels = isCrowded ? [] : segments.map { label(of: main.intervals[$0.interval], within: room(for: $0, in: segments)) }
    var rows = [bar(of: main, segments)]
    // Without a scale, a few names among many bars only disturb.
    let named = labels.count { !$0.isEmpty }
    if named > 0, scale.isToScale || 2 * named >= labels.count { rows.append(row("", segments, labels)) }
    rows += lanes.dropFirst().map { bar(of: $0, self.segments(of: $0)) }
    if !isCrowded { rows.append(lineNumbers(of: main, segments)) }
    if let ends = timeRow(of: main) { rows.append(ends) }
    let isNamed = labels.count == segments.count && zip(labels, segments).allSatisfy { names(main.intervals[$1.interval], $0) }
    let indent = Self.indent + nameWidth + 2
    if !isNamed || lanes.count > 1 { rows += StateLegend(lanes: lanes, style: style).rows(indent: indent) }
    if scale.isCrowded {
      let states = lanes.reduce(0) { $0 + $1.intervals.count }
      let omission = scale.isToScale ? "the shortest are not drawn" : "too many to draw each"
      let note = StyledText("\(states) states, \(omission)", .dim, style)
      rows += note.wrapped(to: style.width - indent, indent: 0).map(margin("").appending)
    }
    return rows
  }

  func segments(of lane: Lane) -> [Segment] {
    var segments: [Segment] = []
    for (column, slot) in scale.slots.enumerated() {
      guard let interval = interval(of: lane, in: slot) else { continue }
      if let last = segments.last, last.interval == interval, last.column + last.width == column {
        segments[segments.count - 1].width += 1
      } else {
        segments.append(Segment(interval: interval, column: column, width: 1))
      }
    }
    return segments
  }

  private func interval(of lane: Lane, in slot: Int) -> Int? {
    let start = scale.boundaries[slot]
    guard let first = lane.boundaries.first, let end = lane.boundaries.last, start >= first, start < end else { return nil }
    // The last boundary that is not behind the slot's start.
    var (low, high) = (0, lane.intervals.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if lane.boundaries[middle] <= start { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private func bar(of lane: Lane, _ segments: [Segment]) -> StyledText {
    var row = margin(TableName(of: lane, style).fitted(to: nameWidth, style))
    var column = 0
    for segment in segments {
      row.append(String(repeating: " ", count: segment.column - column))
      let look = StateLook(lane.intervals[segment.interval].state, style)
      row.append(String(repeating: look.glyph, count: segment.width), look.emphasis)
      column = segment.column + segment.width
    }
    return row
  }

  private func margin(_ name: String) -> StyledText { margin(StyledText(shown: name, .dim)) }

  private func margin(_ name: StyledText) -> StyledText {
    StyledText(shown: String(repeating: " ", count: Self.indent), .plain).appending(name.padded(to: nameWidth + 2))
  }

  /// Puts texts below the segments that they belong to.
  private func row(_ name: String, _ segments: [Segment], _ texts: [String]) -> StyledText {
    var row = margin(name)
    let left = row.width
    for (segment, text) in zip(segments, texts) where !text.isEmpty {
      row = row.padded(to: left + segment.column)
      row.append(text, .dim)
    }
    return row
  }

  /// Columns that a text below the segment may take: its own, and those up to the end if it is the last.
  private func room(for segment: Segment, in segments: [Segment]) -> Int {
    let isLast = segment.column == segments.last?.column
    return isLast ? style.width - Self.indent - nameWidth - 2 - segment.column : segment.width - 1
  }

  private func label(of interval: Interval, within room: Int) -> String {
    let name = Words.spaced(style.visible(interval.state))
    let time = scale.isToScale ? interval.seconds.map(Words.duration) : nil
    let candidates = [time.map { "\(name) \($0)" }, time, name]
    return candidates.compactMap { $0 }.first { $0.displayWidth <= room } ?? ""
  }

  private func names(_ interval: Interval, _ label: String) -> Bool {
    label.hasPrefix(Words.spaced(style.visible(interval.state)))
  }

  private func lineNumbers(of lane: Lane, _ segments: [Segment]) -> StyledText {
    var end = 0
    let numbers = segments.map { segment in
      let interval = lane.intervals[segment.interval]
      let number = interval.fromLine.map { style.visible(places.text($0, of: interval.opening?.input)) } ?? ""
      guard segment.column >= end, segment.column + number.displayWidth <= scale.slots.count else {
        return ""
      }
      end = segment.column + number.displayWidth + 1
      return number
    }
    return row("line", segments, numbers)
  }

  private func timeRow(of lane: Lane) -> StyledText? {
    guard scale.isToScale, let start = lane.intervals.lazy.compactMap(\.start).first else { return nil }
    guard let end = lane.intervals.last?.end ?? lane.intervals.last?.start else { return nil }
    let (left, right) = (Words.moment(start, after: nil), Words.moment(end, after: start))
    var row = margin("time")
    let room = style.width - row.width - left.utf8.count - right.utf8.count
    guard room >= 2 else { return nil }
    row.append(left + String(repeating: " ", count: room) + right, .dim)
    return row
  }
}

extension TableName {
  fileprivate init(of lane: Lane, _ style: TextStyle) { self.init([lane.name], suffix: lane.suffix, emphasis: .dim, style) }
}
