import LogParser

extension Rule {
  /// A process that could not be started.
  static let sysBootstrapFailed = Rule(
    id: "sys-bootstrap-failed", number: "R66", machine: .system, severity: .error, certainty: .certain,
    title: "The app could not be started",
    why: """
      The system tried to start the process and failed before any code of the app ran. The app closes at once when it is tapped, and its \
      own log is empty.
      """,
    remedy: """
      Check signature, provisioning profile, entitlements and the minimum version of iOS. Look for a missing framework in the bundle.
      """,
    limits: "It says nothing about the code of the app.",
    source: "Line as observed in public logs",
    condition: .check { _ in KillCheck(.bootstrapFailed) { _ in "the process could not be started" } },
    examples: [
      .quiet(
        "The app ends itself",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.200 SpringBoard[60:1] [app<com.demo.app>:100] Process exited: <RBSProcessExitContext| voluntary>.
        """),
      .quiet(
        "The start succeeds",
        """
        2024-05-01 10:00:00.000 SpringBoard[60:1] [app<com.demo.app>:100] Bootstrap success!
        2024-05-01 10:00:00.400 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.500 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        """),
      .quiet(
        "An ordinary end",
        """
        2024-05-01 10:00:00.000 SpringBoard[60:1] [app<com.demo.app>:100] Now flagged as pending exit for reason: workspace client \
        connection invalidated
        """),
      .firing(
        "The start fails", at: 1,
        """
        2024-05-01 10:00:00.000 SpringBoard[60:1] [app<com.demo.app>:-1] Now flagged as pending exit for reason: Bootstrap failed
        """),
    ]
  )
}
