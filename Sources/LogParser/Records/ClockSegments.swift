/// Cuts the times of one clock into segments within which they can be compared.
///
/// A clock that is set back or forth begins a segment, and so does a second writer whose clock differs. A line that comes late, or a
/// writer that takes turns with another one, goes back to the segment that it fits best.
struct ClockSegments {
  // Threads race: a step back of up to a second is disorder, which is nothing.
  private static let disorder = Timestamp.nanosecondsPerSecond
  // A step forward of about a year is a clock that was set, as after a start in 1970.
  private static let jump = 300 * Timestamp.nanosecondsPerDay
  private static let capacity = 4

  private struct Segment {
    let clock: Int
    var latest: Int64
  }

  /// The one used last stands last.
  private var segments: [Segment] = []

  /// Returns the clock of a moment and by how much it steps back, if it does; a new segment takes `next` for its clock.
  mutating func clock(of time: Timestamp, next: inout Int) -> (clock: Int, stepBack: Int64?) {
    let moment = time.nanoseconds
    guard let last = segments.indices.last else { return (begin(at: moment, next: &next), nil) }
    let step = moment &- segments[last].latest
    if segments.count == 1, Self.fits(step) {
      if step > 0 { segments[last].latest = moment }
      return (segments[last].clock, nil)
    }
    let stepBack = step < -Self.disorder ? -step : nil
    let fitting = segments.indices.filter { Self.fits(moment &- segments[$0].latest) }
    guard let best = fitting.min(by: { distance(moment, $0) < distance(moment, $1) }) else {
      return (begin(at: moment, next: &next), stepBack)
    }
    var segment = segments.remove(at: best)
    segment.latest = max(segment.latest, moment)
    segments.append(segment)
    return (segment.clock, stepBack)
  }

  /// The clock was set: what comes is not compared with what was.
  mutating func close() { segments = [] }

  private mutating func begin(at moment: Int64, next: inout Int) -> Int {
    if segments.count == Self.capacity { segments.removeFirst() }
    segments.append(Segment(clock: next, latest: moment))
    next += 1
    return segments[segments.count - 1].clock
  }

  private func distance(_ moment: Int64, _ index: Int) -> UInt64 { (moment &- segments[index].latest).magnitude }

  private static func fits(_ step: Int64) -> Bool { step >= -disorder && step < jump }
}
