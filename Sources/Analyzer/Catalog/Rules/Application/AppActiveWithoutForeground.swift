import LogParser

extension Rule {
  /// An activation straight from the background.
  static let appActiveWithoutForeground = Rule(
    id: "app-active-without-foreground", number: "R09", machine: .app, severity: .error, certainty: .likely,
    title: "The app becomes active without entering the foreground",
    why: """
      On the way back from the background willEnterForeground comes before didBecomeActive. Apps undo in it what they did when they \
      entered the background. If it is skipped, the screen is unlocked with old data, released resources stay released, and a session that \
      was closed is used again.
      """,
    remedy: """
      Look for code that calls applicationDidBecomeActive(_:) itself while the app is in the background, for example from a push or \
      location handler. If the callbacks are swizzled, check that willEnterForeground is passed on.
      """,
    limits: """
      willEnterForeground must be printed somewhere by the process, on any channel. Mac Catalyst and visionOS can skip it; do not use the \
      rule there.
      """,
    source: "Apple, UIApplicationDelegate applicationWillEnterForeground(_:) and applicationDidBecomeActive(_:)",
    condition: .edge,
    examples: [
      .quiet(
        "Return from the background",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:01:00.300 Demo[100:1] -[AppDelegate applicationWillEnterForeground:]
        2024-05-01 10:01:00.400 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        """),
      .quiet(
        "willEnterForeground is never printed",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:01:00.300 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        """),
      .quiet(
        "Only the notification tells of the return",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:01:00.300 Demo[100:1] UIApplicationWillEnterForegroundNotification
        2024-05-01 10:01:00.400 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        """),
      .quiet(
        "A background launch is not a return",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationWillEnterForeground:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:10:00.300 Demo[101:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:10:00.400 Demo[101:1] -[AppDelegate application:performFetchWithCompletionHandler:]
        2024-05-01 10:10:05.400 Demo[101:1] -[AppDelegate applicationDidBecomeActive:]
        """),
      .firing(
        "The second return skips the foreground callback", at: 5,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationWillEnterForeground:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:01:00.300 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        """),
    ]
  )
}
