import LogParser

extension Rule {
  /// A second arrival in the background.
  static let appDuplicateBackground = Rule(
    id: "app-duplicate-background", number: "R07", machine: .app, severity: .warning, certainty: .likely,
    title: "The app enters the background twice in a row",
    why: """
      didEnterBackground comes once per trip to the background, and a willEnterForeground lies between any two of them. A second one in a \
      row means that the method is called by hand or observed twice. State is then saved twice, and a background task begun in it is begun \
      twice and often ended once, which gets the app killed.
      """,
    remedy: """
      Search for direct calls of applicationDidEnterBackground(_:) and for observers of its notification that are added repeatedly. If the \
      method begins a background task, keep one identifier per task.
      """,
    limits: """
      willEnterForeground must be printed somewhere by the process. An app launched into the background may print the callback again after \
      the system has taken a snapshot. An app with several windows that prints scene events under the name of the app can show this \
      legally.
      """,
    source: "Apple, UIApplicationDelegate applicationDidEnterBackground(_:)",
    condition: .edge,
    examples: [
      .quiet(
        "Two trips",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationWillEnterForeground:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:01:00.300 Demo[100:1] -[AppDelegate applicationWillEnterForeground:]
        2024-05-01 10:01:00.400 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:01:00.500 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:01:00.600 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        """),
      .quiet(
        "willEnterForeground is never printed",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:05:00.300 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:05:00.400 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:05:00.500 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        """),
      .quiet(
        "Only the arrivals are printed",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:05:00.000 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:11:40.000 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        """),
      .quiet(
        "The notification repeats the delegate",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationWillEnterForeground:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:00.302 Demo[100:1] UIApplicationDidEnterBackgroundNotification
        """),
      .firing(
        "A second arrival without a return", at: 5,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationWillEnterForeground:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:04.300 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        """),
    ]
  )
}
