import LogParser

extension Rule {
  /// A clean end of an app that was active.
  static let appTerminateFromActive = Rule(
    id: "app-terminate-from-active", number: "R10", machine: .app, severity: .info, certainty: .likely,
    title: "The app is terminated while it is active",
    why: """
      A user who quits an app does so in the app switcher, so the app is inactive or in the background when willTerminate comes. An active \
      app gets the callback when it is stopped from outside: by Xcode, by a test runner, by a device tool, or when it ends itself. That is \
      worth knowing when the end looks like a crash to the user.
      """,
    remedy: """
      Nothing to do if Xcode, simctl, devicectl or a test run stopped the app. Otherwise search for exit(0), abort() and for code that \
      calls applicationWillTerminate(_:) itself.
      """,
    limits: "An observation, not a fault. willResignActive must be printed somewhere by the process, otherwise it may just be unlogged.",
    source: "Apple, UIApplicationDelegate applicationWillTerminate(_:)",
    condition: .edge,
    examples: [
      .quiet(
        "Quit from the app switcher",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:09.100 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:11.100 Demo[100:1] -[AppDelegate applicationWillTerminate:]
        """),
      .quiet(
        "Ended in the background",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:09.300 Demo[100:1] -[AppDelegate applicationWillTerminate:]
        """),
      .quiet(
        "willResignActive is never printed",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:09.100 Demo[100:1] -[AppDelegate applicationWillTerminate:]
        """),
      .firing(
        "Stopped from Xcode", at: 5,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:09.300 Demo[100:1] -[AppDelegate applicationWillTerminate:]
        """),
    ]
  )
}
