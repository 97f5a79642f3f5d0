/// The order in which the lines of several logs become one trace.
///
/// Lines are ordered by time where their clocks can be compared, and never within one log: its own order stands. A line without a time
/// stays behind the line before it.
public struct LogMerge: Sendable {
  /// A line of a log.
  public struct Place: Sendable, Equatable {
    /// Index of the log.
    public let log: Int
    /// Index in its records.
    public let record: Int
  }

  /// Why a log could not be ordered among the others and stands behind them.
  public enum Obstacle: Sendable, Equatable {
    /// It has no times.
    case noTimes
    /// Either it or the others print no zone.
    case zone
  }

  /// All lines in their order.
  public private(set) var places: [Place] = []
  /// Logs that stand behind the others, and why.
  public private(set) var obstacles: [Int: Obstacle] = [:]

  /// Orders the lines of `logs`. The order of the logs counts only where their times do not tell.
  public init(_ logs: [KeptLog]) {
    var axes = logs.map { TimeAxis($0.records) }
    Self.place(&axes, of: logs)
    let timed = logs.indices.filter { axes[$0] != nil }
    let isZoned = timed.first.flatMap { axes[$0]?.kind.isZoned } ?? false
    for isZoned in [isZoned, !isZoned] {
      let group = timed.filter { axes[$0]?.kind.isZoned == isZoned }
      if !places.isEmpty { for log in group { obstacles[log] = .zone } }
      append(group, of: logs, axes)
    }
    for log in logs.indices where axes[log] == nil {
      if !timed.isEmpty { obstacles[log] = .noTimes }
      places += logs[log].records.indices.map { Place(log: log, record: $0) }
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

  private mutating func append(_ group: [Int], of logs: [KeptLog], _ axes: [TimeAxis?]) {
    // Logs are tried in the order of their names, so that the order of the arguments decides nothing.
    var cursors = group.sorted { logs[$0].name < logs[$1].name }.compactMap { log in
      axes[log].map { Cursor(log: log, records: logs[log].records, axis: $0) }
    }
    while let next = cursors.indices.min(by: { cursors[$0].moment < cursors[$1].moment }), cursors[next].moment < .max {
      places.append(Place(log: cursors[next].log, record: cursors[next].position))
      cursors[next].advance()
    }
  }
}

/// A place in a log while it is merged.
private struct Cursor {
  let log: Int
  private let records: [Record]
  private let axis: TimeAxis
  private(set) var position = 0
  /// When the line at the position was written, or the line before it if it has no time; the greatest number at the end.
  private(set) var moment = Int64.min

  init(log: Int, records: [Record], axis: TimeAxis) {
    self.log = log
    self.records = records
    self.axis = axis
    update()
  }

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
