import LogParser

/// The part of a log between two times.
struct TimeWindow: Sendable, Equatable {
  var since: TimeBound?
  var until: TimeBound?

  var isOpen: Bool { since == nil && until == nil }

  func contains(_ moment: Timestamp) -> Bool {
    let isLate = since.map { $0.compare(moment) >= 0 } ?? true
    let isEarly = until.map { $0.compare(moment) <= 0 } ?? true
    return wrapsMidnight ? isLate || isEarly : isLate && isEarly
  }

  /// From 23:00 until 01:00 is one night.
  private var wrapsMidnight: Bool {
    guard let since, let until, since.date == nil, until.date == nil, let start = since.timeOfDay, let end = until.timeOfDay else {
      return false
    }
    return start > end
  }
}

/// Follows a log through a window: a line without a time belongs to the line before it.
struct WindowFilter {
  private let window: TimeWindow
  private var isInside: Bool

  init(_ window: TimeWindow) {
    self.window = window
    isInside = window.since == nil
  }

  mutating func admits(_ time: Timestamp?) -> Bool {
    if let time, !window.isOpen { isInside = window.contains(time) }
    return isInside
  }
}
