import Analyzer
import LogParser

/// Puts the lines of one trace on one scale of nanoseconds, in the order of the lines.
///
/// Two moments of one clock are as far apart as the clock says. A clock that shows up later, or is set back, goes on from where the trace
/// stands, because nothing tells what lies between it and another one. A line without a time lies between its neighbours as its number
/// does. In a trace without any time each line takes a millisecond.
struct TraceAxis {
  /// Nanoseconds of a line where there are no times.
  static let line: Int64 = 1_000_000

  private struct Anchor {
    var line: Int
    var time: Timestamp?
    var offset: Int64
  }

  private var anchors: [Int: [Anchor]] = [:]
  /// Nanoseconds that a line takes where no time tells.
  private var pace = Double(TraceAxis.line)
  /// How many clocks tell the times of the trace.
  private(set) var clocks = 0
  /// What the clock shows at the beginning of the scale; nil unless there is exactly one.
  private(set) var origin: Timestamp?
  /// The line at the beginning of the scale.
  private(set) var firstLine = 0

  /// Makes the scale of the moments, in whatever order they come.
  init(_ moments: [Moment]) {
    let sorted = Self.onePerLine(moments)
    guard !sorted.isEmpty else { return }
    var walk = ClockWalk()
    var offsets = sorted.map { walk.offset(of: $0) }
    clocks = walk.clocks
    if let start = offsets.firstIndex(where: { $0 != nil }), let end = offsets.lastIndex(where: { $0 != nil }), start < end {
      let length = Double((offsets[end] ?? 0) - (offsets[start] ?? 0))
      if length > 0 { pace = length / Double(max(1, sorted[end].position - sorted[start].position)) }
    }
    Self.fill(&offsets, of: sorted, pace: pace)
    let zero = offsets[0] ?? 0
    firstLine = sorted[0].line
    for (moment, offset) in zip(sorted, offsets) {
      anchors[moment.input, default: []].append(Anchor(line: moment.line, time: moment.time, offset: (offset ?? 0) - zero))
    }
    guard clocks == 1, let told = sorted.first(where: { $0.time != nil }), var time = told.time else { return }
    time.nanoseconds -= offset(ofLine: told.line, in: told.input)
    origin = time
  }

  /// Where a line lies.
  func offset(ofLine line: Int, in input: Int, at time: Timestamp? = nil) -> Int64 {
    guard let known = anchors[input], let first = known.first else { return 0 }
    var (low, high) = (0, known.count)
    while low < high {
      let middle = (low + high) / 2
      if known[middle].line <= line { low = middle + 1 } else { high = middle }
    }
    let (before, after) = (low > 0 ? known[low - 1] : nil, low < known.count ? known[low] : nil)
    if let before, before.line == line { return before.offset }
    let (least, most) = (before?.offset ?? .min, after?.offset ?? .max)
    if let time {
      for anchor in [before, after].compactMap(\.self) {
        guard let distance = anchor.time.flatMap({ time.nanoseconds(since: $0) }) else { continue }
        let (offset, isTooFar) = anchor.offset.addingReportingOverflow(distance)
        if !isTooFar, (least...most).contains(offset) { return max(0, offset) }
      }
    }
    guard let before else { return max(0, first.offset - Int64(Double(first.line - line) * pace)) }
    guard let after else { return before.offset + Int64(Double(line - before.line) * pace) }
    let share = Double(line - before.line) / Double(after.line - before.line)
    return before.offset + Int64(Double(after.offset - before.offset) * share)
  }

  /// The moments in their order, of each line the one that has a time.
  private static func onePerLine(_ moments: [Moment]) -> [Moment] {
    var sorted: [Moment] = []
    for moment in moments.sorted(by: { ($0.position, $0.time == nil ? 1 : 0) < ($1.position, $1.time == nil ? 1 : 0) })
    where sorted.last?.position != moment.position {
      sorted.append(moment)
    }
    return sorted
  }

  /// Puts moments without times between those with times.
  private static func fill(_ offsets: inout [Int64?], of moments: [Moment], pace: Double) {
    let known = offsets.indices.filter { offsets[$0] != nil }
    var next = 0
    for index in offsets.indices where offsets[index] == nil {
      while next < known.count, known[next] < index { next += 1 }
      let (before, after) = (next > 0 ? known[next - 1] : nil, next < known.count ? known[next] : nil)
      let lines = { (from: Int, to: Int) in Double(moments[to].position - moments[from].position) }
      switch (before, after) {
      case (let before?, let after?):
        let length = Double((offsets[after] ?? 0) - (offsets[before] ?? 0))
        offsets[index] = (offsets[before] ?? 0) + Int64(length * lines(before, index) / lines(before, after))
      case (let before?, nil): offsets[index] = (offsets[before] ?? 0) + Int64(lines(before, index) * pace)
      case (nil, let after?): offsets[index] = (offsets[after] ?? 0) - Int64(lines(index, after) * pace)
      case (nil, nil): offsets[index] = Int64(lines(0, index) * pace)
      }
    }
  }
}

/// Walks along the moments of a trace and adds up how far its clocks go on.
private struct ClockWalk {
  private struct Clock: Hashable {
    /// Nil for the scale that the inputs of one trace share.
    var input: Int?
    var number: Int
  }

  /// Threads race: a step back of up to a second is disorder.
  private static let disorder: Int64 = -1_000_000_000

  private var latest: [Clock: (time: Timestamp, offset: Int64)] = [:]
  private var offset: Int64 = 0

  var clocks: Int { latest.count }

  /// Returns nil for a moment without a time.
  mutating func offset(of moment: Moment) -> Int64? {
    guard var time = moment.time else { return nil }
    if let shared = moment.shared { time.nanoseconds = shared }
    let clock = Clock(input: moment.shared == nil ? moment.input : nil, number: moment.shared == nil ? moment.clock : 0)
    if let last = latest[clock], let step = time.nanoseconds(since: last.time) {
      let (reached, isTooFar) = last.offset.addingReportingOverflow(max(0, step))
      if !isTooFar { offset = max(offset, reached) }
      if step < 0, step > Self.disorder { return offset }
    }
    latest[clock] = (time, offset)
    return offset
  }
}

extension Timestamp {
  /// Nanoseconds from `earlier`, which may be later; nil where the two cannot be compared.
  fileprivate func nanoseconds(since earlier: Timestamp) -> Int64? {
    guard completeness == earlier.completeness, (zone == nil) == (earlier.zone == nil) else { return nil }
    let (difference, overflow) = nanoseconds.subtractingReportingOverflow(earlier.nanoseconds)
    return overflow ? nil : difference
  }
}
