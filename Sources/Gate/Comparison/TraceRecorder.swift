import Analyzer
import LogParser

/// One of two traces that are compared.
public struct Trace: Sendable {
  /// What the app did in a callback, as far as its log tells: a line of its own, or a background task that it began.
  struct Work: Sendable {
    /// Words that are the same in every run.
    let words: String
    /// The message for people.
    let message: String
    let evidence: Evidence
  }

  /// A callback of the app or of a scene with what followed it.
  struct Occasion: Sendable {
    let sighting: Sighting
    var work: [Work] = []
  }

  /// Path as given.
  public var name: String
  /// What was learned from it.
  public var analysis: Analysis
  var sightings: [Sighting]
  var occasions: [Occasion]
  /// Where words that the other trace has stand in this one, wherever that is.
  var found: [String: Evidence]
}

/// Keeps of a trace what a comparison needs.
public struct TraceRecorder: Sendable {
  /// Lines behind a callback that may belong to it, and seconds.
  private static let (workLines, workSeconds) = (20, 5.0)
  /// Bytes of a line that count.
  private static let longestLine = 2000

  private var sightings: [Sighting] = []
  private var occasions: [Trace.Occasion] = []
  /// The callback that lines of a process may belong to.
  private var open: [String: (occasion: Int, lines: Int)] = [:]
  private let wanted: Set<String>
  private var found: [String: Evidence] = [:]

  /// Begins a trace; where the one before it is known, what it did is looked for everywhere.
  public init(after older: Trace? = nil) { wanted = Set(older?.occasions.flatMap { $0.work.map(\.words) } ?? []) }

  /// Sees one line.
  public mutating func observe(_ record: Record, _ line: Span<UInt8>, events: [Analyzer.ResolvedEvent], input: Int) {
    let seen = events.compactMap { Sighting($0, of: record, input: input) }
    for sighting in seen { take(sighting) }
    guard events.isEmpty, record.kind == .record || record.kind == .unrecognized, line.count <= Self.longestLine else { return }
    let key = Self.key(record.process, record.pid)
    guard open[key] != nil || !wanted.isEmpty else { return }
    var bytes: [UInt8] = []
    for index in line.indices { bytes.append(line[index]) }
    let text = String(decoding: bytes, as: UTF8.self)
    let message = StableWords.message(of: text, process: record.process)
    let work = Trace.Work(
      words: StableWords.of(message), message: message, evidence: Evidence(line: record.line, text: text, input: input))
    take(work, at: Moment(input: input, line: record.line, time: record.time, clock: record.clock), key: key)
  }

  /// Ends the trace.
  public func finish(name: String, analysis: Analysis) -> Trace {
    Trace(name: name, analysis: analysis, sightings: sightings, occasions: occasions, found: found)
  }

  private static func key(_ process: String?, _ pid: Int32?) -> String { "\(process ?? "") \(pid ?? 0)" }

  private mutating func take(_ sighting: Sighting) {
    let key = Self.key(sighting.process, sighting.pid)
    if sighting.name == .beginBackgroundTask, let name = sighting.taskName {
      let work = Trace.Work(words: "background task \(name)", message: "background task \(name)", evidence: sighting.evidence)
      return take(work, at: sighting.moment, key: key)
    }
    sightings.append(sighting)
    guard [.app, .scene, .swiftui].contains(sighting.machine) else { return }
    open[key] = (occasions.count, 0)
    occasions.append(Trace.Occasion(sighting: sighting))
  }

  private mutating func take(_ work: Trace.Work, at moment: Moment, key: String) {
    if wanted.contains(work.words), found[work.words] == nil { found[work.words] = work.evidence }
    guard let (occasion, lines) = open[key] else { return }
    let start = occasions[occasion].sighting.moment
    let isLate = moment.seconds(since: start).map { $0 > Self.workSeconds } ?? false
    guard !isLate, lines < Self.workLines else {
      open[key] = nil
      return
    }
    open[key] = (occasion, lines + 1)
    occasions[occasion].work.append(work)
  }
}
