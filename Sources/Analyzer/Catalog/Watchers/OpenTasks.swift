import LogParser

/// The background tasks that are open, as far as the prints tell.
struct OpenTasks: Sendable {
  /// Begins without an end, in order.
  private(set) var steps: [Step] = []

  /// Takes a begin; the same identifier again is the same task.
  mutating func begin(_ step: Step) {
    if let identifier = step.event.subject, steps.contains(where: { $0.event.subject == identifier }) { return }
    steps.append(step)
  }

  /// Takes an end and returns what it ended: without an identifier on either side it may have been any task.
  mutating func end(_ step: Step) -> [Step] {
    let identifier = step.event.subject
    let ended = steps.filter { identifier == nil || $0.event.subject == nil || $0.event.subject == identifier }
    for task in ended { forget(task) }
    return ended
  }

  /// Forgets a begin that was dealt with.
  mutating func forget(_ step: Step) { steps.removeAll { $0.moment.line == step.moment.line } }
}

/// Counts the seconds in which a process worked: long gaps between its lines are suspension.
struct RunningClock: Sendable {
  /// Seconds so far.
  private(set) var seconds = 0.0
  private var last: Moment?

  mutating func observe(_ moment: Moment, isRunning: Bool) {
    if isRunning, let last, let gap = moment.seconds(since: last), gap > 0, gap <= BackgroundClock.suspensionGap { seconds += gap }
    last = moment
  }
}

extension Event {
  /// The task as the line calls it: `task 2 (Save)`.
  var taskInWords: String { "task" + (subject.map { " \($0)" } ?? "") + (taskName.map { " (\($0))" } ?? "") }
}
