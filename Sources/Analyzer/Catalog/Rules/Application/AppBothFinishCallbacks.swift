import LogParser

extension Rule {
  /// The old and the new launch callback in one process.
  static let appBothFinishCallbacks = Rule(
    id: "app-both-finish-callbacks", number: "R03", machine: .app, severity: .warning, certainty: .certain,
    title: "Both launch callbacks of the app delegate run",
    why: """
      UIKit calls application(_:didFinishLaunchingWithOptions:) if the delegate has it, and the old applicationDidFinishLaunching(_:) only \
      otherwise. If both run, one of them is called by hand. Setup code is then shared between two entry points, and it is easy to do the \
      same work twice or in the wrong order.
      """,
    remedy: """
      Keep application(_:didFinishLaunchingWithOptions:) and remove the old method. Look for a delegate that forwards one to the other, \
      and for a library that swizzles the launch.
      """,
    limits: """
      Both lines must come from the app delegate. The notification UIApplicationDidFinishLaunchingNotification, or an observer that prints \
      it, is an echo of the same launch and raises nothing.
      """,
    source: "Apple, UIApplicationDelegate applicationDidFinishLaunching(_:)",
    condition: .check { _ in BothFinishCallbacksCheck() },
    examples: [
      .quiet(
        "Only the old callback",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationDidFinishLaunching:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        """),
      .quiet(
        "The notification of the same launch",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.002 Demo[100:1] UIApplicationDidFinishLaunchingNotification
        2024-05-01 10:00:00.102 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        """),
      .quiet(
        "Two builds of the app, one callback each",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationDidFinishLaunching:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:05:00.300 Demo[101:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:05:00.400 Demo[101:1] -[AppDelegate applicationDidBecomeActive:]
        """),
      .firing(
        "Both methods run", at: 2,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidFinishLaunching:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        """),
      .firing(
        "The old method comes first", at: 2,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationDidFinishLaunching:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        """),
    ]
  )
}

private struct BothFinishCallbacksCheck: RuleCheck {
  private var modern: Evidence?
  private var legacy: Evidence?
  private var isDone = false

  mutating func observe(_ step: Step, in run: RunFacts) -> [CheckAction] {
    guard step.event.channel == .appDelegate, !isDone else { return [] }
    switch step.event.name {
    case .didFinishLaunchingWithOptions: modern = modern ?? Evidence(step)
    case .applicationDidFinishLaunching: legacy = legacy ?? Evidence(step)
    default: return []
    }
    guard let modern, let legacy else { return [] }
    isDone = true
    let evidence = [modern, legacy].sorted { $0.line < $1.line }
    let message = "both launch callbacks were called: UIKit calls applicationDidFinishLaunching only where the other is missing"
    return [.draft(CheckDraft(at: step, message: message, evidence: evidence), key: 0, step: step)]
  }
}
