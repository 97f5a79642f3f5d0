import LogParser

/// The background tasks of one run.
struct TaskLedger: Sendable {
  private struct Entry: Sendable {
    var task: BackgroundTask
    var begin: Moment?
    var life: Life?
  }

  private var entries: [Entry] = []
  private var open: [String: [Int]] = [:]

  /// Tasks begun and not ended.
  var openCount: Int { open.values.reduce(0) { $0 + $1.count } }

  /// Tasks in the order of their first lines.
  var tasks: [BackgroundTask] { entries.map(\.task) }

  mutating func record(_ event: Event, at moment: Moment, pid: Int32?, run: Int) {
    let key = event.subject ?? ""
    switch event.name {
    case .beginBackgroundTask: begin(event, key: key, at: moment, pid: pid, run: run)
    case .endBackgroundTask, .setTaskCompleted: end(event, key: key, at: moment, pid: pid, run: run)
    case .backgroundTaskExpired: expire(event, key: key, at: moment, pid: pid, run: run)
    case .backgroundTaskOverdue where open[key] == nil: begin(event, key: key, at: nil, pid: pid, run: run)
    default: break
    }
  }

  private mutating func begin(_ event: Event, key: String, at moment: Moment?, pid: Int32?, run: Int) {
    var task = BackgroundTask(identifier: event.subject, name: event.taskName, pid: pid, run: run)
    task.beginLine = moment?.line
    task.input = moment?.input ?? 0
    open[key, default: []].append(entries.count)
    entries.append(Entry(task: task, begin: moment))
  }

  private mutating func end(_ event: Event, key: String, at moment: Moment, pid: Int32?, run: Int) {
    guard let index = open[key]?.popLast() else {
      guard event.name == .endBackgroundTask else { return }
      var task = BackgroundTask(identifier: event.subject, name: event.taskName, pid: pid, run: run)
      (task.endLine, task.input) = (moment.line, moment.input)
      return entries.append(Entry(task: task))
    }
    if open[key]?.isEmpty == true { open[key] = nil }
    entries[index].task.endLine = moment.line
    if entries[index].begin == nil { entries[index].task.input = moment.input }
    entries[index].task.seconds = entries[index].begin.flatMap { moment.seconds(since: $0) }
  }

  private mutating func expire(_ event: Event, key: String, at moment: Moment, pid: Int32?, run: Int) {
    if open[key] == nil { begin(event, key: key, at: nil, pid: pid, run: run) }
    if let index = open[key]?.last { entries[index].task.expired = true }
  }
}
