import LogParser

/// The background work of one run: the tasks that it began, and what the system woke it for.
struct TaskLedger: Sendable {
  /// Wakes are ended by a completion handler that names none.
  private static let handled = "completion handler"

  /// Tasks in the order of their first lines.
  private(set) var tasks: [BackgroundTask] = []
  private var open: [String: [Int]] = [:]

  /// Tasks begun and not ended; wakes do not count.
  var openCount: Int { open.values.reduce(0) { $0 + $1.count { tasks[$0].kind == .task } } }

  /// Forgets the tasks that are over.
  mutating func forgetEnded() {
    let left = Set(open.values.joined()).sorted()
    var places: [Int: Int] = [:]
    for (place, index) in left.enumerated() { places[index] = place }
    tasks = left.map { tasks[$0] }
    open = open.mapValues { $0.compactMap { places[$0] } }
  }

  /// Takes an event.
  mutating func record(_ event: Event, at moment: Moment) {
    let key = event.subject ?? ""
    switch event.name {
    case .beginBackgroundTask: begin(.task, event, key: key, at: moment)
    case .taskStarted: begin(event.detail == "BGProcessingTask" ? .processing : .refresh, event, key: key, at: moment)
    case .performFetch: begin(.fetch, event, key: Self.handled, at: moment)
    case .didReceiveRemoteNotification: begin(.push, event, key: Self.handled, at: moment)
    case .handleEventsForBackgroundURLSession: begin(.urlSession, event, key: Self.handled, at: moment)
    case .fetchCompletion: end(event, key: Self.handled, at: moment)
    case .endBackgroundTask, .setTaskCompleted: end(event, key: key, at: moment)
    case .backgroundTaskExpired: expire(event, key: key)
    case .backgroundTaskOverdue where open[key] == nil: begin(.task, event, key: key, at: nil)
    default: break
    }
  }

  private mutating func begin(_ kind: BackgroundTask.Kind, _ event: Event, key: String, at moment: Moment?) {
    var task = BackgroundTask(
      identifier: event.machine == .app ? nil : event.subject, name: event.taskName, pid: nil, run: 0)
    task.kind = kind
    task.beginLine = moment?.line
    task.input = moment?.input ?? 0
    task.start = moment?.time
    task.opening = moment
    open[key, default: []].append(tasks.count)
    tasks.append(task)
  }

  private mutating func end(_ event: Event, key: String, at moment: Moment) {
    guard let index = open[key]?.popLast() else {
      guard event.name == .endBackgroundTask else { return }
      var task = BackgroundTask(identifier: event.subject, name: event.taskName, pid: nil, run: 0)
      (task.endLine, task.end, task.input, task.closing) = (moment.line, moment.time, moment.input, moment)
      return tasks.append(task)
    }
    if open[key]?.isEmpty == true { open[key] = nil }
    tasks[index].endLine = moment.line
    tasks[index].end = moment.time
    tasks[index].closing = moment
    if tasks[index].opening == nil { tasks[index].input = moment.input }
    tasks[index].seconds = tasks[index].opening.flatMap { moment.seconds(since: $0) }
  }

  private mutating func expire(_ event: Event, key: String) {
    if open[key] == nil { begin(.task, event, key: key, at: nil) }
    if let index = open[key]?.last { tasks[index].expired = true }
  }
}
