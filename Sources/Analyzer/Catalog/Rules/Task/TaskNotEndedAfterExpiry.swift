import LogParser

extension Rule {
  /// A background task that is not ended when its time is over.
  static let taskNotEndedAfterExpiry = Rule(
    id: "task-not-ended-after-expiry", number: "R54", machine: .task, severity: .error, certainty: .likely,
    title: "A background task is not ended after it has expired",
    why: """
      The expiration handler is the last warning. It must end the task at once. If it does not, the system kills the app a few seconds \
      later with the code 0x2182bad2.
      """,
    remedy: """
      Call endBackgroundTask(_:) in the expiration handler, in every case, and do nothing slow before it. Cancel the work there and let it \
      finish on its own.
      """,
    limits: "The process must print the end of tasks somewhere. A handler that ends silently looks the same.",
    parameters: [
      RuleParameter(
        "slack", .number(5), unit: "s",
        meaning: "How long the end may take after the expiration.")
    ],
    source: "Apple, UIApplication beginBackgroundTask(withName:expirationHandler:)",
    condition: .check { NotEndedAfterExpiryCheck(slack: $0.number("slack")) },
    examples: [
      .quiet(
        "The handler ends the task",
        """
        2024-05-01 10:00:00.000 Demo[100:1] beginBackgroundTask id=1 name=Save
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:26.200 Demo[100:1] background task 1 expired
        2024-05-01 10:00:26.300 Demo[100:1] endBackgroundTask id=1
        2024-05-01 10:00:33.300 Demo[100:1] cache opened
        """),
      .quiet(
        "The end is never printed",
        """
        2024-05-01 10:00:00.000 Demo[100:1] beginBackgroundTask id=1 name=Save
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:26.200 Demo[100:1] background task 1 expired
        2024-05-01 10:00:33.200 Demo[100:1] cache opened
        """),
      .quiet(
        "The process is suspended right away",
        """
        2024-05-01 10:00:00.000 Demo[100:1] beginBackgroundTask id=1 name=Save
        2024-05-01 10:00:00.100 Demo[100:1] endBackgroundTask id=1
        2024-05-01 10:00:00.200 Demo[100:1] beginBackgroundTask id=2 name=Save
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.400 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:26.400 Demo[100:1] background task 2 expired
        """),
      .firing(
        "The handler only prints", at: 6,
        """
        2024-05-01 10:00:00.000 Demo[100:1] beginBackgroundTask id=1 name=Save
        2024-05-01 10:00:00.100 Demo[100:1] endBackgroundTask id=1
        2024-05-01 10:00:00.200 Demo[100:1] beginBackgroundTask id=2 name=Save
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.400 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:26.400 Demo[100:1] background task 2 expired
        2024-05-01 10:00:33.400 Demo[100:1] cache opened
        """),
    ]
  )
}

private struct NotEndedAfterExpiryCheck: RuleCheck {
  private let slack: Double
  private var expired = OpenTasks()
  private var lastLine: Moment?

  init(slack: Double) { self.slack = slack }

  var watchesLines: Bool { true }

  mutating func observe(_ step: Step, in run: RunFacts) -> [CheckAction] {
    if run.exit != nil || BackgroundClock.returns.contains(step.event.name) { expired = OpenTasks() }
    switch step.event.name {
    case .backgroundTaskExpired where EndingCatalog.kind(of: step.event) == nil: expired.begin(step)
    case .endBackgroundTask: _ = expired.end(step)
    default: break
    }
    return []
  }

  mutating func observe(lineAt moment: Moment, bytes: Span<UInt8>, in run: RunFacts) -> [CheckAction] {
    defer { lastLine = moment }
    guard !expired.steps.isEmpty else { return [] }
    // Suspended in the meantime: the task was ended without a word.
    if let gap = lastLine.flatMap({ moment.seconds(since: $0) }), gap > BackgroundClock.suspensionGap { expired = OpenTasks() }
    let due = expired.steps.filter { step in
      moment.seconds(since: step.moment).map { $0 > slack + BackgroundClock.slack + moment.precision } ?? false
    }
    for step in due { expired.forget(step) }
    return due.map { draft($0, line: Evidence(at: moment, bytes: bytes), at: moment) }
  }

  private func draft(_ step: Step, line: Evidence, at moment: Moment) -> CheckAction {
    let seconds = moment.seconds(since: step.moment) ?? 0
    var draft = CheckDraft(
      at: step, message: "\(step.event.taskInWords) expired, and \(seconds.seconds) later it is not ended",
      evidence: [Evidence(step), line])
    draft.conditions = [.printed([.endBackgroundTask], .process)]
    return .draft(draft, key: step.moment.line, step: step)
  }
}
