import LogParser

extension Rule {
  /// A background task that is never ended.
  static let taskLeaked = Rule(
    id: "task-leaked", number: "R52", machine: .task, severity: .warning, certainty: .likely,
    title: "A background task is not ended",
    why: """
      A task that is begun holds the process awake until it is ended. If the end does not come, the system kills the app when the time is \
      over, code 0x2182bad2, and the user finds it closed. The most frequent reason is an identifier that was overwritten by a second \
      begin.
      """,
    remedy: """
      End the task on every path: success, failure, cancellation and in the expiration handler. Keep the identifier in a local constant \
      that the closures capture, not in a property that is used again.
      """,
    limits: """
      The process must print the end of tasks somewhere. An end that prints another identifier, or an expiration handler that ends \
      silently, looks the same.
      """,
    parameters: [
      RuleParameter(
        "limit", .number(0), unit: "s",
        meaning: "How long a task may stay open; 0 takes the limit of the iOS version: 600 up to 6, 180 up to 12, 30 from 13 on.")
    ],
    source: """
      Apple, UIApplication beginBackgroundTask(withName:expirationHandler:); Apple Developer Forums, UIApplication Background Task Notes; \
      WWDC20 10078
      """,
    condition: .check { LeakedTaskCheck(settings: $0) },
    examples: [
      .quiet(
        "Ended in time", ios: 17,
        """
        2024-05-01 10:00:00.000 Demo[100:1] beginBackgroundTask id=1 name=Save
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:03.200 Demo[100:1] endBackgroundTask id=1
        2024-05-01 10:00:43.200 Demo[100:1] cache opened
        """),
      .quiet(
        "The end is never printed", ios: 17,
        """
        2024-05-01 10:00:00.000 Demo[100:1] beginBackgroundTask id=1 name=Save
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:40.200 Demo[100:1] sync 40 of 112 items
        """),
      .quiet(
        "The log ends before the limit", ios: 17,
        """
        2024-05-01 10:00:00.000 Demo[100:1] beginBackgroundTask id=1 name=Save
        2024-05-01 10:00:00.100 Demo[100:1] endBackgroundTask id=1
        2024-05-01 10:00:00.200 Demo[100:1] beginBackgroundTask id=2 name=Save
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.400 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:04.400 Demo[100:1] sync 40 of 112 items
        """),
      .quiet(
        "180 seconds are allowed on iOS 12", ios: 12,
        """
        2024-05-01 10:00:00.000 Demo[100:1] beginBackgroundTask id=1 name=Save
        2024-05-01 10:00:00.100 Demo[100:1] endBackgroundTask id=1
        2024-05-01 10:00:00.200 Demo[100:1] beginBackgroundTask id=2 name=Save
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.400 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:50.400 Demo[100:1] sync 40 of 112 items
        2024-05-01 10:01:40.400 Demo[100:1] sync 90 of 112 items
        """),
      .firing(
        "The second task stays open", at: 3, ios: 17,
        """
        2024-05-01 10:00:00.000 Demo[100:1] beginBackgroundTask id=1 name=Save
        2024-05-01 10:00:00.100 Demo[100:1] endBackgroundTask id=1
        2024-05-01 10:00:00.200 Demo[100:1] beginBackgroundTask id=2 name=Save
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.400 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:40.400 Demo[100:1] sync 40 of 112 items
        """),
    ]
  )
}

private struct LeakedTaskCheck: RuleCheck {
  private struct Candidate {
    let task: Step
    let line: Evidence
    let moment: Moment
    let seconds: Double
  }

  private let settings: RuleSettings
  private var open = OpenTasks()
  private var entry: Step?
  private var start: Moment?
  /// Tasks that were seen open beyond the limit; a return within a second explains the line.
  private var candidates: [Candidate] = []
  /// Lines of the begins that were reported; a late end takes the report back, since the overrun is another rule's.
  private var reported: Set<Int> = []
  /// What was reported; what the log tells of the version later may acquit.
  private var told: [Candidate] = []

  init(settings: RuleSettings) { self.settings = settings }

  var watchesLines: Bool { true }

  mutating func observe(_ step: Step, in run: RunFacts) -> [CheckAction] {
    follow(step, run)
    switch step.event.name {
    case .beginBackgroundTask: open.begin(step)
    case .endBackgroundTask, .backgroundTaskExpired:
      let ended = open.end(step)
      candidates.removeAll { candidate in ended.contains { $0.moment.line == candidate.task.moment.line } }
      told.removeAll { candidate in ended.contains { $0.moment.line == candidate.task.moment.line } }
      return ended.map { .withdraw(key: $0.moment.line) }
    default: break
    }
    return []
  }

  mutating func observe(lineAt moment: Moment, bytes: Span<UInt8>, in run: RunFacts) -> [CheckAction] {
    let due = candidates.filter { moment.seconds(since: $0.moment).map { $0 > BackgroundClock.resumeLead } ?? false }
    candidates.removeAll { candidate in due.contains { $0.task.moment.line == candidate.task.moment.line } }
    reported.formUnion(due.map(\.task.moment.line))
    told += due
    guard let start, !open.steps.isEmpty else { return due.map { draft($0, run) } }
    let limit = BackgroundAllowance.ofTask(settings, on: run.systems) + BackgroundClock.slack + moment.precision
    for task in open.steps
    where !reported.contains(task.moment.line) && !candidates.contains(where: { $0.task.moment.line == task.moment.line }) {
      let since = task.moment.line > start.line ? task.moment : start
      guard let seconds = moment.seconds(since: since), seconds > limit else { continue }
      candidates.append(Candidate(task: task, line: Evidence(at: moment, bytes: bytes), moment: moment, seconds: seconds))
    }
    return due.map { draft($0, run) }
  }

  mutating func end(in run: RunFacts, successor: RunFacts?) -> [CheckAction] {
    (told + candidates).map { draft($0, run) }
  }

  /// Follows the trip to the background, in which all tasks share one clock; a wake gives new time.
  private mutating func follow(_ step: Step, _ run: RunFacts) {
    guard run.isInBackground, run.exit == nil else {
      (entry, start) = (nil, nil)
      candidates.removeAll { step.moment.seconds(since: $0.moment).map { $0 <= BackgroundClock.resumeLead } ?? true }
      return
    }
    if entry == nil { (entry, start) = (step, step.moment) }
    if MachineCatalog.wakes.contains(step.event.name) { (start, candidates) = (step.moment, []) }
  }

  private func draft(_ candidate: Candidate, _ run: RunFacts) -> CheckAction {
    let limit = BackgroundAllowance.ofTask(settings, on: run.systems)
    guard candidate.seconds > limit else { return .withdraw(key: candidate.task.moment.line) }
    let isVersionKnown = BackgroundAllowance.isKnown(settings, on: run.systems)
    var draft = CheckDraft(
      at: candidate.task,
      message: "\(candidate.task.event.taskInWords) is still open \(candidate.seconds.seconds) after the app entered the background: "
        + "\((candidate.seconds - limit).seconds) more than the \(limit.seconds) that iOS allows"
        + (isVersionKnown ? "" : " from version 13 on; the log does not tell the version"),
      evidence: [Evidence(candidate.task), candidate.line])
    if !isVersionKnown { draft.certainty = .uncertain }
    draft.conditions = [.printed([.endBackgroundTask], .process)]
    return .draft(draft, key: candidate.task.moment.line, step: candidate.task)
  }
}
