import LogParser

extension Rule {
  /// A background task that is not ended when its time is over.
  static let taskNotEndedAfterExpiry = Rule(
    id: "task-not-ended-after-expiry", number: "R54", machine: .task, severity: .error, certainty: .likely,
    title: "A background task is not ended after it has expired",
    why: """
      The expiration handler is the last warning. It must end the task at once. If it does not, the system kills the app a few seconds \
      later with the code 0x2182bad2.
      """,
    remedy: """
      Call endBackgroundTask(_:) in the expiration handler, in every case, and do nothing slow before it. Cancel the work there and let it \
      finish on its own.
      """,
    limits: "The process must print the end of tasks somewhere. A handler that ends silently looks the same.",
    parameters: [
      RuleParameter(
        "slack", .number(5), unit: "s",
        meaning: "How long the end may take after the expiration.")
    ],
    source: "Apple, UIApplication beginBackgroundTask(withName:expirationHandler:)",
    condition: .edge,
    examples: [
      .quiet(
        "The handler ends the task",
        """
        2024-05-01 10:00:00.000 Demo[100:1] beginBackgroundTask id=1 name=Save
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:26.200 Demo[100:1] background task 1 expired
        2024-05-01 10:00:26.300 Demo[100:1] endBackgroundTask id=1
        2024-05-01 10:00:33.300 Demo[100:1] cache opened
        """),
      .quiet(
        "The end is never printed",
        """
        2024-05-01 10:00:00.000 Demo[100:1] beginBackgroundTask id=1 name=Save
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:26.200 Demo[100:1] background task 1 expired
        2024-05-01 10:00:33.200 Demo[100:1] cache opened
        """),
      .quiet(
        "The process is suspended right away",
        """
        2024-05-01 10:00:00.000 Demo[100:1] beginBackgroundTask id=1 name=Save
        2024-05-01 10:00:00.100 Demo[100:1] endBackgroundTask id=1
        2024-05-01 10:00:00.200 Demo[100:1] beginBackgroundTask id=2 name=Save
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.400 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:26.400 Demo[100:1] background task 2 expired
        """),
      .firing(
        "The handler only prints", at: 6,
        """
        2024-05-01 10:00:00.000 Demo[100:1] beginBackgroundTask id=1 name=Save
        2024-05-01 10:00:00.100 Demo[100:1] endBackgroundTask id=1
        2024-05-01 10:00:00.200 Demo[100:1] beginBackgroundTask id=2 name=Save
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.400 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:26.400 Demo[100:1] background task 2 expired
        2024-05-01 10:00:33.400 Demo[100:1] cache opened
        """),
    ]
  )
}
