import Analyzer
import LogParser

/// Nothing but the lanes: for each run, what the application, its scenes, controllers and background tasks went through side by side.
public struct TimelineReport: Sendable {
  /// Lanes of one run; more are counted.
  private static let laneLimit = 40

  /// What the reader's screen can show.
  public var style: TextStyle

  /// Makes a report.
  public init(style: TextStyle = TextStyle()) { self.style = style }

  /// Writes the lanes of every run.
  public func write(_ analysis: Analysis, to sink: @escaping ReportSink) {
    var output = TextOutput(style: style, sink: sink)
    let subjects = Dictionary(grouping: analysis.timelineSubjects, by: \.run)
    let places = LineReference(analysis)
    RunList(analysis: analysis, style: style).write(to: &output) { run, output in
      write(analysis.processes[run], subjects[run] ?? [], places, to: &output)
    }
    output.blank()
    output.lines(SummaryLine(analysis: analysis, style: style).lines)
    output.flush()
  }

  private func write(_ run: ProcessRun, _ subjects: [TimelineSubject], _ places: LineReference, to output: inout TextOutput) {
    let lanes = lanes(of: subjects)
    let drawing = TimelineDrawing(lanes: Array(lanes.prefix(Self.laneLimit)), style: style, places: places)
    output.blank()
    output.lines(RunHeader(run: run, scale: lanes.isEmpty ? nil : drawing.scale, style: style, places: places).lines)
    output.blank()
    output.lines(drawing.rows)
    if lanes.count > Self.laneLimit {
      output.line(StyledText("  … and \(Words.count(lanes.count - Self.laneLimit, "more lane"))", .dim, style))
    }
    output.blank()
  }

  /// The application, then whatever else has states, in the order of the log.
  private func lanes(of subjects: [TimelineSubject]) -> [Lane] {
    let shared = Set(Dictionary(grouping: subjects, by: \.title).filter { $0.value.count > 1 }.keys)
    return subjects.compactMap { subject in
      let states = subject.statesInLife
      guard !states.isEmpty else { return nil }
      return Lane(name: subject.title, suffix: shared.contains(subject.title) ? subject.tail : "", intervals: states)
    }
  }
}
