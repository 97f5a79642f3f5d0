import Analyzer

/// Where on the screen the time between two changes of state lies; all lanes of a run share one scale.
struct TimeScale {
  /// All places at which some lane changes, in order; a slot lies between two neighbours.
  let boundaries: [Boundary]
  /// The slot that each column of the screen shows.
  let slots: [Int]
  /// False if the log has no times, so that all slots are of one width.
  let isToScale: Bool
  /// True if there are more changes than columns, so that some are not seen.
  let isCrowded: Bool

  /// Widest slot of a run without times.
  private static let widest = 12
  /// With more lanes than this, lengths matter more than that each change is seen.
  private static let fewLanes = 7

  /// Makes a scale; `names` are the widths that the names of the first lane's states would take.
  init(lanes: [Lane], names: [Int], columns: Int) {
    boundaries = Set(lanes.flatMap(\.boundaries)).sorted()
    let count = max(0, boundaries.count - 1)
    let lengths = Self.lengths(of: lanes, between: boundaries)
    isToScale = lengths != nil
    // Where nearly every column would go to a slot that is too short for one, lengths could not be compared any more.
    isCrowded = count > (isToScale ? lanes.count > Self.fewLanes ? columns / 4 : columns / 2 : columns)
    if isCrowded {
      slots = Self.sampled(lengths?.map { $0 ?? 0 } ?? [Double](repeating: 1, count: count), columns: columns)
    } else if let lengths {
      slots = Self.expanded(Self.widths(for: lengths, columns: columns))
    } else if let widths = Self.widths(forNames: names, of: lanes, between: boundaries), widths.reduce(0, +) <= columns {
      slots = Self.expanded(widths)
    } else {
      slots = Self.expanded([Int](repeating: min(Self.widest, columns / max(1, count)), count: count))
    }
  }

  /// Columns for each slot, so that the name of each state of the first lane finds room below it.
  private static func widths(forNames names: [Int], of lanes: [Lane], between boundaries: [Boundary]) -> [Int]? {
    guard let main = lanes.first, names.count == main.intervals.count else { return nil }
    let slots = boundaries.dropLast().map { start in main.boundaries.lastIndex { $0 <= start } }
    return slots.map { interval in
      guard let interval, names.indices.contains(interval) else { return 4 }
      let shared = slots.count { $0 == interval }
      return (names[interval] + 1 + shared) / shared
    }
  }

  /// Seconds of each slot, nil for an open end; nil as a whole where the log does not tell the times.
  private static func lengths(of lanes: [Lane], between boundaries: [Boundary]) -> [Double?]? {
    guard let main = lanes.first, main.intervals.contains(where: { ($0.seconds ?? 0) > 0 }) else { return nil }
    guard main.intervals.allSatisfy({ $0.seconds != nil || $0.start == nil || $0.end == nil }) else { return nil }
    let times = times(of: lanes, at: boundaries)
    var lengths: [Double?] = []
    for index in boundaries.indices.dropLast() {
      let (left, right) = (boundaries[index], boundaries[index + 1])
      if let start = times[index], let end = times[index + 1] {
        guard let seconds = end.seconds(since: start), seconds >= 0 else { return nil }
        lengths.append(seconds)
      } else if left == boundaries.first || right == boundaries.last {
        lengths.append(nil)
      } else {
        return nil
      }
    }
    return lengths
  }

  /// The time of each boundary, as the first lane that knows it tells.
  private static func times(of lanes: [Lane], at boundaries: [Boundary]) -> [Moment?] {
    var times = [Moment?](repeating: nil, count: boundaries.count)
    for lane in lanes {
      var index = 0
      for (boundary, time) in lane.times.sorted(by: { $0.0 < $1.0 }) {
        while index < boundaries.count, boundaries[index] < boundary { index += 1 }
        if index < boundaries.count, boundaries[index] == boundary, times[index] == nil { times[index] = time }
      }
    }
    return times
  }

  /// Columns for each slot: one at least, two for an open beginning, a few for an open end, the rest in proportion.
  private static func widths(for lengths: [Double?], columns: Int) -> [Int] {
    let total = lengths.reduce(0) { $0 + ($1 ?? 0) }
    let open = (start: lengths.first == .some(nil) ? 2 : 0, end: lengths.last == .some(nil) ? min(columns / 4, 12) : 0)
    let room = Double(columns - open.start - open.end)
    var widths = lengths.map { length in length.map { max(1, Int(($0 / max(total, 1e-9) * room).rounded())) } ?? 1 }
    if open.start > 0 { widths[0] = open.start }
    if open.end > 0 { widths[widths.count - 1] = open.end }
    var excess = widths.reduce(0, +) - columns
    while excess != 0, let widest = widths.indices.max(by: { widths[$0] < widths[$1] }), excess < 0 || widths[widest] > 1 {
      // The widest slot shows the least when it gives or takes a column; a large excess is spread by coming here again.
      widths[widest] -= excess > 0 ? 1 : -1
      excess += excess > 0 ? -1 : 1
    }
    return widths
  }

  private static func expanded(_ widths: [Int]) -> [Int] {
    widths.enumerated().flatMap { [Int](repeating: $0.offset, count: $0.element) }
  }

  /// The slot that fills most of each column, where slots are narrower than columns.
  private static func sampled(_ lengths: [Double], columns: Int) -> [Int] {
    let column = max(lengths.reduce(0, +), 1e-9) / Double(columns)
    var best = [(slot: Int, share: Double)](repeating: (0, -1), count: columns)
    var start = 0.0
    for (slot, length) in lengths.enumerated() {
      let end = start + length
      let first = min(columns - 1, Int(start / column))
      for index in first...max(first, min(columns - 1, Int(end / column))) {
        let share = min(end, Double(index + 1) * column) - max(start, Double(index) * column)
        if share > best[index].share { best[index] = (slot, share) }
      }
      start = end
    }
    return best.map(\.slot)
  }
}
