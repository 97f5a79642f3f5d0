import Analyzer
import LogParser

/// A place in a run at which a state changes; several changes on one line are told apart by their step.
struct Boundary: Hashable, Comparable {
  /// Line of the log, or position in a trace of several.
  var line: Int
  var step = 0

  static let runEnd = Boundary(line: .max)

  static func < (left: Boundary, right: Boundary) -> Bool { (left.line, left.step) < (right.line, right.step) }
}

/// The states of one machine on the screen, with the places at which they begin and end.
struct Lane {
  let name: String
  /// What tells it apart from others of that name, where there are any.
  let suffix: String
  let intervals: [Interval]
  /// One more than intervals: the last one is the lane's end.
  let boundaries: [Boundary]

  init(name: String, suffix: String = "", intervals: [Interval]) {
    self.name = name
    self.suffix = suffix
    self.intervals = intervals
    var boundaries: [Boundary] = []
    for (index, interval) in intervals.enumerated() {
      let line = interval.start(behind: index > 0 ? intervals[index - 1] : nil)
      boundaries.append(Self.boundary(at: line, after: boundaries.last))
    }
    if let last = intervals.last {
      boundaries.append((last.closing?.position ?? last.toLine).map { Self.boundary(at: $0, after: boundaries.last) } ?? .runEnd)
    }
    self.boundaries = boundaries
  }

  /// Moments at which the lane's states change, where the log tells them.
  var times: [(Boundary, Moment)] {
    intervals.indices.flatMap { index in
      let interval = intervals[index]
      return [
        interval.start.map { (boundaries[index], Self.moment($0, at: interval.opening)) },
        interval.end.map { (boundaries[index + 1], Self.moment($0, at: interval.closing ?? interval.opening)) },
      ].compactMap(\.self)
    }
  }

  /// A moment on the clock of a place.
  private static func moment(_ time: Timestamp, at place: Moment?) -> Moment {
    Moment(input: place?.input ?? 0, line: 0, time: time, clock: place?.clock ?? 0)
  }

  private static func boundary(at line: Int, after previous: Boundary?) -> Boundary {
    guard let previous, line <= previous.line else { return Boundary(line: line) }
    return Boundary(line: previous.line, step: previous.step + 1)
  }
}

extension Interval {
  /// Where it begins: at its own first line, else where the one before it ends.
  fileprivate func start(behind previous: Interval?) -> Int {
    opening?.position ?? fromLine ?? previous?.closing?.position ?? previous?.toLine ?? 0
  }
}
