import LogParser

extension Rule {
  /// A background task that is never ended.
  static let taskLeaked = Rule(
    id: "task-leaked", number: "R52", machine: .task, severity: .warning, certainty: .likely,
    title: "A background task is not ended",
    why: """
      A task that is begun holds the process awake until it is ended. If the end does not come, the system kills the app when the time is \
      over, code 0x2182bad2, and the user finds it closed. The most frequent reason is an identifier that was overwritten by a second \
      begin.
      """,
    remedy: """
      End the task on every path: success, failure, cancellation and in the expiration handler. Keep the identifier in a local constant \
      that the closures capture, not in a property that is used again.
      """,
    limits: """
      The process must print the end of tasks somewhere. An end that prints another identifier, or an expiration handler that ends \
      silently, looks the same.
      """,
    parameters: [
      RuleParameter(
        "limit", .number(0), unit: "s",
        meaning: "How long a task may stay open; 0 takes the limit of the iOS version: 600 up to 6, 180 up to 12, 30 from 13 on.")
    ],
    source: """
      Apple, UIApplication beginBackgroundTask(withName:expirationHandler:); Apple Developer Forums, UIApplication Background Task Notes; \
      WWDC20 10078
      """,
    condition: .edge,
    examples: [
      .quiet(
        "Ended in time", ios: 17,
        """
        2024-05-01 10:00:00.000 Demo[100:1] beginBackgroundTask id=1 name=Save
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:03.200 Demo[100:1] endBackgroundTask id=1
        2024-05-01 10:00:43.200 Demo[100:1] cache opened
        """),
      .quiet(
        "The end is never printed", ios: 17,
        """
        2024-05-01 10:00:00.000 Demo[100:1] beginBackgroundTask id=1 name=Save
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:40.200 Demo[100:1] sync 40 of 112 items
        """),
      .quiet(
        "The log ends before the limit", ios: 17,
        """
        2024-05-01 10:00:00.000 Demo[100:1] beginBackgroundTask id=1 name=Save
        2024-05-01 10:00:00.100 Demo[100:1] endBackgroundTask id=1
        2024-05-01 10:00:00.200 Demo[100:1] beginBackgroundTask id=2 name=Save
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.400 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:04.400 Demo[100:1] sync 40 of 112 items
        """),
      .quiet(
        "180 seconds are allowed on iOS 12", ios: 12,
        """
        2024-05-01 10:00:00.000 Demo[100:1] beginBackgroundTask id=1 name=Save
        2024-05-01 10:00:00.100 Demo[100:1] endBackgroundTask id=1
        2024-05-01 10:00:00.200 Demo[100:1] beginBackgroundTask id=2 name=Save
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.400 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:50.400 Demo[100:1] sync 40 of 112 items
        2024-05-01 10:01:40.400 Demo[100:1] sync 90 of 112 items
        """),
      .firing(
        "The second task stays open", at: 3, ios: 17,
        """
        2024-05-01 10:00:00.000 Demo[100:1] beginBackgroundTask id=1 name=Save
        2024-05-01 10:00:00.100 Demo[100:1] endBackgroundTask id=1
        2024-05-01 10:00:00.200 Demo[100:1] beginBackgroundTask id=2 name=Save
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.400 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:40.400 Demo[100:1] sync 40 of 112 items
        """),
    ]
  )
}
