import LogParser

extension Rule {
  /// An app that goes to and fro between active and inactive.
  static let appFlapping = Rule(
    id: "app-flapping", number: "R21", machine: .app, severity: .info, certainty: .certain,
    title: "The app changes between active and inactive many times",
    why: """
      Alerts of the system, Notification Center and permission prompts make an app inactive for a moment. Several in a row are legal, but \
      a hard test for code that stops and starts work each time: players stutter, requests are sent again and again.
      """,
    remedy: """
      Nothing is wrong with the life cycle. Ask for permissions one at a time. Let work that is dear to restart survive a short \
      interruption.
      """,
    limits: "An observation, not a fault. Pulling down Notification Center slowly can cause it.",
    parameters: [
      RuleParameter(
        "count", .number(6),
        meaning: "How many changes make a flutter."),
      RuleParameter(
        "window", .number(2), unit: "s",
        meaning: "In what time they must come."),
    ],
    source: "Pattern as observed in public logs",
    condition: .check { FlappingCheck(settings: $0) },
    examples: [
      .quiet(
        "One interruption",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        """),
      .quiet(
        "Six changes in a minute",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:10.000 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:20.000 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:30.000 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:40.000 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:50.000 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        """),
      .quiet(
        "Each change is told twice",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.002 Demo[100:1] UIApplicationDidBecomeActiveNotification
        2024-05-01 10:00:00.202 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.204 Demo[100:1] UIApplicationWillResignActiveNotification
        2024-05-01 10:00:00.404 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.406 Demo[100:1] UIApplicationDidBecomeActiveNotification
        """),
      .firing(
        "Three prompts in a row", at: 6,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.600 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.900 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:01.200 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:01.500 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        """),
    ]
  )
}

private struct FlappingCheck: RuleCheck {
  private let count: Int
  private let window: Double
  private var changes: [Step] = []
  private var drafts = 0

  init(settings: RuleSettings) {
    count = max(2, Int(settings.number("count")))
    window = settings.number("window")
  }

  mutating func observe(_ step: Step, in run: RunFacts) -> [CheckAction] {
    guard !step.isEcho, [.applicationDidBecomeActive, .applicationWillResignActive].contains(step.event.name) else { return [] }
    changes.removeAll { past in step.moment.seconds(since: past.moment).map { $0 > window } ?? true }
    changes.append(step)
    guard changes.count >= count, let first = changes.first, let seconds = step.moment.seconds(since: first.moment) else { return [] }
    drafts += 1
    let draft = CheckDraft(
      at: step, message: "the app changed between active and inactive \(changes.count) times in \(seconds.seconds)",
      evidence: [Evidence(first), Evidence(step)])
    changes = []
    return [.draft(draft, key: drafts, step: step)]
  }
}
