import LogParser

/// The background work of one run: the tasks that it began, and what the system woke it for.
struct TaskLedger: Sendable {
  private struct Entry: Sendable {
    var task: BackgroundTask
    var begin: Moment?
  }

  /// Wakes are ended by a completion handler that names none.
  private static let handled = "completion handler"

  private var entries: [Entry] = []
  private var open: [String: [Int]] = [:]

  /// Tasks begun and not ended; wakes do not count.
  var openCount: Int { open.values.reduce(0) { $0 + $1.count { entries[$0].task.kind == .task } } }

  /// Tasks in the order of their first lines.
  var tasks: [BackgroundTask] { entries.map(\.task) }

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
    open[key, default: []].append(entries.count)
    entries.append(Entry(task: task, begin: moment))
  }

  private mutating func end(_ event: Event, key: String, at moment: Moment) {
    guard let index = open[key]?.popLast() else {
      guard event.name == .endBackgroundTask else { return }
      var task = BackgroundTask(identifier: event.subject, name: event.taskName, pid: nil, run: 0)
      (task.endLine, task.end, task.input) = (moment.line, moment.time, moment.input)
      return entries.append(Entry(task: task))
    }
    if open[key]?.isEmpty == true { open[key] = nil }
    entries[index].task.endLine = moment.line
    entries[index].task.end = moment.time
    if entries[index].begin == nil { entries[index].task.input = moment.input }
    entries[index].task.seconds = entries[index].begin.flatMap { moment.seconds(since: $0) }
  }

  private mutating func expire(_ event: Event, key: String) {
    if open[key] == nil { begin(.task, event, key: key, at: nil) }
    if let index = open[key]?.last { entries[index].task.expired = true }
  }
}
