import Analyzer
import LogParser

/// The lanes and the places of the findings for the script of the page, as JSON in which no markup can begin or end.
struct HTMLData {
  private let analysis: Analysis
  private let tracks: TrackList
  private let states: [String]
  private let numbers: [String: Int]

  init(_ analysis: Analysis) {
    self.analysis = analysis
    tracks = TrackList(of: analysis)
    states = Set(tracks.runs.joined().flatMap { $0.slices.map(\.interval.state) }).sorted()
    numbers = Dictionary(uniqueKeysWithValues: states.enumerated().map { ($1, $0) })
  }

  func write(to sink: @escaping ReportSink) {
    var writer = JSONWriter(style: .compact) { sink(Self.withoutMarkup($0)) }
    let traces = analysis.isJoined || analysis.inputs.isEmpty ? [0] : Array(analysis.inputs.indices)
    writer.beginObject()
    writer.write("states", .array(states.map { .string(Words.spaced(InertText.line($0))) }))
    writer.write("looks", .array(states.map { .string(StateKind($0).rawValue) }))
    writer.write("traces", .array(traces.map { tracks.axis(of: $0).json }))
    writer.write("caption", .string(traces.count == 1 ? tracks.axis(of: 0).caption : "each log from its own begin"))
    writer.key("processes")
    writer.beginArray()
    for index in analysis.processes.indices { write(index, to: &writer) }
    writer.endArray()
    writer.write("findings", findings)
    writer.endObject()
    writer.endDocument()
  }

  private func write(_ index: Int, to writer: inout JSONWriter) {
    let run = analysis.processes[index]
    writer.beginObject()
    writer.write("title", .string(InertText.line(run.title)))
    writer.write("facts", .string(RunHeader(of: run, in: analysis).summary))
    writer.write("trace", .integer(analysis.isJoined ? 0 : run.input))
    writer.key("lanes")
    writer.beginArray()
    let shared = Set(Dictionary(grouping: tracks.runs[index], by: \.title).filter { $0.value.count > 1 }.keys)
    for track in tracks.runs[index] { write(track, label: track.label(isShared: shared.contains(track.title)), to: &writer) }
    writer.endArray()
    writer.endObject()
  }

  /// Six numbers for each slice: state, begin, length, first and last line or 0, flags.
  private func write(_ track: Track, label: String, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.write("label", .string(InertText.line(label)))
    writer.write("machine", .string(track.machine.rawValue))
    writer.write("name", .string(InertText.line(track.name)))
    writer.key("slices")
    writer.beginArray()
    for slice in track.slices {
      writer.write(.integer(numbers[slice.interval.state] ?? 0))
      writer.write(JSONValue(microsecondsOf: slice.start))
      writer.write(JSONValue(microsecondsOf: slice.end - slice.start))
      writer.write(.integer(slice.interval.fromLine ?? 0))
      writer.write(.integer(slice.interval.toLine ?? 0))
      writer.write(.integer(slice.flags))
    }
    writer.endArray()
    writer.endObject()
  }

  /// Where each finding lies; what it says stands in the document, in the same order.
  private var findings: JSONValue {
    let owners = FindingOwners(analysis)
    return .array(
      analysis.sortedFindings.map { finding in
        let run = owners.run(of: finding)
        let offset = tracks.offset(of: finding)
        return [
          "severity": .string(finding.severity.rawValue), "rule": .string(finding.rule), "process": JSONValue(run),
          "at": offset.map { JSONValue(microsecondsOf: $0) } ?? .null,
          "lane": JSONValue(run.flatMap { tracks.track(of: finding, run: $0, at: offset) }),
        ]
      })
  }

  /// Between quotation marks JSON may write any sign as its code; elsewhere it has none of these.
  private static func withoutMarkup(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "&") }) else { return bytes }
    return bytes.flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: "<"): Array("\\u003C".utf8)
      case UInt8(ascii: ">"): Array("\\u003E".utf8)
      case UInt8(ascii: "&"): Array("\\u0026".utf8)
      default: [byte]
      }
    }
  }
}

extension Track.Slice {
  /// 1: inferred; 2: a clock tells the length; 4: the log does not end it.
  fileprivate var flags: Int {
    let isMeasured = interval.seconds.map { abs($0 * 1e9 - Double(end - start)) < 1e3 } ?? false
    return (interval.isInferred ? 1 : 0) + (isMeasured ? 2 : 0) + (interval.toLine == nil ? 4 : 0)
  }
}

extension TraceAxis {
  fileprivate var json: JSONValue {
    [
      "lasts": .bool(clocks > 0), "wall": origin.map { JSONValue(microsecondsOf: $0.onTheWall) } ?? .null,
      "date": JSONValue(origin.map { "\($0.completeness)" }), "perLine": .integer(Int(TraceAxis.line / 1000)),
      "firstLine": .integer(firstLine),
    ]
  }

  /// What the numbers of the ruler are.
  fileprivate var caption: String {
    guard clocks > 0 else { return "lines, no times" }
    guard let origin else { return "elapsed, \(clocks) clocks" }
    let text = "\(origin)"
    let date = text.prefix { $0 != "T" }.drop { $0 == "-" }
    let zone = origin.zone == nil ? "" : text.hasSuffix("Z") ? "UTC" : "UTC\(text.suffix(6))"
    return [String(date), zone].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension Timestamp {
  /// The same reading of the same clock on the wall, in nanoseconds.
  fileprivate var onTheWall: Int64 { nanoseconds &+ Int64(zone ?? 0) * 60_000_000_000 }
}
