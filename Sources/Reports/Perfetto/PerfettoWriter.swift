import Analyzer
import LogParser

/// Writes trace events process by process; there may be very many, so that none is kept.
struct PerfettoWriter: ~Copyable {
  private var writer: JSONWriter
  private var process = 0
  private var threads = 0
  private var firstThread = 0

  /// Makes a writer of events into an array that was begun.
  init(_ writer: consuming JSONWriter) { self.writer = writer }

  /// Returns the writer behind the last event.
  consuming func finish() -> JSONWriter { writer }

  /// Begins a process; its number is not that of the log, which two runs may share.
  mutating func beginProcess(_ name: String, labels: String?) {
    process += 1
    firstThread = threads
    metadata("process_name", ["name": .string(InertText.line(name))])
    metadata("process_sort_index", ["sort_index": .integer(process)])
    if let labels { metadata("process_labels", ["labels": .string(InertText.line(labels))]) }
  }

  mutating func add(_ track: Track) {
    guard !track.slices.isEmpty else { return }
    let thread = beginThread(track.name)
    for slice in track.slices {
      writer.write([
        "ph": "X", "name": .string(InertText.line(Words.spaced(slice.interval.state))), "cat": .string(track.machine.rawValue),
        "pid": .integer(process), "tid": .integer(thread), "ts": JSONValue(microsecondsOf: slice.start),
        "dur": JSONValue(microsecondsOf: slice.end - slice.start), "args": arguments(of: slice.interval),
      ])
    }
  }

  /// Adds findings as instants on a track of their own, in the order of their places.
  mutating func add(_ findings: [Finding], in analysis: Analysis, _ tracks: TrackList) {
    guard !findings.isEmpty else { return }
    let thread = beginThread("findings")
    let placed = findings.map { ($0, tracks.offset(of: $0) ?? 0) }.sorted { $0.1 < $1.1 }
    for (finding, offset) in placed {
      writer.write([
        "ph": "i", "s": "t", "name": .string(finding.rule), "cat": .string("finding,\(finding.severity.rawValue)"),
        "pid": .integer(process),
        "tid": .integer(thread), "ts": JSONValue(microsecondsOf: offset),
        "args": [
          "certainty": .string(finding.certainty.rawValue), "message": .string(InertText.line(finding.message)),
          "place": .string(FindingPlace(of: finding, in: analysis).text), "severity": .string(finding.severity.rawValue),
        ],
      ])
    }
  }

  /// Counts controllers that live, and those that are visible, wherever one of the numbers changes.
  ///
  /// All instances of a class that prints no addresses count as one.
  mutating func addCounters(of tracks: [Track]) {
    let controllers = tracks.filter { $0.machine == .viewController }
    let changes = ["alive", "visible"].map { name in
      controllers.flatMap { track in
        track.slices.filter { name == "alive" || $0.interval.state == "visible" }.flatMap { [($0.start, 1), ($0.end, -1)] }
      }
    }
    for (name, steps) in zip(["alive", "visible"], changes) {
      var sums: [Int64: Int] = [:]
      for (offset, step) in steps { sums[offset, default: 0] += step }
      var count = 0
      for (offset, step) in sums.sorted(by: { $0.key < $1.key }) where step != 0 {
        count += step
        writer.write([
          "ph": "C", "name": .string("view controllers \(name)"), "pid": .integer(process), "ts": JSONValue(microsecondsOf: offset),
          "args": ["count": .integer(count)],
        ])
      }
    }
  }

  // MARK: Pieces

  private mutating func beginThread(_ name: String) -> Int {
    threads += 1
    let thread = threads
    metadata("thread_name", ["name": .string(InertText.line(name))], thread: thread)
    metadata("thread_sort_index", ["sort_index": .integer(threads - firstThread)], thread: thread)
    return thread
  }

  private mutating func metadata(_ name: JSONValue, _ arguments: JSONValue, thread: Int? = nil) {
    let members: [JSONValue.Member] = [.init("ph", "M"), .init("name", name), .init("pid", .integer(process)), .init("args", arguments)]
    writer.write(.object(members + (thread.map { [.init("tid", .integer($0))] } ?? [])))
  }

  private func arguments(of interval: Interval) -> JSONValue {
    let told: [(String, JSONValue?)] = [
      ("fromLine", interval.fromLine.map(JSONValue.integer)), ("toLine", interval.toLine.map(JSONValue.integer)),
      ("start", interval.start.map { .string("\($0)") }), ("end", interval.end.map { .string("\($0)") }),
      ("seconds", interval.seconds.map(JSONValue.number)), ("inferred", interval.isInferred ? true : nil),
    ]
    return .object(told.compactMap { name, value in value.map { JSONValue.Member(name, $0) } })
  }
}
