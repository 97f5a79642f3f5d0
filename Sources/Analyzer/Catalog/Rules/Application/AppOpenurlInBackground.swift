import LogParser

extension Rule {
  /// A link that is opened while the app is in the background.
  static let appOpenurlInBackground = Rule(
    id: "app-openurl-in-background", number: "R19", machine: .app, severity: .warning, certainty: .likely,
    title: "The app is asked to open a link in the background",
    why: """
      UIKit brings an app to the foreground before it hands over a link or an activity. If the callback comes in the background, it was \
      called by hand. Screens that are pushed there are not seen, and presenting in the background is dropped.
      """,
    remedy: "Look for code that calls the method itself from a push or deep-link handler. Keep the link and open it in didBecomeActive.",
    limits: """
      willEnterForeground must be printed somewhere by the process. CarPlay and libraries that pass links on a queue of their own can look \
      like this.
      """,
    source: "Apple, UIApplicationDelegate application(_:open:options:) and application(_:continue:restorationHandler:)",
    condition: .check { _ in OpenURLInBackgroundCheck() },
    examples: [
      .quiet(
        "The link comes on the way to the foreground",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:01:00.100 Demo[100:1] -[AppDelegate applicationWillEnterForeground:]
        2024-05-01 10:01:00.200 Demo[100:1] -[AppDelegate application:openURL:options:]
        2024-05-01 10:01:00.300 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        """),
      .quiet(
        "The link launches the app",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate application:openURL:options:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.400 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:01:00.400 Demo[100:1] -[AppDelegate applicationWillEnterForeground:]
        """),
      .quiet(
        "willEnterForeground is never printed",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:01:00.300 Demo[100:1] -[AppDelegate application:openURL:options:]
        2024-05-01 10:01:00.400 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        """),
      .firing(
        "A push handler opens a link", at: 5,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationWillEnterForeground:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:01:00.300 Demo[100:1] -[AppDelegate application:openURL:options:]
        """),
    ]
  )
}

private struct OpenURLInBackgroundCheck: RuleCheck {
  private static let away: Set<StateID> = [StateID(ApplicationState.background), StateID(ApplicationState.suspended)]

  private var entry: Evidence?
  private var drafts = 0

  mutating func observe(_ step: Step, in run: RunFacts) -> [CheckAction] {
    guard step.event.machine == .app, !step.isEcho else { return [] }
    if step.event.name == .applicationDidEnterBackground { entry = Evidence(step) }
    guard [.openURL, .continueUserActivity].contains(step.event.name), Self.away.contains(step.from), run.isInBackground else { return [] }
    drafts += 1
    var draft = CheckDraft(
      at: step, message: "\(step.event.name.rawValue) came while the app was in the background",
      evidence: [entry, Evidence(step)].compactMap { $0 })
    draft.conditions = [.printed([.applicationWillEnterForeground], .process)]
    return [.draft(draft, key: drafts, step: step)]
  }
}
