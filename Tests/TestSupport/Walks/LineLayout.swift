/// The shape that a writer gives to every line.
public enum LineLayout: String, CaseIterable, Sendable {
  case bare, nslog, oslogStderr, compact, syslog, syslogHost, idevicesyslog, dated, processHeader

  /// True if lines tell the process and its identifier.
  public var namesProcess: Bool { self != .bare && self != .dated }

  /// True if lines tell the time.
  public var tellsTime: Bool { self != .bare && self != .processHeader }

  /// Returns one line; `time` is in microseconds since the start of the log.
  func line(process: String, pid: Int, time: Int, message: String) -> String {
    let moment = WallClock(microseconds: time)
    return switch self {
    case .bare: message
    case .nslog: "\(moment.date) \(moment.time(digits: 3)) \(process)[\(pid):11303] \(message)"
    case .oslogStderr: "\(moment.date) \(moment.time(digits: 6))+0800 \(process)[\(pid):11303] \(message)"
    case .compact: "\(moment.date) \(moment.time(digits: 3)) Df \(process)[\(pid):2c27] \(message)"
    case .syslog: "\(moment.date) \(moment.time(digits: 6))+0800  localhost \(process)[\(pid)]: \(message)"
    case .syslogHost: "\(moment.monthAndDay) \(moment.time(digits: 0)) Test-iPhone \(process)[\(pid)] <Notice>: \(message)"
    case .idevicesyslog: "\(moment.monthAndDay) \(moment.time(digits: 0)) \(process)[\(pid)] <Notice>: \(message)"
    case .dated: "\(moment.date) \(moment.time(digits: 3)) [INFO] \(message)"
    case .processHeader: "\(process)[\(pid):11303] \(message)"
    }
  }
}

/// A moment of May 2024 and later, as writers print it.
struct WallClock {
  private static let months = [
    ("May", 31), ("Jun", 30), ("Jul", 31), ("Aug", 31), ("Sep", 30), ("Oct", 31), ("Nov", 30), ("Dec", 31),
  ]

  private let month: Int
  private let day: Int
  private let microseconds: Int

  /// Makes the moment so many microseconds after nine o'clock on the first of May; months end with the year.
  init(microseconds: Int) {
    let total = microseconds + 9 * 3_600_000_000
    self.microseconds = total % 86_400_000_000
    var (month, day) = (0, total / 86_400_000_000)
    while month < Self.months.count - 1, day >= Self.months[month].1 {
      day -= Self.months[month].1
      month += 1
    }
    (self.month, self.day) = (month, day + 1)
  }

  /// `2024-05-01`.
  var date: String { "2024-\(padded(month + 5, 2))-\(padded(day, 2))" }

  /// `May  1`.
  var monthAndDay: String { "\(Self.months[month].0) \(day < 10 ? " " : "")\(day)" }

  /// `09:00:00.123`.
  func time(digits: Int) -> String {
    let seconds = microseconds / 1_000_000
    let clock = "\(padded(seconds / 3600, 2)):\(padded(seconds / 60 % 60, 2)):\(padded(seconds % 60, 2))"
    return digits == 0 ? clock : clock + "." + padded(microseconds % 1_000_000, 6).prefix(digits)
  }

  private func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
