import LogParser

extension Rule {
  /// A state change of an app that has been told to end.
  static let appEventAfterTerminate = Rule(
    id: "app-event-after-terminate", number: "R11", machine: .app, severity: .warning, certainty: .likely,
    title: "The app changes state after its end",
    why: """
      willTerminate is the last callback of a process. UIKit does not activate an app again after it. If another callback follows, the \
      first one was called by hand, or two threads write into the log out of order. Code that runs after the goodbye meets closed files, \
      released services and a database that refuses to open.
      """,
    remedy: """
      Search for direct calls of applicationWillTerminate(_:), often made to save data early. Save through a function of its own. If the \
      callbacks are printed through a queue, print them at once.
      """,
    limits: """
      A new process identifier is a new process. Without identifiers a launch callback starts a new run, and so does any callback of an \
      app that never prints its launch. didEnterBackground around the end is seen in real logs and raises nothing.
      """,
    source: "Apple, UIApplicationDelegate applicationWillTerminate(_:)",
    condition: .edge,
    examples: [
      .quiet(
        "The end is the last callback",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:00.400 Demo[100:1] -[AppDelegate applicationWillTerminate:]
        """),
      .quiet(
        "The background callback comes around the end",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationWillTerminate:]
        2024-05-01 10:00:00.310 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        """),
      .quiet(
        "A new process after the end",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationWillTerminate:]
        2024-05-01 10:00:30.300 Demo[101:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:30.400 Demo[101:1] -[AppDelegate applicationDidBecomeActive:]
        """),
      .quiet(
        "A log without process identifiers starts a new run",
        """
        -[AppDelegate application:didFinishLaunchingWithOptions:]
        -[AppDelegate applicationDidBecomeActive:]
        -[AppDelegate applicationWillResignActive:]
        -[AppDelegate applicationWillTerminate:]
        -[AppDelegate application:didFinishLaunchingWithOptions:]
        -[AppDelegate applicationDidBecomeActive:]
        """),
      .firing(
        "An activation after the end", at: 5,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationWillTerminate:]
        2024-05-01 10:00:00.500 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        """),
    ]
  )
}
