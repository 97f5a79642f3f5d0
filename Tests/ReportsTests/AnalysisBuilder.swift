import Analyzer
import LogParser

/// Makes analyses by hand, with as few words as possible.
struct AnalysisBuilder {
  private(set) var analysis = Analysis()

  init(input: String = "app.log", format: String = "bare", lines: Int = 0, events: Int = 0) {
    var summary = InputSummary(name: input)
    summary.formats = [format: lines]
    summary.lines = lines
    summary.records = lines
    summary.events = events
    analysis.inputs = [summary]
  }

  /// Adds a run whose states change at the lines given; with `times` (seconds since midnight) it has a clock too.
  mutating func run(
    _ name: String?, pid: Int32? = nil, style: String? = "appDelegate", ios: String? = nil, launch: String? = "foreground",
    _ states: [(state: String, line: Int?)], times: [Double]? = nil, end: Double? = nil, lastLine: Int, ending: ProcessRun.Ending? = nil
  ) {
    var run = ProcessRun(name: name, pid: pid)
    run.style = style
    if let ios { run.system = SystemRange(major: 17, version: ios) }
    run.launch = launch
    run.states = Self.intervals(states, times: times, end: end)
    run.finalState = states.last?.state
    run.firstLine = states.compactMap(\.line).first ?? 1
    run.lastLine = lastLine
    if let ending { run.ending = ending }
    analysis.processes.append(run)
  }

  /// Sets the last run's final state.
  mutating func finalState(_ state: String?) { analysis.processes[analysis.processes.count - 1].finalState = state }

  /// Sets counts of the last run.
  mutating func summarize(trips: Int = 0, interruptions: Int = 0, launch: Double? = nil, memoryWarnings: Int = 0) {
    let run = analysis.processes.count - 1
    analysis.processes[run].summary.backgroundTrips = trips
    analysis.processes[run].summary.interruptions = interruptions
    analysis.processes[run].summary.launchSeconds = launch
    analysis.processes[run].summary.memoryWarnings = memoryWarnings
  }

  mutating func scene(_ id: String?, _ states: [(state: String, line: Int?)], times: [Double]? = nil, end: Double? = nil) {
    let run = analysis.processes.count - 1
    analysis.scenes.append(
      SceneTimeline(
        id: id, pid: analysis.processes[run].pid, run: run, finalState: states.last?.state,
        states: Self.intervals(states, times: times, end: end)))
  }

  mutating func controller(
    _ className: String, _ instance: String? = nil, loads: Int = 1, appearances: Int = 1, seconds: Double? = nil, end: String?,
    line: Int = 1, states: [(state: String, line: Int?)] = [], times: [Double]? = nil, until: Double? = nil
  ) {
    var timeline = ViewControllerTimeline(
      className: className, module: nil, instance: instance, pid: nil, run: analysis.processes.count - 1, firstLine: line)
    timeline.loads = loads
    timeline.appearances = appearances
    timeline.visibleSeconds = seconds
    timeline.finalState = end
    timeline.states = Self.intervals(states, times: times, end: until)
    analysis.viewControllers.append(timeline)
  }

  mutating func transition(_ kind: Transition.Kind, _ from: String?, _ to: String?, seconds: Double? = nil, lines: ClosedRange<Int>) {
    analysis.transitions.append(
      Transition(
        kind: kind, from: from, to: to, pid: nil, run: analysis.processes.count - 1, fromLine: lines.lowerBound, toLine: lines.upperBound,
        start: nil, seconds: seconds))
  }

  mutating func task(
    _ identifier: String?, name: String? = nil, begin: Int?, end: Int?, expired: Bool = false, seconds: Double? = nil
  ) {
    var task = BackgroundTask(identifier: identifier, name: name, pid: nil, run: analysis.processes.count - 1)
    task.beginLine = begin
    task.endLine = end
    task.expired = expired
    task.seconds = seconds
    analysis.tasks.append(task)
  }

  mutating func finding(
    _ rule: String, _ severity: Severity, _ certainty: Certainty = .certain, line: Int?, column: Int? = nil, count: Int = 1,
    message: String, evidence: [Evidence] = [], help: String = "Do something."
  ) {
    let process = analysis.processes.last
    analysis.findings.append(
      Finding(
        rule: rule, severity: severity, certainty: certainty, line: line, column: column, machine: .app, process: process?.name,
        pid: process?.pid, message: message, count: count, evidence: evidence, help: help))
  }

  private static func intervals(_ states: [(state: String, line: Int?)], times: [Double]?, end lastEnd: Double?) -> [Interval] {
    states.indices.map { index in
      let isLast = index + 1 == states.count
      let start = states[index].line == nil ? nil : times?[index]
      let end = times.flatMap { $0.indices.contains(index + 1) ? $0[index + 1] : isLast ? lastEnd : nil }
      return Interval(
        state: states[index].state, fromLine: states[index].line, toLine: isLast ? nil : states[index + 1].line,
        start: start.map(timestamp), end: end.map(timestamp), seconds: start.flatMap { start in end.map { $0 - start } })
    }
  }
}

/// The moment `seconds` after midnight, 20 October 2013.
func timestamp(_ seconds: Double) -> Timestamp {
  Timestamp(nanoseconds: 1_382_227_200_000_000_000 + Int64((seconds * 1e9).rounded()))
}
