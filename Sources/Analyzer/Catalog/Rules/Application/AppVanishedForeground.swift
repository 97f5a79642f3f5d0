import LogParser

extension Rule {
  /// A process that is gone although its app was in the foreground.
  static let appVanishedForeground = Rule(
    id: "app-vanished-foreground", number: "R15", machine: .app, severity: .warning, certainty: .likely,
    title: "The app disappears from the foreground without a word",
    why: """
      An app in the foreground ends with willTerminate, or the system writes down why it ended it. If the next process starts and neither \
      was seen, the first one probably crashed, was killed by the watchdog, or ran out of memory. To the user the app just closed.
      """,
    remedy: """
      Look for a crash report or a JetsamEvent report of that minute on the device. Read the last lines of the vanished process: they \
      often name the screen. Keep the system log as well as the log of the app, so that the reason is written down next time.
      """,
    limits: """
      The finding is information only if the app was inactive at the end, which is what quitting from the app switcher looks like, or if \
      nothing in the log speaks of a device or a kill: starting again from Xcode looks the same. The rule needs process identifiers, and \
      didEnterBackground must be printed somewhere by the process.
      """,
    source: """
      Apple, Strategies for Handling App State Transitions (App Programming Guide for iOS); Apple, Managing your app's life cycle
      """,
    condition: .check { _ in VanishedForegroundCheck() },
    examples: [
      .quiet(
        "A clean end before the next launch",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:00.400 Demo[100:1] -[AppDelegate applicationWillTerminate:]
        2024-05-01 10:00:09.400 Demo[101:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:09.500 Demo[101:1] -[AppDelegate applicationDidBecomeActive:]
        """),
      .quiet(
        "didEnterBackground is never printed",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:09.100 Demo[101:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:09.200 Demo[101:1] -[AppDelegate applicationDidBecomeActive:]
        """),
      .quiet(
        "The system says how the process ended",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationWillEnterForeground:]
        2024-05-01 10:00:00.400 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.500 SpringBoard[60:1] [app<com.demo.app>:100] Process exited: <RBSProcessExitContext| voluntary>.
        2024-05-01 10:00:09.500 Demo[101:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        """),
      .quiet(
        "The app was in the background",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:15:00.200 Demo[101:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:15:00.300 Demo[101:1] -[AppDelegate applicationDidBecomeActive:]
        """),
      .quiet(
        "The log just ends",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationWillEnterForeground:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:00.400 Demo[100:1] -[AppDelegate applicationWillEnterForeground:]
        2024-05-01 10:00:00.500 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        """),
      .firing(
        "A new process starts while the old one was active", at: 6,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:01:00.200 Demo[100:1] -[AppDelegate applicationWillEnterForeground:]
        2024-05-01 10:01:00.300 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:01:09.300 Demo[101:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:01:09.400 Demo[101:1] -[AppDelegate applicationDidBecomeActive:]
        """),
    ]
  )
}

private struct VanishedForegroundCheck: RuleCheck {
  private var last = LastApplicationStep()

  mutating func observe(_ step: Step, in run: RunFacts) -> [CheckAction] {
    last.observe(step)
    return []
  }

  mutating func end(in run: RunFacts, successor: RunFacts?) -> [CheckAction] {
    let states = [StateID(ApplicationState.active), StateID(ApplicationState.inactive)]
    guard let step = last.step(in: run, successor: successor), let next = successor?.first, states.contains(run.state) else { return [] }
    let isActive = run.state == states[0]
    var draft = CheckDraft(
      at: next,
      message:
        "process \(run.pid ?? 0) was last seen \(isActive ? "active" : "inactive") and never ended; process \(successor?.pid ?? 0) took its place",
      evidence: [Evidence(step)])
    draft.severity = isActive && run.isFromDevice ? .warning : .info
    draft.conditions = [.printed([.applicationDidEnterBackground], .process)]
    return [.draft(draft, key: 0, step: step)]
  }
}
