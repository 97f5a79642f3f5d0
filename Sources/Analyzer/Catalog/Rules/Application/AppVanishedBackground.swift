import LogParser

extension Rule {
  /// A process that is gone while its app was in the background.
  static let appVanishedBackground = Rule(
    id: "app-vanished-background", number: "R16", machine: .app, severity: .info, certainty: .likely,
    title: "The app was ended in the background",
    why: """
      The system ends suspended apps whenever it needs memory, and tells them nothing. That is the normal fate of an app in the \
      background. It matters for what the next launch must do: an app that does not restore its state makes the user start from the first \
      screen again.
      """,
    remedy: """
      Nothing is wrong. Check that the state is saved in didEnterBackground and restored at launch. If it happens after a few seconds \
      only, look at the memory that the app still holds in the background.
      """,
    limits: "An observation, not a fault. It needs process identifiers. A log that was cut, or a new installation, looks the same.",
    source: "Apple, Strategies for Handling App State Transitions (App Programming Guide for iOS)",
    condition: .check { _ in VanishedBackgroundCheck() },
    examples: [
      .quiet(
        "A clean end in the background",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:00.400 Demo[100:1] -[AppDelegate applicationWillTerminate:]
        2024-05-01 10:15:00.400 Demo[101:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        """),
      .quiet(
        "The process lives on",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:15:00.300 Demo[100:1] -[AppDelegate applicationWillEnterForeground:]
        2024-05-01 10:15:00.400 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        """),
      .quiet(
        "The system says how the process ended",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:00.400 SpringBoard[60:1] [app<com.demo.app>:100] Process exited: <RBSProcessExitContext| voluntary>.
        2024-05-01 10:15:00.400 Demo[101:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        """),
      .quiet(
        "Without process identifiers there is no proof",
        """
        -[AppDelegate application:didFinishLaunchingWithOptions:]
        -[AppDelegate applicationDidEnterBackground:]
        -[AppDelegate application:didFinishLaunchingWithOptions:]
        """),
      .firing(
        "Launched again after a quarter of an hour", at: 5,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:15:00.300 Demo[101:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:15:00.400 Demo[101:1] -[AppDelegate applicationDidBecomeActive:]
        """),
    ]
  )
}

private struct VanishedBackgroundCheck: RuleCheck {
  private var last = LastApplicationStep()

  mutating func observe(_ step: Step, in run: RunFacts) -> [CheckAction] {
    last.observe(step)
    return []
  }

  mutating func end(in run: RunFacts, successor: RunFacts?) -> [CheckAction] {
    let states = [StateID(ApplicationState.background), StateID(ApplicationState.suspended)]
    guard let step = last.step(in: run, successor: successor), let next = successor?.first, states.contains(run.state) else { return [] }
    let message = "process \(run.pid ?? 0) ended unseen in the background; process \(successor?.pid ?? 0) took its place"
    return [.draft(CheckDraft(at: next, message: message, evidence: [Evidence(step)]), key: 0, step: step)]
  }
}
