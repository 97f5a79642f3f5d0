import Analyzer

/// Says in two lines which process ran, where, how long, how it began and how it ended.
struct RunHeader {
  let run: ProcessRun
  /// Scale of the timeline below; nil if none is drawn.
  let scale: TimeScale?
  let style: TextStyle
  var places = LineReference()

  init(run: ProcessRun, scale: TimeScale?, style: TextStyle, places: LineReference = LineReference()) {
    (self.run, self.scale, self.style, self.places) = (run, scale, style, places)
  }

  /// A header for readers who see the states elsewhere.
  init(of run: ProcessRun, in analysis: Analysis) {
    let scale = TimeScale(lanes: [Lane(name: "", intervals: run.states)], names: [], columns: 100)
    self.init(run: run, scale: scale, style: TextStyle(), places: LineReference(analysis))
  }

  var lines: [StyledText] {
    var title = StyledText(run.title, .strong, style)
    let facts = facts.map { StyledText($0, .dim, style) }
    if let first = facts.first { title = title.appending(StyledText(shown: "  ", .plain)).appending(first) }
    let margin = StyledText(shown: "  ", .plain)
    return StyledText.flow([title] + facts.dropFirst(), separator: style.separator, to: style.width, indent: 4)
      + StyledText.flow(story, separator: style.separator, to: style.width - 2, indent: 0).map(margin.appending)
  }

  /// Facts and story in one line, for readers without a screen of fixed width.
  var summary: String { (facts + story.map(\.plain)).joined(separator: " · ") }

  private var facts: [String] {
    var facts: [String] = []
    if let style = run.style { facts.append(Self.styles[style] ?? Words.spaced(style)) }
    if let system = Words.system(run.system) { facts.append(system) }
    facts.append(linesInWords)
    if let duration { facts.append(Words.duration(duration)) }
    if let scale, !scale.isToScale {
      let hasTimes = run.states.contains { $0.start != nil }
      facts.append(hasTimes ? "times of several clocks, so not to scale" : "no times, so not to scale")
    }
    return facts
  }

  private var linesInWords: String {
    if run.inputs.count > 1 { return "told by \(run.inputs.count) files" }
    if run.firstLine == run.lastLine { return places.namesInputs ? places.text(run.firstLine, of: run.input) : "line \(run.firstLine)" }
    return places.namesInputs
      ? "\(places.text(run.firstLine, of: run.input))–\(run.lastLine)" : "lines \(run.firstLine)–\(run.lastLine)"
  }

  private static let styles = ["appDelegate": "app delegate", "scene": "scene delegate", "swiftui": "SwiftUI"]

  /// Seconds from the first to the last moment of the states.
  private var duration: Double? {
    guard let scale else { return run.states.first?.seconds }
    guard scale.isToScale, let start = run.states.lazy.compactMap(\.start).first else { return nil }
    guard let end = run.states.last?.end ?? run.states.last?.start else { return nil }
    return end.seconds(since: start)
  }

  private var story: [StyledText] {
    guard !run.states.isEmpty || run.launch != nil || run.finalState != nil || run.ending.kind != "logEnds" else {
      return [StyledText("no application callbacks in the log", .plain, style)]
    }
    let summary = run.summary
    var parts = [StyledText(launch, .plain, style)]
    if summary.backgroundTrips > 0 {
      parts.append(StyledText(Words.count(summary.backgroundTrips, "trip", "trips") + " to the background", .plain, style))
    }
    if summary.interruptions > 0 { parts.append(StyledText(Words.count(summary.interruptions, "interruption"), .plain, style)) }
    if summary.memoryWarnings > 0 { parts.append(StyledText(Words.count(summary.memoryWarnings, "memory warning"), .warning, style)) }
    parts.append(StyledText(run.ending(in: places), run.endedBadly ? .error : .plain, style))
    return parts
  }

  private var launch: String {
    guard let launch = run.launch else { return "launch not in the log" }
    let time = run.summary.launchSeconds.map { " in \(Words.duration($0))" } ?? ""
    return switch launch {
    case "foreground": "launched into the foreground\(time)"
    case "background": "launched into the background"
    case "prewarmed": "prepared by the system, then launched"
    default: "launch: \(Words.spaced(launch))"
    }
  }
}

extension ProcessRun {
  /// How the run ended, as the end of a sentence without its beginning.
  fileprivate func ending(in places: LineReference) -> String {
    guard ending.kind != "logEnds" else { return finalStateInWords }
    let doubt =
      switch ending.certainty {
      case .certain: ""
      case .likely: "probably "
      case .uncertain: "perhaps "
      }
    return doubt + (Self.endings[ending.kind] ?? "ended: \(Words.spaced(ending.kind))")
      + (ending.line.map { " (\(places.namesInputs ? "" : "line ")\(places.text($0, of: ending.input ?? input)))" } ?? "")
  }

  private var finalStateInWords: String {
    guard let finalState else { return "the log does not tell its final state" }
    return switch finalState {
    case "notRunning": "not running at the end of the log"
    case "background": "still in the background at the end of the log"
    default: "still \(Words.spaced(finalState)) at the end of the log"
    }
  }

  fileprivate var endedBadly: Bool { !["logEnds", "clean", "replaced", "userQuit", "memoryPressure", "exit"].contains(ending.kind) }

  private static let endings = [
    "clean": "ended cleanly", "userQuit": "quit by the user", "watchdog": "killed by the watchdog",
    "backgroundTime": "killed for working too long in the background", "lockedFile": "killed for holding a file lock",
    "memoryLimit": "killed for using too much memory", "memoryPressure": "ended to free memory", "crash": "crashed",
    "policy": "ended for a policy of the system", "bootstrapFailed": "could not be started", "exit": "exited",
    "replaced": "replaced by a new run",
  ]
}
