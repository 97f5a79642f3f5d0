import Analyzer
import LogParser

/// The states of the applications as a drawing for Mermaid: along a clock if the log has one, else in the order of the lines.
struct MermaidTimeline {
  /// Runs and states of each that are drawn.
  private static let (runs, states) = (5, 40)

  let text: String

  init(of analysis: Analysis) {
    let runs = analysis.processes.filter { !$0.states.isEmpty }
    let drawn = runs.prefix(Self.runs)
    guard !drawn.isEmpty else {
      text = ""
      return
    }
    let hasTimes = drawn.allSatisfy { run in run.states.contains { $0.start != nil } }
    text = hasTimes ? Self.gantt(Array(drawn)) : Self.timeline(Array(drawn))
  }

  private static func gantt(_ runs: [ProcessRun]) -> String {
    var text = "gantt\n  dateFormat YYYY-MM-DD HH:mm:ss.SSS\n  axisFormat %H:%M:%S\n"
    for run in runs {
      text += "  section \(name(of: run))\n"
      for interval in run.states.prefix(states) {
        guard let start = interval.start else { continue }
        let end = interval.end.flatMap { $0.seconds(since: start).map { $0 > 0 } == true ? $0.drawn : nil } ?? "1ms"
        text += "  \(Words.spaced(interval.state)) :\(look(interval.state))\(start.drawn), \(end)\n"
      }
      if run.states.count > states { text += "  and \(run.states.count - states) more :milestone, 0ms\n" }
    }
    return text
  }

  private static func timeline(_ runs: [ProcessRun]) -> String {
    var text = "timeline\n"
    for run in runs {
      text += "  section \(name(of: run))\n"
      for interval in run.states.prefix(states) {
        let place = interval.fromLine.map { "line \($0)" } ?? "before"
        text += "    \(place) : \(Words.spaced(interval.state))\n"
      }
      if run.states.count > states { text += "    later : and \(run.states.count - states) more\n" }
    }
    return text
  }

  private static func look(_ state: String) -> String {
    switch state {
    case "active": "active, "
    case "background", "suspended", "notRunning": "done, "
    default: ""
    }
  }

  /// The name of the process with nothing in it that the drawing's language knows.
  private static func name(of run: ProcessRun) -> String {
    let words = (run.name ?? "application").bounded(to: 40).unicodeScalars.map { scalar -> Character in
      scalar.properties.isAlphabetic || scalar.isASCII && scalar.properties.numericType != nil || "-_.".unicodeScalars.contains(scalar)
        ? Character(scalar) : " "
    }
    let name = String(words).split(separator: " ").joined(separator: " ")
    return (name.isEmpty ? "application" : name) + (run.pid.map { " \($0)" } ?? "")
  }
}

extension Timestamp {
  /// The moment on the writer's clock with milliseconds, as the head of the drawing announces it; what is not printed of the date is
  /// filled in.
  fileprivate var drawn: String {
    var moment = Timestamp(nanoseconds: nanoseconds &+ Int64(zone ?? 0) * 60_000_000_000, fractionDigits: 3)
    moment.shiftedDays = shiftedDays
    return String(moment.description.map { $0 == "T" ? " " : $0 })
  }
}
