import LogParser

extension Rule {
  /// A return to the foreground that takes too long.
  static let appSlowResume = Rule(
    id: "app-slow-resume", number: "R14", machine: .app, severity: .warning, certainty: .likely,
    title: "The app takes long to come back",
    why: """
      Between willEnterForeground and didBecomeActive the user looks at a snapshot that does not react. The watchdog gives an app about \
      ten seconds for it. Work on the main thread in willEnterForeground is the usual reason.
      """,
    remedy: """
      Show what is there, load the rest afterwards. Look for synchronous requests, database work and locks in willEnterForeground and in \
      observers of its notification.
      """,
    limits: "A user who stays in the app switcher, or a Face ID prompt, keeps an app inactive for as long as they like.",
    parameters: [
      RuleParameter(
        "limit", .number(10), unit: "s",
        meaning: "How long the return may take.")
    ],
    source: "Apple, Addressing watchdog terminations; limit as observed in public logs",
    condition: .edge,
    examples: [
      .quiet(
        "A quick return",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:01:00.100 Demo[100:1] -[AppDelegate applicationWillEnterForeground:]
        2024-05-01 10:01:00.400 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        """),
      .quiet(
        "The user leaves again",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationWillEnterForeground:]
        2024-05-01 10:00:02.000 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:10:02.000 Demo[100:1] -[AppDelegate applicationWillEnterForeground:]
        2024-05-01 10:10:02.300 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        """),
      .quiet(
        "A new process in between",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationWillEnterForeground:]
        2024-05-01 10:00:12.000 Demo[101:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:12.100 Demo[101:1] -[AppDelegate applicationDidBecomeActive:]
        """),
      .firing(
        "Twelve seconds until the app is active", at: 2,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationWillEnterForeground:]
        2024-05-01 10:00:12.000 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        """),
    ]
  )
}
