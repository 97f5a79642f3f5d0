import LogParser

extension Rule {
  /// A deactivation of an app that was not active.
  static let appResignWithoutActive = Rule(
    id: "app-resign-without-active", number: "R05", machine: .app, severity: .warning, certainty: .likely,
    title: "The app resigns active although it was not active",
    why: """
      willResignActive announces that an active app is about to become inactive. It cannot come twice in a row, nor in the background. \
      Where it does, the callback is called by hand or forwarded from another place. Work that is paused twice is often resumed only once, \
      and games and players stay silent after the user comes back.
      """,
    remedy: """
      Search for direct calls of applicationWillResignActive(_:) and for code that posts its notification. Make pausing idempotent: ask \
      whether the work is running before it is paused.
      """,
    limits: """
      didBecomeActive must be printed somewhere by the process. An app with several windows that prints scene events under the name of the \
      app can show this legally. In the background the finding is an error, elsewhere a warning.
      """,
    source: "Apple, UIApplicationDelegate applicationWillResignActive(_:); Apple, Managing your app's life cycle",
    condition: .edge,
    examples: [
      .quiet(
        "One interruption",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        """),
      .quiet(
        "didBecomeActive is never printed",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:20.000 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:20.100 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:01:20.100 Demo[100:1] -[AppDelegate applicationWillEnterForeground:]
        2024-05-01 10:01:25.100 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:01:25.200 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        """),
      .quiet(
        "The log begins with a deactivation",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:01:00.100 Demo[100:1] -[AppDelegate applicationWillEnterForeground:]
        2024-05-01 10:01:00.200 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        """),
      .quiet(
        "An SDK prints the same deactivation",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.204 Demo[100:1] -[SessionTracker applicationWillResignActive:]
        2024-05-01 10:00:00.304 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        """),
      .firing(
        "Two deactivations in a row", at: 4,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:09.100 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:12.100 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:12.200 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        """),
      .firing(
        "A deactivation in the background", at: 5,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:03.300 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        """),
    ]
  )
}
