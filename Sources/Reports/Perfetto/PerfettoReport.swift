import Analyzer
import LogParser

/// The trace as Chrome's trace events in JSON, for the Perfetto UI, `chrome://tracing` and speedscope.
///
/// Each run is a process. Each application, scene, controller instance and task is a thread of it, so that slices never overlap; findings
/// are instants on a thread of their own; two counters tell how many controllers live and how many are visible. Each trace begins at zero:
/// the labels of a process tell what its times are, because these programs draw everything on one scale.
public struct PerfettoReport: Sendable {
  /// Version of the tool that the report names.
  public var version: String

  /// Makes a report.
  public init(version: String) { self.version = version }

  /// Writes the whole trace.
  public func write(_ analysis: Analysis, to sink: @escaping ReportSink) {
    var writer = JSONWriter(style: .compact, sink: sink)
    writer.beginObject()
    writer.write("displayTimeUnit", "ms")
    writer.write("otherData", ["tool": .string("lifelog \(version)"), "times": .string(Self.explanation)])
    writer.key("traceEvents")
    writer.beginArray()
    var events = PerfettoWriter(writer)
    let tracks = TrackList(of: analysis)
    let findings = FindingOwners(analysis).findings
    for (index, run) in analysis.processes.enumerated() {
      events.beginProcess(run.title, labels: labels(of: run, on: tracks.axis(of: run.input), in: analysis))
      events.add(findings[index] ?? [], in: analysis, tracks)
      for track in tracks.runs[index] { events.add(track) }
      events.addCounters(of: tracks.runs[index])
    }
    if let rest = findings[nil] {
      events.beginProcess("findings about no process", labels: nil)
      events.add(rest, in: analysis, tracks)
    }
    writer = events.finish()
    writer.endArray()
    writer.endObject()
    writer.endDocument()
  }

  private static let explanation = """
    Each trace begins at 0. Moments of one clock are as far apart as it says; another clock goes on where the trace stands; lines without \
    a time lie between their neighbours by number. In a trace without times a line takes 1 ms.
    """

  private func labels(of run: ProcessRun, on axis: TraceAxis, in analysis: Analysis) -> String {
    let times =
      switch (axis.clocks, axis.origin) {
      case (0, _): "no times, a line takes 1 ms"
      case (1, let origin?): "0 is \(origin)"
      default: "\(axis.clocks) clocks, never compared"
      }
    return "\(analysis.shownName(of: run.input)); \(times)"
  }
}
