import LogParser

extension Rule {
  /// A background task that is begun when no time is left.
  static let taskBeginTooLate = Rule(
    id: "task-begin-too-late", number: "R55", machine: .task, severity: .warning, certainty: .certain,
    title: "A background task is begun when hardly any time is left",
    why: """
      All tasks of an app share one clock, which starts when it enters the background. A task that is begun in the last seconds gets no \
      new time. It expires at once, and if its handler is slow the app is killed.
      """,
    remedy: """
      Begin the task before the work starts, at the latest in didEnterBackground. Ask backgroundTimeRemaining before a new step, and leave \
      it for the next launch if little is left.
      """,
    limits: """
      The rule needs a printed backgroundTimeRemaining of at most two seconds before. In the foreground the value is huge and says \
      nothing.
      """,
    parameters: [
      RuleParameter(
        "minimum", .number(5), unit: "s",
        meaning: "How much time must be left.")
    ],
    source: "WWDC20 10078, Why is my app getting killed?; Apple, UIApplication backgroundTimeRemaining",
    condition: .check { BeginTooLateCheck(minimum: $0.number("minimum")) },
    examples: [
      .quiet(
        "Time enough",
        """
        2024-05-01 10:00:00.000 Demo[100:1] backgroundTimeRemaining: 24.8
        2024-05-01 10:00:00.100 Demo[100:1] beginBackgroundTask id=1 name=Save
        2024-05-01 10:00:00.200 Demo[100:1] endBackgroundTask id=1
        """),
      .quiet(
        "The value of the foreground",
        """
        2024-05-01 10:00:00.000 Demo[100:1] backgroundTimeRemaining: 1.7976931348623157e+308
        2024-05-01 10:00:00.100 Demo[100:1] beginBackgroundTask id=1 name=Save
        2024-05-01 10:00:00.200 Demo[100:1] endBackgroundTask id=1
        """),
      .quiet(
        "The value is old",
        """
        2024-05-01 10:00:00.000 Demo[100:1] backgroundTimeRemaining: 3.2
        2024-05-01 10:01:00.000 Demo[100:1] beginBackgroundTask id=1 name=Save
        2024-05-01 10:01:00.100 Demo[100:1] endBackgroundTask id=1
        """),
      .firing(
        "Three seconds are left", at: 2,
        """
        2024-05-01 10:00:00.000 Demo[100:1] backgroundTimeRemaining: 3.2
        2024-05-01 10:00:00.100 Demo[100:1] beginBackgroundTask id=1 name=Save
        2024-05-01 10:00:00.200 Demo[100:1] endBackgroundTask id=1
        """),
    ]
  )
}

private struct BeginTooLateCheck: RuleCheck {
  /// Seconds for which a printed value is worth something.
  private static let freshness = 2.0

  private let minimum: Double
  private var remaining: Step?
  private var drafts = 0

  init(minimum: Double) { self.minimum = minimum }

  mutating func observe(_ step: Step, in run: RunFacts) -> [CheckAction] {
    if step.event.name == .backgroundTimeRemaining { remaining = step }
    guard step.event.name == .beginBackgroundTask, let remaining, let seconds = remaining.event.value, seconds < minimum,
      let age = step.moment.seconds(since: remaining.moment), age <= Self.freshness
    else { return [] }
    drafts += 1
    let message = "\(step.event.taskInWords) is begun with \(seconds.seconds) left: \((minimum - seconds).seconds) less than is safe"
    return [.draft(CheckDraft(at: step, message: message, evidence: [Evidence(remaining), Evidence(step)]), key: drafts, step: step)]
  }
}
