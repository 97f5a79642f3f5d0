import LogParser

extension Rule {
  /// A process whose launch is not in the log.
  static let appFirstLineMidstream = Rule(
    id: "app-first-line-midstream", number: "R22", machine: .app, severity: .info, certainty: .certain,
    title: "The log begins in the middle of a run",
    why: """
      The first callback of this process is not a launch, so the log begins when the app was already running. What happened before is \
      unknown, and some rules can say less: nothing is reported as missing that may lie before the first line.
      """,
    remedy: "Nothing is wrong with the app. To see the launch, start the recording first and the app afterwards.",
    limits: "An observation, true for every log that was cut at the start. An app that never prints its launch gets it too.",
    source: "Property of the log, not of the app",
    condition: .check { _ in FirstLineMidstreamCheck() },
    examples: [
      .quiet(
        "The log begins with the launch",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:willFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        """),
      .quiet(
        "Other lines of the app come before the launch",
        """
        2024-05-01 10:00:00.000 Demo[100:1] Demo 4.2 (117)
        2024-05-01 10:00:00.100 Demo[100:1] opened the database
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        """),
      .quiet(
        "Lines of the system come before the launch",
        """
        2024-05-01 10:00:00.000 SpringBoard[60:1] [app<com.demo.app>:100] Bootstrap success!
        2024-05-01 10:00:00.400 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.500 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        """),
      .firing(
        "The first callback is a deactivation", at: 1,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:01:00.100 Demo[100:1] -[AppDelegate applicationWillEnterForeground:]
        2024-05-01 10:01:00.200 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        """),
      .firing(
        "The second process is cut", at: 4,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:01:00.200 Demo[101:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:01:00.300 Demo[101:1] -[AppDelegate applicationDidEnterBackground:]
        """),
    ]
  )
}

private struct FirstLineMidstreamCheck: RuleCheck {
  private var isDone = false

  mutating func observe(_ step: Step, in run: RunFacts) -> [CheckAction] {
    guard step.event.machine == .app, !isDone else { return [] }
    isDone = true
    guard !MachineCatalog.launches.contains(step.event.name), step.from == .unknown else { return [] }
    let message = "the first event of the run is \(step.event.name.rawValue), not a launch: what came before is unknown"
    return [.draft(CheckDraft(at: step, message: message, evidence: [Evidence(step)]), key: 0, step: step)]
  }
}
