import LogParser

extension Rule {
  /// A process that was killed for a lock it held.
  static let sysLockedFileKill = Rule(
    id: "sys-locked-file-kill", number: "R59", machine: .system, severity: .error, certainty: .certain,
    title: "The app was killed because it held a file lock in the background",
    why: """
      An app that is suspended while it holds a lock on a file or an SQLite database that it shares with others would block them for ever. \
      The system kills it with the code 0xdead10cc. The user finds the app closed when coming back.
      """,
    remedy: """
      Begin a background task before work on a shared database and end it when the transaction is over. Close or checkpoint the database \
      in didEnterBackground. Keep databases that are not shared out of the group container.
      """,
    limits: "Only the code itself is evidence; a report without it is not recognised.",
    source: "Apple, EXC_CRASH (SIGKILL)",
    condition: .check { _ in
      KillCheck(.lockedFile) { "the process was killed for holding a file lock while suspended\($0.codeInWords)" }
    },
    examples: [
      .quiet(
        "The app ends itself",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.200 SpringBoard[60:1] [app<com.demo.app>:100] Process exited: <RBSProcessExitContext| voluntary>.
        """),
      .quiet(
        "The app writes of a lock",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.100 Demo[100:1] database is locked, trying again
        """),
      .quiet(
        "Another code",
        """
        2024-05-01 10:00:00.000 ReportCrash[60:1] Termination Reason: Namespace RUNNINGBOARD, Code 0xfbfbfbfb
        """),
      .firing(
        "The report carries the code", at: 3,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:06.100 ReportCrash[60:1] Termination Reason: Namespace RUNNINGBOARD, Code 0xdead10cc
        """),
    ]
  )
}
