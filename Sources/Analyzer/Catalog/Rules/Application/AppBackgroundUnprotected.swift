import LogParser

extension Rule {
  /// An app that works on in the background without asking for time.
  static let appBackgroundUnprotected = Rule(
    id: "app-background-unprotected", number: "R18", machine: .app, severity: .warning, certainty: .likely,
    title: "The app works in the background without a background task",
    why: """
      After didEnterBackground an app has about five seconds; then it is suspended in the middle of whatever it does. Without a background \
      task nothing holds the process back. Requests time out, files are half written, and a file lock that is held at that moment gets the \
      app killed with 0xdead10cc. It works on the desk because a debugger keeps the app awake.
      """,
    remedy: """
      Call UIApplication.beginBackgroundTask(withName:expirationHandler:) before the work starts and endBackgroundTask(_:) when it is \
      done. Invalidate timers in didEnterBackground. Use a background URLSession for transfers.
      """,
    limits: """
      If the log never shows a background task, the app may use tasks that it does not print; the finding is then uncertain. Wakes that \
      the log shows start the clock again. Only lines of the process itself count, and a gap of more than a minute is suspension. The way \
      back, willEnterForeground or didBecomeActive, must be printed somewhere. One second and the precision of the clock are added to the \
      limit.
      """,
    parameters: [
      RuleParameter(
        "grace", .number(5), unit: "s",
        meaning: "How long the process may work on after applicationDidEnterBackground without a task."),
      RuleParameter(
        "exemptModes", .words([]),
        meaning: """
          Background modes of the app that need no task, such as audio, location, navigation, voip or newsstand; one is enough to turn the \
          rule off.
          """),
    ],
    source: "Apple, UIApplicationDelegate applicationDidEnterBackground(_:); Apple, Extending your app's background execution time",
    condition: .check { BackgroundUnprotectedCheck(settings: $0) },
    examples: [
      .quiet(
        "The work is done in time",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:03.200 Demo[100:1] saved 12 drafts
        """),
      .quiet(
        "A task protects the work",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.200 Demo[100:1] beginBackgroundTask id=1 name=Save
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:08.300 Demo[100:1] saved 12 drafts
        2024-05-01 10:00:08.400 Demo[100:1] endBackgroundTask id=1
        """),
      .quiet(
        "The end of a task proves that one was open",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:08.200 Demo[100:1] saved 12 drafts
        2024-05-01 10:00:09.200 Demo[100:1] endBackgroundTask id=1
        """),
      .quiet(
        "Lines just before the return belong to it",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:02.200 Demo[100:1] saved 12 drafts
        2024-05-01 10:30:02.200 Demo[100:1] cache opened
        2024-05-01 10:30:02.500 Demo[100:1] -[AppDelegate applicationWillEnterForeground:]
        2024-05-01 10:30:02.600 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        """),
      .quiet(
        "Other processes write on",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:08.200 locationd[70:1] fix for com.demo.app delivered
        """),
      .quiet(
        "A fetch woke the app",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:02.200 Demo[100:1] saved 12 drafts
        2024-05-01 10:30:02.200 Demo[100:1] -[AppDelegate application:performFetchWithCompletionHandler:]
        2024-05-01 10:30:05.200 Demo[100:1] fetched 3 messages
        """),
      .quiet(
        "The way back is never printed",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:08.000 Demo[100:1] saved 12 drafts
        """),
      .firing(
        "A sync goes on for eight seconds", at: 4,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:08.200 Demo[100:1] sync 40 of 112 items
        """),
      .firing(
        "The task ends, but the work does not", at: 7,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.200 Demo[100:1] beginBackgroundTask id=1 name=Save
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:02.300 Demo[100:1] endBackgroundTask id=1
        2024-05-01 10:00:05.300 Demo[100:1] sync 10 of 112 items
        2024-05-01 10:00:10.300 Demo[100:1] sync 40 of 112 items
        """),
    ]
  )
}

private struct BackgroundUnprotectedCheck: RuleCheck {
  private static let taskCalls: Set<EventName> = [.beginBackgroundTask, .endBackgroundTask]

  private let settings: RuleSettings
  private var clock = BackgroundClock(isProtectedByTasks: true)
  /// Runs beside the first: where the whole allowance of a task is overrun, that is the finding.
  private var taskClock = BackgroundClock()
  private var trips = 0

  init(settings: RuleSettings) { self.settings = settings }

  var watchesLines: Bool { true }

  mutating func observe(_ step: Step, in run: RunFacts) -> [CheckAction] {
    let isTaskOverrun = taskClock.observe(step, in: run) != nil
    guard let overrun = clock.observe(step, in: run), !isTaskOverrun else { return [] }
    return drafts(overrun, run: run)
  }

  mutating func observe(lineAt moment: Moment, bytes: Span<UInt8>, in run: RunFacts) -> [CheckAction] {
    guard settings.words("exemptModes").isEmpty else { return [] }
    taskClock.observe(lineAt: moment, bytes: bytes, limit: BackgroundAllowance.ofTask(RuleSettings(), on: run.systems))
    clock.observe(lineAt: moment, bytes: bytes, limit: settings.number("grace"), openTasks: run.openTasks)
    return []
  }

  mutating func end(in run: RunFacts, successor: RunFacts?) -> [CheckAction] {
    let isTaskOverrun = taskClock.finishLog() != nil
    guard let overrun = clock.finishLog(), !isTaskOverrun else { return [] }
    return drafts(overrun, run: run)
  }

  /// Two drafts of which one will hold: a log that never prints a task may hide one.
  private mutating func drafts(_ overrun: BackgroundClock.Overrun, run: RunFacts) -> [CheckAction] {
    trips += 2
    let message =
      "the process works on \(overrun.seconds.seconds) after it entered the background with no background task open: "
      + "\((overrun.seconds - settings.number("grace")).seconds) more than the \(settings.number("grace").seconds) that it has"
      + overrun.fittingInWords
    var likely = CheckDraft(at: overrun.moment, message: message, evidence: [overrun.entry, overrun.line])
    likely.conditions = [.printed(BackgroundClock.returns, .process), .printed(Self.taskCalls, .process)]
    if run.isComplete { return [.draft(likely, key: trips, step: nil)] }
    var uncertain = likely
    uncertain.certainty = .uncertain
    uncertain.message += "; the log never prints a task call, so one may be open unseen"
    uncertain.conditions = [.printed(BackgroundClock.returns, .process), .unprinted(Self.taskCalls, .process)]
    return [.draft(likely, key: trips, step: nil), .draft(uncertain, key: trips + 1, step: nil)]
  }
}
