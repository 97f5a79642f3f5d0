import Analyzer
import LogParser

/// An event of a log with the little that the gate needs of it.
public struct Sighting: Sendable, Equatable {
  /// What happened.
  public var name: EventName
  /// The life cycle that it belongs to.
  public var machine: Machine
  /// Class of a controller or a view; nil if the line does not tell.
  public var subject: String?
  /// Name of a background task; nil for everything else.
  public var taskName: String?
  /// Executable; nil if the log does not tell.
  public var process: String?
  /// Process identifier; nil if the log does not tell.
  public var pid: Int32?
  /// Where and when.
  public var moment: Moment
  /// The line as it stands in the log.
  public var text: String

  /// Makes a sighting.
  public init(
    _ name: EventName, machine: Machine, subject: String? = nil, taskName: String? = nil, process: String? = nil, pid: Int32? = nil,
    at moment: Moment, text: String
  ) {
    (self.name, self.machine, self.subject, self.taskName) = (name, machine, subject, taskName)
    (self.process, self.pid, self.moment, self.text) = (process, pid, moment, text)
  }

  /// Takes over what the analysis made of an event; nil for one that tells again what was told before.
  public init?(_ event: Analyzer.ResolvedEvent, of record: Record, input: Int) {
    guard !event.isEcho else { return nil }
    let moment = Moment(input: input, line: record.line, time: record.time, clock: record.clock)
    self.init(
      event.event.name, machine: event.event.machine, subject: event.event.subject, taskName: event.event.taskName,
      process: event.process, pid: event.pid, at: moment, text: event.event.text)
  }

  var evidence: Evidence { Evidence(line: moment.line, text: text, input: moment.input) }
}
