/// Which logs make one trace, and the order of their lines in it.
///
/// Lines are ordered by time where their clocks can be compared, and never within one log: its own order stands. A line without a time
/// stays behind the line before it. A log without times that holds nothing but what the system tells, as a crash report, ends the trace.
public struct LogMerge: Sendable {
  /// A line of a log.
  public struct Place: Sendable, Equatable {
    /// Index of the log.
    public let log: Int
    /// Index in its records.
    public let record: Int
    /// When it was written or, where it has no time, the line before it, on a scale that all logs of the trace share; nil if unknown.
    public let moment: Int64?
  }

  /// Logs whose lines have one order.
  public struct Trace: Sendable {
    /// Indices of the logs, in the order given.
    public fileprivate(set) var logs: [Int]
    /// All lines in their order.
    public fileprivate(set) var places: [Place] = []
  }

  /// Why a log is not part of the first trace, or not ordered in it.
  public enum Obstacle: Sendable, Equatable {
    /// It has no times, and tells what cannot be told without them.
    case noTimes
    /// Either it or the first trace prints no zone.
    case zone
  }

  /// The traces, the one with the first log that has times first.
  public private(set) var traces: [Trace] = []
  /// Logs that are not part of the first trace, and why.
  public private(set) var obstacles: [Int: Obstacle] = [:]

  /// Orders the lines of `logs`. The order of the logs decides only which of two traces comes first.
  public init(_ logs: [KeptLog]) {
    var axes = logs.map { TimeAxis($0.records) }
    let speakers = logs.indices.filter { axes[$0] != nil && !logs[$0].isReport }
    if speakers.isEmpty, logs.contains(where: { !$0.isReport }) {
      // Logs without times go before the reports of how they ended.
      for log in logs.indices { axes[log] = nil }
    }
    if let first = speakers.first.flatMap({ axes[$0]?.kind }), !first.isZoned {
      // A report prints the zone of its device, whose wall clock wrote the logs too.
      for log in logs.indices where logs[log].isReport { axes[log] = TimeAxis(logs[log].records, isZoneIgnored: true) }
    }
    Self.place(&axes, of: logs)
    for log in logs.indices where logs[log].isReport && !speakers.isEmpty && !Self.fits(axes[log], among: speakers.map { axes[$0] }) {
      axes[log] = nil
    }
    let timed = logs.indices.filter { axes[$0] != nil }
    let isZoned = (speakers.first ?? timed.first).flatMap { axes[$0]?.kind.isZoned }
    for log in timed where axes[log]?.kind.isZoned != isZoned { obstacles[log] = .zone }
    let groups = [timed.filter { obstacles[$0] == nil }, timed.filter { obstacles[$0] != nil }].filter { !$0.isEmpty }
    traces = groups.map { Trace(logs: $0, places: Self.ordered($0, of: logs, axes)) }
    let untimed = logs.indices.filter { axes[$0] == nil }
    for log in untimed.filter({ !logs[$0].isReport }) + untimed.filter({ logs[$0].isReport }) { append(log, of: logs) }
    traces = traces.map { trace in Trace(logs: trace.logs.sorted(), places: trace.places) }
  }

  /// False for a report that seems to be older than all logs: its clock is another, and it tells how things ended.
  private static func fits(_ report: TimeAxis?, among logs: [TimeAxis?]) -> Bool {
    guard let report, let first = logs.lazy.compactMap({ $0?.placed.lowerBound }).min() else { return false }
    return report.placed.lowerBound >= first
  }

  private mutating func append(_ log: Int, of logs: [KeptLog]) {
    let places = logs[log].records.indices.map { Place(log: log, record: $0, moment: nil) }
    let tellsEndOnly = logs[log].records.allSatisfy { $0.events.allSatisfy { $0.machine == .system } }
    if tellsEndOnly, !traces.isEmpty {
      traces[0].logs.append(log)
      traces[0].places += places
    } else {
      if !traces.isEmpty { obstacles[log] = .noTimes }
      traces.append(Trace(logs: [log], places: places))
    }
  }

  /// Finds years and days that are not printed: each log is laid beside those that print more.
  private static func place(_ axes: inout [TimeAxis?], of logs: [KeptLog]) {
    let order = axes.indices.filter { axes[$0] != nil }.sorted {
      (axes[$0]?.kind.completeness.rawValue ?? 0, logs[$0].name) < (axes[$1]?.kind.completeness.rawValue ?? 0, logs[$1].name)
    }
    var known: ClosedRange<Int64>?
    for log in order {
      if let known { axes[log]?.place(near: known) }
      guard let own = axes[log]?.placed else { continue }
      known = known.map { min($0.lowerBound, own.lowerBound)...max($0.upperBound, own.upperBound) } ?? own
    }
  }

  private static func ordered(_ group: [Int], of logs: [KeptLog], _ axes: [TimeAxis?]) -> [Place] {
    var places: [Place] = []
    // Logs are tried in the order of their names, so that the order of the arguments decides nothing.
    var cursors = group.sorted { logs[$0].name < logs[$1].name }.compactMap { log in
      axes[log].map { Cursor(log: log, records: logs[log].records, axis: $0) }
    }
    while let next = cursors.indices.min(by: { cursors[$0].moment < cursors[$1].moment }), cursors[next].moment < .max {
      places.append(cursors[next].place)
      cursors[next].advance()
    }
    return places
  }
}

/// A place in a log while it is merged.
private struct Cursor {
  private let log: Int
  private let records: [Record]
  private let axis: TimeAxis
  private var position = 0
  /// When the line at the position was written, or the line before it if it has no time; the greatest number at the end.
  private(set) var moment = Int64.min

  init(log: Int, records: [Record], axis: TimeAxis) {
    self.log = log
    self.records = records
    self.axis = axis
    update()
  }

  var place: LogMerge.Place { LogMerge.Place(log: log, record: position, moment: moment > .min ? moment : nil) }

  mutating func advance() {
    position += 1
    update()
  }

  private mutating func update() {
    guard position < records.count else { return moment = .max }
    // A line that steps back waits for no other log: what comes later in its own log comes later.
    if let time = records[position].time.flatMap(axis.moment) { moment = max(moment, min(time, .max - 1)) }
  }
}
