import LogParser

extension Rule {
  /// An activation callback before the launch has ended.
  static let appEventBeforeLaunch = Rule(
    id: "app-event-before-launch", number: "R02", machine: .app, severity: .error, certainty: .likely,
    title: "The app changes state before its launch has ended",
    why: """
      UIKit activates an app, or sends it to the background, only after didFinishLaunching has returned. A callback that comes earlier \
      runs before the app has set itself up. Code in it then meets missing windows, services and databases, which shows as crashes or lost \
      state that nobody can reproduce later.
      """,
    remedy: """
      Look for code that calls the activation callback itself during launch, or that posts its notification. If didFinishLaunching prints \
      asynchronously, print at its start instead, so that the log shows the real order.
      """,
    limits: """
      The rule needs a line that shows the start of the process, and didFinishLaunching must be printed somewhere in the input. If \
      didFinishLaunching prints through a queue or only when slow work is done, its line comes late and the finding is wrong.
      """,
    source: "Apple, About the app launch sequence; Apple, Responding to the launch of your app",
    condition: .edge,
    examples: [
      .quiet(
        "The documented order",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:willFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        """),
      .quiet(
        "didFinishLaunching is never printed",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:willFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.400 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.500 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.600 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        """),
      .quiet(
        "The log begins after the launch",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:01:00.200 Demo[101:1] -[AppDelegate application:willFinishLaunchingWithOptions:]
        2024-05-01 10:01:00.300 Demo[101:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:01:00.400 Demo[101:1] -[AppDelegate applicationDidBecomeActive:]
        """),
      .firing(
        "Activation in the middle of the launch", at: 2, complete: true,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:willFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        """),
      .firing(
        "The second launch activates before it has ended", at: 6,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:willFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationWillEnterForeground:]
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:10:00.300 Demo[101:1] -[AppDelegate application:willFinishLaunchingWithOptions:]
        2024-05-01 10:10:00.400 Demo[101:1] -[AppDelegate applicationDidBecomeActive:]
        """),
    ]
  )
}
