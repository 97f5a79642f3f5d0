import LogParser

extension Rule {
  /// An app that works in the background for longer than any task allows.
  static let appBackgroundOverrun = Rule(
    id: "app-background-overrun", number: "R17", machine: .app, severity: .warning, certainty: .likely,
    title: "The app works in the background for longer than the system allows",
    why: """
      A background task buys time, but not for ever: about 30 seconds since iOS 13, 180 seconds on iOS 7 to 12, 600 seconds before. An app \
      that still runs then is killed, and the code 0x2182bad2 or "active assertions beyond permitted time" stands in the report. The user \
      notices that uploads never finish and that the app starts from the beginning.
      """,
    remedy: """
      End every task with endBackgroundTask(_:), also in its expiration handler. Move long transfers to a background URLSession and long \
      work to BGProcessingTask. Ask UIApplication.backgroundTimeRemaining before starting another step.
      """,
    limits: """
      Apps that play audio, navigate, follow the location, hold a call or talk to an accessory may run longer: name the mode with \
      exemptModes. Every wake that the log shows (fetch, push, location, URL session) starts the clock again; one that is not logged is \
      missed. A silent gap is suspension, not work. Without a version iOS 13 or later is assumed. The way back, willEnterForeground or \
      didBecomeActive, must be printed somewhere.
      """,
    parameters: [
      RuleParameter(
        "limit", .number(0), unit: "s",
        meaning: """
          How long the app may run in the background; 0 takes the limit of the iOS version: 600 up to 6, 180 up to 12, 30 from 13 on.
          """),
      RuleParameter(
        "exemptModes", .words([]),
        meaning: """
          Background modes of the app that may run without a limit, such as audio, location, navigation, voip or newsstand; one is enough \
          to turn the rule off.
          """),
    ],
    source: """
      Apple, UIApplication beginBackgroundTask(withName:expirationHandler:); WWDC20 10078, Why is my app getting killed?; limits as \
      observed in public logs
      """,
    condition: .check { BackgroundOverrunCheck(settings: $0) },
    examples: [
      .quiet(
        "The task ends in time", ios: 17,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.200 Demo[100:1] beginBackgroundTask id=1 name=Upload
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:10.300 Demo[100:1] uploaded part 1
        2024-05-01 10:00:20.300 Demo[100:1] uploaded part 2
        2024-05-01 10:00:20.400 Demo[100:1] endBackgroundTask id=1
        """),
      .quiet(
        "180 seconds are allowed on iOS 12", ios: 12,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.200 Demo[100:1] beginBackgroundTask id=1 name=Upload
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:20.300 Demo[100:1] uploaded part 1
        2024-05-01 10:00:50.300 Demo[100:1] uploaded part 2
        2024-05-01 10:00:50.400 Demo[100:1] endBackgroundTask id=1
        """),
      .quiet(
        "A long gap is suspension", ios: 17,
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
        "A fetch starts the clock again", ios: 17,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:02.200 Demo[100:1] saved 12 drafts
        2024-05-01 10:00:22.200 Demo[100:1] -[AppDelegate application:performFetchWithCompletionHandler:]
        2024-05-01 10:00:42.200 Demo[100:1] fetched 3 messages
        """),
      .quiet(
        "The way back is never printed", ios: 17,
        """
        2024-05-01 10:00:00.000 Demo[100:1] beginBackgroundTask id=1 name=Upload
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:20.100 Demo[100:1] uploaded part 1
        2024-05-01 10:00:40.100 Demo[100:1] uploaded part 2
        """),
      .quiet(
        "An app that plays audio is exempt", ios: 17, set: ["exemptModes=audio"],
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.200 Demo[100:1] beginBackgroundTask id=1 name=Player
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:20.300 Demo[100:1] next track
        2024-05-01 10:00:40.300 Demo[100:1] next track
        """),
      .firing(
        "An upload runs for forty seconds", at: 6, ios: 17,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.200 Demo[100:1] beginBackgroundTask id=1 name=Upload
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:20.300 Demo[100:1] uploaded part 1
        2024-05-01 10:00:40.300 Demo[100:1] uploaded part 2
        2024-05-01 10:00:40.400 Demo[100:1] endBackgroundTask id=1
        """),
      .firing(
        "The limit is set by hand", at: 5, set: ["limit=10"],
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.200 Demo[100:1] beginBackgroundTask id=1 name=Upload
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:15.300 Demo[100:1] uploaded part 1
        2024-05-01 10:00:15.400 Demo[100:1] endBackgroundTask id=1
        """),
    ]
  )
}

private struct BackgroundOverrunCheck: RuleCheck {
  private let settings: RuleSettings
  private var clock = BackgroundClock()
  /// The overruns so far; what the log tells of the version later may acquit.
  private var overruns: [BackgroundClock.Overrun] = []

  init(settings: RuleSettings) { self.settings = settings }

  var watchesLines: Bool { true }

  mutating func observe(_ step: Step, in run: RunFacts) -> [CheckAction] {
    guard let overrun = clock.observe(step, in: run) else { return [] }
    overruns.append(overrun)
    return [draft(overrun, key: overruns.count, run: run)]
  }

  mutating func observe(lineAt moment: Moment, bytes: Span<UInt8>, in run: RunFacts) -> [CheckAction] {
    guard settings.words("exemptModes").isEmpty else { return [] }
    clock.observe(lineAt: moment, bytes: bytes, limit: BackgroundAllowance.ofTask(settings, on: run.systems))
    return []
  }

  mutating func end(in run: RunFacts, successor: RunFacts?) -> [CheckAction] {
    if let overrun = clock.finishLog() { overruns.append(overrun) }
    return overruns.enumerated().map { index, overrun in draft(overrun, key: index + 1, run: run) }
  }

  private func draft(_ overrun: BackgroundClock.Overrun, key: Int, run: RunFacts) -> CheckAction {
    let limit = BackgroundAllowance.ofTask(settings, on: run.systems)
    let isVersionKnown = BackgroundAllowance.isKnown(settings, on: run.systems)
    let allowance =
      isVersionKnown
      ? "the \(limit.seconds) that iOS allows" : "the \(limit.seconds) that iOS allows from 13 on, and the log does not tell the version"
    guard overrun.seconds > limit else { return .withdraw(key: key) }
    let message =
      "the process is still at work \(overrun.seconds.seconds) after it entered the background: "
      + "\((overrun.seconds - limit).seconds) more than \(allowance)\(overrun.fittingInWords)"
    var draft = CheckDraft(at: overrun.moment, message: message, evidence: [overrun.entry, overrun.line])
    if !isVersionKnown { draft.certainty = .uncertain }
    draft.conditions = [.printed(BackgroundClock.returns, .process)]
    return .draft(draft, key: key, step: nil)
  }
}
