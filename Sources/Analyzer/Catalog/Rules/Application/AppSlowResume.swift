import LogParser

extension Rule {
  /// A return to the foreground that takes too long.
  static let appSlowResume = Rule(
    id: "app-slow-resume", number: "R14", machine: .app, severity: .warning, certainty: .likely,
    title: "The app takes long to come back",
    why: """
      Between willEnterForeground and didBecomeActive the user looks at a snapshot that does not react. The watchdog gives an app about \
      ten seconds for it. Work on the main thread in willEnterForeground is the usual reason.
      """,
    remedy: """
      Show what is there, load the rest afterwards. Look for synchronous requests, database work and locks in willEnterForeground and in \
      observers of its notification.
      """,
    limits: "A user who stays in the app switcher, or a Face ID prompt, keeps an app inactive for as long as they like.",
    parameters: [
      RuleParameter(
        "limit", .number(10), unit: "s",
        meaning: "How long the return may take.")
    ],
    source: "Apple, Addressing watchdog terminations; limit as observed in public logs",
    condition: .check { SlowResumeCheck(limit: $0.number("limit")) },
    examples: [
      .quiet(
        "A quick return",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:01:00.100 Demo[100:1] -[AppDelegate applicationWillEnterForeground:]
        2024-05-01 10:01:00.400 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        """),
      .quiet(
        "The user leaves again",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationWillEnterForeground:]
        2024-05-01 10:00:02.000 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:10:02.000 Demo[100:1] -[AppDelegate applicationWillEnterForeground:]
        2024-05-01 10:10:02.300 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        """),
      .quiet(
        "A new process in between",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationWillEnterForeground:]
        2024-05-01 10:00:12.000 Demo[101:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:12.100 Demo[101:1] -[AppDelegate applicationDidBecomeActive:]
        """),
      .firing(
        "Twelve seconds until the app is active", at: 2,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationWillEnterForeground:]
        2024-05-01 10:00:12.000 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        """),
    ]
  )
}

private struct SlowResumeCheck: RuleCheck {
  let limit: Double
  private var start: Step?
  private var drafts = 0

  init(limit: Double) { self.limit = limit }

  mutating func observe(_ step: Step, in run: RunFacts) -> [CheckAction] {
    guard step.event.machine == .app, !step.isEcho else { return [] }
    switch step.event.name {
    case .applicationWillEnterForeground: start = step
    case .applicationDidBecomeActive:
      defer { start = nil }
      return start.flatMap { draft(from: $0, to: step) } ?? []
    case .applicationDidEnterBackground, .applicationWillResignActive, .applicationWillTerminate: start = nil
    default: break
    }
    return []
  }

  /// A longer gap than that of a suspension is no wait: something in between was not printed.
  private mutating func draft(from start: Step, to end: Step) -> [CheckAction]? {
    guard let seconds = end.moment.seconds(since: start.moment), seconds <= BackgroundClock.suspensionGap,
      seconds > limit + BackgroundClock.slack + end.moment.precision
    else { return nil }
    drafts += 1
    let draft = CheckDraft(
      at: end,
      message:
        "the return to the foreground took \(seconds.seconds): \((seconds - limit).seconds) more than the \(limit.seconds) that are allowed",
      evidence: [Evidence(start), Evidence(end)])
    return [.draft(draft, key: drafts, step: end)]
  }
}
