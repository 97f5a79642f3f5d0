import Analyzer
import LogParser

/// Everything that lived in an analysis, run by run, on the scales of the traces.
struct TrackList {
  /// The tracks of each run of `Analysis.processes`: the application, its scenes, its controllers, its tasks.
  let runs: [[Track]]
  /// The scale of each input; one for all where the inputs are one trace.
  private let axes: [TraceAxis]
  private let isJoined: Bool

  init(of analysis: Analysis) {
    isJoined = analysis.isJoined
    let subjects = analysis.timelineSubjects
    let axes = Self.axes(of: subjects, in: analysis)
    self.axes = axes
    let members = Dictionary(grouping: subjects, by: \.run)
    runs = analysis.processes.indices.map { index in
      let axis = Self.axis(of: analysis.processes[index].input, among: axes, isJoined: analysis.isJoined)
      let run = analysis.processes[index]
      let ends = Self.ends(of: run, members[index] ?? [], on: axis, isJoined: analysis.isJoined)
      return (members[index] ?? []).map { Track($0, on: axis, from: ends.start, to: ends.end) }
    }
  }

  /// The scale of the input's trace.
  func axis(of input: Int) -> TraceAxis { Self.axis(of: input, among: axes, isJoined: isJoined) }

  private static func axis(of input: Int, among axes: [TraceAxis], isJoined: Bool) -> TraceAxis {
    isJoined ? axes[0] : axes.indices.contains(input) ? axes[input] : TraceAxis([])
  }

  /// Where a finding lies; nil if it belongs to no line.
  func offset(of finding: Finding) -> Int64? {
    finding.line.map { axis(of: finding.input).offset(ofLine: $0, in: finding.input, at: finding.time) }
  }

  /// The track of the run that a finding is about, by its index; nil if it is about none of them.
  func track(of finding: Finding, run: Int, at offset: Int64?) -> Int? {
    let candidates = runs[run].indices.filter { runs[run][$0].mayBe(finding) }
    guard candidates.count > 1, let offset else { return candidates.first }
    // Of several lives at one address, the last one that had begun.
    return candidates.last { (runs[run][$0].slices.first?.start ?? .max) <= offset } ?? candidates.first
  }

  private static func axes(of subjects: [TimelineSubject], in analysis: Analysis) -> [TraceAxis] {
    var moments = [[Moment]](repeating: [], count: max(1, analysis.inputs.count))
    func add(_ moment: Moment) {
      if moments.indices.contains(moment.input) { moments[analysis.isJoined ? 0 : moment.input].append(moment) }
    }
    for subject in subjects { for interval in subject.states { interval.moments.forEach(add) } }
    // Where no state tells, what a line number and a time tell has to do.
    let told = moments.map(\.isEmpty)
    func stand(_ line: Int?, _ time: Timestamp?, in input: Int) {
      guard let line, told.indices.contains(input), told[analysis.isJoined ? 0 : input] else { return }
      add(Moment(input: input, line: line, time: time))
    }
    for subject in subjects {
      for interval in subject.states {
        stand(interval.fromLine, interval.start, in: subject.input)
        stand(interval.toLine, interval.end, in: subject.input)
      }
    }
    for finding in analysis.findings { stand(finding.line, finding.time, in: finding.input) }
    return moments.map(TraceAxis.init)
  }

  /// Where a run begins and ends on the scale.
  private static func ends(
    of run: ProcessRun, _ subjects: [TimelineSubject], on axis: TraceAxis, isJoined: Bool
  ) -> (start: Int64, end: Int64) {
    var start = axis.offset(ofLine: run.firstLine, in: run.input)
    var end = isJoined ? 0 : axis.offset(ofLine: run.lastLine, in: run.input)
    for interval in subjects.flatMap(\.states) {
      for moment in interval.moments {
        let offset = axis.offset(ofLine: moment.line, in: moment.input)
        (start, end) = (min(start, offset), max(end, offset))
      }
      if let opening = interval.opening, interval.closing == nil, let seconds = interval.seconds {
        end = max(end, axis.offset(ofLine: opening.line, in: opening.input) + Int64(seconds * 1e9))
      }
    }
    return (start, end)
  }
}

extension Track {
  /// True unless something says that the finding is about something else.
  fileprivate func mayBe(_ finding: Finding) -> Bool {
    guard finding.machine == machine, !slices.isEmpty else { return false }
    if machine == .app { return true }
    if let wanted = finding.instance, let instance = owner.instance { return wanted == instance }
    return machine == .scene || finding.subject == owner.subject || finding.subject != nil && finding.subject == owner.instance
  }
}

extension JSONValue {
  /// A whole number where that says it.
  init(microsecondsOf nanoseconds: Int64) {
    self = nanoseconds % 1000 == 0 ? .integer(Int(nanoseconds / 1000)) : .number(Double(nanoseconds) / 1000)
  }
}
