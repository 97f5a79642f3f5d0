import LogParser

extension Rule {
  /// A fact that the caller's own file asks for is not in the log.
  static let expectUnmet = Rule(
    id: "expect-unmet", number: "X01", machine: .app, severity: .error, certainty: .certain,
    title: "The log does not show what it must show",
    why: """
      A file given with --expect names facts that every run of the scenario has to show: a state reached, a callback seen, an order, a \
      count, a longest duration. A log that ends too early, or an app that no longer does what it should, shows them no more, and \
      nothing else would tell: a log without events has no findings.
      """,
    remedy: """
      Read which fact is missing and what the log shows in its place. If the app has changed on purpose, change the file; if the log was \
      cut off, record it anew.
      """,
    limits: """
      It only says what the file asks for. A callback that the app does not print cannot be seen; expect the state that follows from it, \
      or print it.
      """,
    source: "The file that --expect names", condition: .expectation,
    examples: [
      .firing(
        "The app never enters the background", at: 2, expecting: "event: applicationDidEnterBackground",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        """),
      .firing(
        "The launch takes too long", at: 2,
        expecting: "{ order: [didFinishLaunchingWithOptions, applicationDidBecomeActive], within: 1 s }",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:03.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        """),
      .quiet(
        "The launch is fast enough", expecting: "{ order: [didFinishLaunchingWithOptions, applicationDidBecomeActive], within: 1 s }",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        """),
      .quiet(
        "The state is reached", expecting: "{ state: active, count: 1 }",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        """),
    ]
  )
}
