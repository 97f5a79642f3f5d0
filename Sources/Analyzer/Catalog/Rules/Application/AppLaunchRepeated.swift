import LogParser

extension Rule {
  /// A launch callback that one process gets twice.
  static let appLaunchRepeated = Rule(
    id: "app-launch-repeated", number: "R01", machine: .app, severity: .error, certainty: .certain,
    title: "The app is launched twice in one process",
    why: """
      UIKit calls willFinishLaunching and didFinishLaunching exactly once in the life of a process. A second call means that code calls \
      the delegate itself, or that two delegates are alive. Whatever the method sets up then exists twice: windows, observers, database \
      connections, analytics sessions. The usual symptoms are doubled events and a second root view controller that nobody sees.
      """,
    remedy: """
      Search for direct calls of application(_:didFinishLaunchingWithOptions:), often made by a "restart" or "log out" action or by a test \
      host. Move the shared setup into a function of its own and call that. Also look for a second object that is set as the delegate of \
      UIApplication.
      """,
    limits: """
      Two classes that print the same callback, such as a delegate and its base class, count as one call if the lines are at most one \
      second apart. Without a process identifier a later launch callback starts a new run, so the rule stays quiet unless the same words \
      come twice at once. A log joined from two boots of a device can show one process identifier for two processes.
      """,
    source: """
      Apple, UIApplicationDelegate application(_:willFinishLaunchingWithOptions:) and application(_:didFinishLaunchingWithOptions:); \
      Apple, About the app launch sequence
      """,
    condition: .check { _ in RepeatedLaunchCheck() },
    examples: [
      .quiet(
        "One launch",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:willFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        """),
      .quiet(
        "A base class prints the same launch",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.004 Demo[100:1] -[BaseAppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.204 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        """),
      .quiet(
        "A new process is a new launch",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:15:00.300 Demo[101:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:15:00.400 Demo[101:1] -[AppDelegate applicationDidBecomeActive:]
        """),
      .firing(
        "The delegate is called by hand after logging out", at: 3,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:20.100 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        """),
      .firing(
        "willFinishLaunching is called twice", at: 2,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:willFinishLaunchingWithOptions:]
        2024-05-01 10:00:02.000 Demo[100:1] -[AppDelegate application:willFinishLaunchingWithOptions:]
        2024-05-01 10:00:02.100 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        """),
    ]
  )
}

private struct RepeatedLaunchCheck: RuleCheck {
  private static let signsOfLife: Set<EventName> = [
    .applicationDidBecomeActive, .applicationWillResignActive, .applicationDidEnterBackground, .sceneWillConnect, .sceneDidBecomeActive,
  ]

  private var first: [EventName: Evidence] = [:]
  private var repeats: [EventName: Int] = [:]

  mutating func observe(_ step: Step, in run: RunFacts) -> [CheckAction] {
    let name = step.event.name
    guard step.event.machine == .app, MachineCatalog.launches.contains(name), !step.isEcho else { return [] }
    let evidence = Evidence(step)
    guard let known = first[name] else {
      first[name] = evidence
      return []
    }
    repeats[name, default: 1] += 1
    guard repeats[name] == 2 else { return [] }
    let message = "\(name.rawValue) came a second time in one run; a process is launched once"
    var draft = CheckDraft(at: step, message: message, evidence: [known, evidence])
    // Without a process identifier two launches in a row may be two runs whose other callbacks nobody printed.
    if run.pid == nil { draft.conditions = [.printed(Self.signsOfLife, .process)] }
    return [.draft(draft, key: repeats.count, step: step)]
  }
}
