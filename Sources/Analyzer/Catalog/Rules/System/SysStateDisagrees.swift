import LogParser

extension Rule {
  /// The system sees the app in another state than its callbacks say.
  static let sysStateDisagrees = Rule(
    id: "sys-state-disagrees", number: "R67", machine: .system, severity: .warning, certainty: .likely,
    title: "The system sees the app in another state than its callbacks say",
    why: """
      SpringBoard writes down whether an app is visible and running. If that contradicts the callbacks for more than a moment, callbacks \
      are missing from the log or are called by hand, and what the log says about the app cannot be trusted around that place.
      """,
    remedy: """
      Print all six callbacks of the app or scene delegate. Look for code that calls them itself. Check that both logs use the same clock.
      """,
    limits: """
      Only SpringBoard is trusted; single observers can be wrong. The two must disagree for longer than the slack. Logs that were joined \
      from two clocks can mislead.
      """,
    parameters: [
      RuleParameter(
        "slack", .number(3), unit: "s",
        meaning: "How long the two may differ.")
    ],
    source: "Lines as observed in public logs",
    condition: .check { StateDisagreesCheck(settings: $0) },
    examples: [
      .quiet(
        "Both agree",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:00.200 SpringBoard[60:1] [app<com.demo.app>:100] Setting process visibility to: Background
        2024-05-01 10:00:06.200 SpringBoard[60:1] dimming the display
        """),
      .quiet(
        "The callback follows in time",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.100 SpringBoard[60:1] [app<com.demo.app>:100] Setting process visibility to: Background
        2024-05-01 10:00:00.400 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.600 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:06.600 SpringBoard[60:1] dimming the display
        """),
      .quiet(
        "Another app leaves the screen",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.100 SpringBoard[60:1] [app<com.other.app>:200] Setting process visibility to: Background
        2024-05-01 10:00:06.100 SpringBoard[60:1] dimming the display
        """),
      .firing(
        "The callbacks say active, the system says background", at: 2,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.100 SpringBoard[60:1] [app<com.demo.app>:100] Setting process visibility to: Background
        2024-05-01 10:00:06.100 SpringBoard[60:1] dimming the display
        """),
    ]
  )
}

private struct StateDisagreesCheck: RuleCheck {
  private let slack: Double
  /// What the system says since when, and the last callback that says otherwise.
  private var pending: (step: Step, callback: Evidence)?
  private var callback: Step?
  private var drafts = 0

  init(settings: RuleSettings) { slack = settings.number("slack") }

  mutating func observe(_ step: Step, in run: RunFacts) -> [CheckAction] {
    switch step.event.name {
    case .visibilityBackground:
      guard pending == nil, let callback, run.isInForeground else { break }
      pending = (step, Evidence(callback))
    case .visibilityForeground:
      // What the callbacks missed is over: they are not printed.
      pending = nil
    default:
      if step.event.machine == .app || step.event.machine == .scene { callback = step }
      guard let pending, !run.isInForeground || run.exit != nil else { break }
      self.pending = nil
      return draft(pending, until: step.moment, mayBeUnprinted: false)
    }
    return []
  }

  mutating func end(in run: RunFacts, successor: RunFacts?) -> [CheckAction] {
    guard let pending, run.exit == nil else { return [] }
    return draft(pending, until: run.inputEnd, mayBeUnprinted: true)
  }

  private mutating func draft(_ pending: (step: Step, callback: Evidence), until end: Moment, mayBeUnprinted: Bool) -> [CheckAction] {
    guard let seconds = end.seconds(since: pending.step.moment), seconds > slack + BackgroundClock.slack + end.precision else { return [] }
    drafts += 1
    var draft = CheckDraft(
      at: pending.step, message: "the system put the app into the background, and its callbacks say foreground for \(seconds.seconds) more",
      evidence: [pending.callback, Evidence(pending.step)])
    (draft.subject, draft.instance) = (nil, nil)
    if mayBeUnprinted {
      draft.certainty = .uncertain
      draft.message += ", unless the callback is not printed"
    }
    return [.draft(draft, key: drafts, step: pending.step)]
  }
}
