import LogParser

extension Rule {
  /// A launch that takes too long.
  static let appSlowLaunch = Rule(
    id: "app-slow-launch", number: "R13", machine: .app, severity: .warning, certainty: .likely,
    title: "The app takes long to launch",
    why: """
      Apple asks apps to be ready within a few seconds, and the watchdog kills one that has not launched after about twenty. A launch that \
      is slow on the desk is slower on an old device with a full disk. Users see a frozen launch screen, then the home screen.
      """,
    remedy: """
      Move network requests, database migrations and the set-up of libraries out of didFinishLaunching. Measure with the App Launch \
      template of Instruments. Never wait on a network answer on the main thread.
      """,
    limits: """
      The rule needs a line for the start: willFinishLaunching, or the system's line about the process. A process that the system has \
      prepared in advance rests between its start and willFinishLaunching; that time is not counted where willFinishLaunching is printed. \
      Under a debugger a launch takes longer.
      """,
    parameters: [
      RuleParameter(
        "softLimit", .number(5), unit: "s",
        meaning: "From when on a launch is slow."),
      RuleParameter(
        "limit", .number(20), unit: "s",
        meaning: "From when on a launch would be killed, and the finding is an error."),
    ],
    source: "Apple, Addressing watchdog terminations; Apple, About the app launch sequence; Apple, App Programming Guide for iOS",
    condition: .check { SlowLaunchCheck(settings: $0) },
    examples: [
      .quiet(
        "A quick launch",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:willFinishLaunchingWithOptions:]
        2024-05-01 10:00:01.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:01.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        """),
      .quiet(
        "A process prepared in advance",
        """
        2024-05-01 10:00:00.000 SpringBoard[60:1] [app<com.demo.app>:100] Bootstrap success!
        2024-05-01 11:00:00.000 Demo[100:1] -[AppDelegate application:willFinishLaunchingWithOptions:]
        2024-05-01 11:00:00.400 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 11:00:00.500 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        """),
      .quiet(
        "No line shows the start",
        """
        2024-05-01 10:00:00.000 Demo[100:1] Demo 4.2 (117)
        2024-05-01 10:00:07.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:07.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        """),
      .firing(
        "Seven seconds between the two launch callbacks", at: 2,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:willFinishLaunchingWithOptions:]
        2024-05-01 10:00:07.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:07.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        """),
    ]
  )
}

private struct SlowLaunchCheck: RuleCheck {
  private let softLimit: Double
  private let limit: Double
  private var start: Step?
  private var isDone = false

  init(settings: RuleSettings) {
    softLimit = settings.number("softLimit")
    limit = settings.number("limit")
  }

  mutating func observe(_ step: Step, in run: RunFacts) -> [CheckAction] {
    if step.isEcho || isDone { return [] }
    switch step.event.name {
    case .willFinishLaunchingWithOptions: start = step
    case .visibilityForeground where step.from == StateID(ApplicationState.launching):
      // Prepared in advance or not: from here on somebody waits for it.
      if start == nil { start = step }
    case .didFinishLaunchingWithOptions, .applicationDidFinishLaunching:
      isDone = true
      return start.flatMap { draft(from: $0, to: step) } ?? []
    default: break
    }
    return []
  }

  private func draft(from start: Step, to end: Step) -> [CheckAction]? {
    guard let seconds = end.moment.seconds(since: start.moment), seconds <= BackgroundClock.suspensionGap,
      seconds > softLimit + BackgroundClock.slack + end.moment.precision
    else { return nil }
    let isFatal = seconds > limit + BackgroundClock.slack + end.moment.precision
    var draft = CheckDraft(
      at: end,
      message: "the launch took \(seconds.seconds), \((seconds - softLimit).seconds) more than the \(softLimit.seconds) that Apple advises"
        + (isFatal ? "; the watchdog allows \(limit.seconds)" : ""),
      evidence: [Evidence(start), Evidence(end)])
    if isFatal { draft.severity = .error }
    return [.draft(draft, key: 0, step: end)]
  }
}
