import LogParser

extension Rule {
  /// An activation of an app that is active already.
  static let appDuplicateActive = Rule(
    id: "app-duplicate-active", number: "R04", machine: .app, severity: .warning, certainty: .likely,
    title: "The app becomes active twice in a row",
    why: """
      UIKit sends didBecomeActive when the app leaves the inactive state, so a willResignActive lies between any two of them. A second one \
      in a row means that the method is called by hand or that an observer is registered twice. What the method starts then runs twice: \
      timers, location updates, network polling, analytics sessions.
      """,
    remedy: """
      Search for direct calls of applicationDidBecomeActive(_:) and move the shared work into a function of its own. Look for addObserver \
      calls for UIApplication.didBecomeActiveNotification that run more than once, for example in viewWillAppear.
      """,
    limits: """
      willResignActive must be printed somewhere by the process, otherwise the missing one is taken as unlogged. A repeat on another \
      channel, or in other words within one second, is an echo. Several observers that print the same words look like a second call.
      """,
    source: "Apple, UIApplicationDelegate applicationDidBecomeActive(_:); Apple, Managing your app's life cycle",
    condition: .edge,
    examples: [
      .quiet(
        "An interruption lies between two activations",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        """),
      .quiet(
        "willResignActive is never printed",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:30.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:01:10.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        """),
      .quiet(
        "The notification repeats the delegate",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.103 Demo[100:1] UIApplicationDidBecomeActiveNotification
        2024-05-01 10:00:00.203 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.303 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.306 Demo[100:1] UIApplicationDidBecomeActiveNotification
        """),
      .quiet(
        "A new process becomes active",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:01:00.300 Demo[101:1] -[AppDelegate applicationDidBecomeActive:]
        """),
      .firing(
        "A second activation after an interruption", at: 5,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationWillEnterForeground:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:08.100 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:10.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:13.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        """),
    ]
  )
}
