import LogParser

extension Rule {
  /// An active app that is in the background without having resigned.
  static let appBackgroundWithoutResign = Rule(
    id: "app-background-without-resign", number: "R06", machine: .app, severity: .error, certainty: .likely,
    title: "The app enters the background without resigning active",
    why: """
      On the way to the background an app always becomes inactive first: willResignActive, then didEnterBackground. Apps pause their work \
      in the first and save their state in the second. If the first is skipped, timers, players and drawing go on in the background, and \
      drawing with the GPU there can end the app.
      """,
    remedy: """
      Look for code that calls applicationDidEnterBackground(_:) itself, often to save state early. Save through a function of its own. If \
      the callback is swizzled, check that the replacement calls the original of willResignActive too.
      """,
    limits: "willResignActive must be printed somewhere by the process, on any channel. If it is never printed the rule is quiet.",
    source: "Apple, UIApplicationDelegate applicationDidEnterBackground(_:); Apple, Managing your app's life cycle",
    condition: .edge,
    examples: [
      .quiet(
        "Home button",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        """),
      .quiet(
        "willResignActive is never printed",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:30.100 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:01:30.100 Demo[100:1] -[AppDelegate applicationWillEnterForeground:]
        2024-05-01 10:01:30.200 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        """),
      .quiet(
        "Only the notification tells of the deactivation",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.200 Demo[100:1] UIApplicationWillResignActiveNotification
        2024-05-01 10:00:00.700 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:30.700 Demo[100:1] -[AppDelegate applicationWillEnterForeground:]
        2024-05-01 10:00:30.800 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        """),
      .quiet(
        "A new process has its own states",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:01:00.300 Demo[101:1] -[AppDelegate applicationDidEnterBackground:]
        """),
      .firing(
        "The second trip skips the deactivation", at: 5,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationWillEnterForeground:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:02.200 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:11.200 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        """),
    ]
  )
}
