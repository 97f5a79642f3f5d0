import Analyzer
import Gate
import LogParser

/// Something that lasted, with the changes of its state.
struct OTLPSpan {
  let name: String
  let instance: String?
  let start: Timestamp
  let end: Timestamp
  let events: [JSONValue]
  var hasFailed = false

  /// Returns nil if no state has a time. What the log does not end lasts to its last time.
  init?(name: String, instance: String? = nil, _ states: [Interval]) {
    let times = states.flatMap { [$0.start, $0.end] }.compactMap(\.self)
    guard let first = times.first, let last = times.last, last.nanoseconds >= first.nanoseconds else { return nil }
    (self.name, self.instance, start, end) = (name, instance, first, last)
    events = states.compactMap { state in
      state.start.map { ["timeUnixNano": OTLP.time($0), "name": .string(InertText.line(state.state))] }
    }
  }

  /// Returns nil if the task has no time; one that the log does not end lasts until the end of its run.
  init?(_ task: BackgroundTask, until end: Timestamp?) {
    guard let first = task.start ?? task.end else { return nil }
    let last = task.end ?? (task.endLine == nil ? end : nil) ?? first
    guard last.nanoseconds >= first.nanoseconds else { return nil }
    name = task.name ?? task.identifier ?? task.kind.rawValue
    (instance, start, self.end, events, hasFailed) = (task.identifier, first, last, [], task.expired)
  }
}

/// Names of a trace and its spans: the same for the same log, on every machine.
struct OTLPIdentity {
  private let seed: String

  init(_ seed: String) { self.seed = seed }

  /// Thirty-two hexadecimal digits.
  var trace: String { StableHash.text("trace\0" + seed) + StableHash.text("run\0" + seed) }

  /// Sixteen hexadecimal digits for the span with the number.
  func span(_ number: Int) -> String { StableHash.text("\(number)\0" + seed) }
}
