import LogParser

extension Rule {
  /// A process that was ended because the system needed memory.
  static let sysJetsamPressure = Rule(
    id: "sys-jetsam-pressure", number: "R62", machine: .system, severity: .info, certainty: .certain,
    title: "The system ended the app to free memory",
    why: """
      When memory is short the system ends apps in the background, the largest ones first, and tells them nothing. It is the most frequent \
      end of an app and no fault. If the app was in the foreground, it is one.
      """,
    remedy: """
      Restore the state at launch so that the user does not notice. Release caches in didEnterBackground: a small app lives longer.
      """,
    limits: "An observation in the background, a warning in the foreground.",
    source: "WWDC20 10078, Why is my app getting killed?; Apple, Identifying high-memory use with jetsam event reports",
    condition: .check { _ in
      KillCheck(.memoryPressure, foregroundSeverity: .warning) { event in
        "the system ended the process to free memory" + (event.detail.map { " (\($0))" } ?? "")
      }
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
        "A memory warning alone",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.100 Demo[100:1] Received memory warning.
        """),
      .quiet(
        "Its own limit is another matter",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.100 osanalyticshelper[60:1] Process Demo [100] killed by jetsam reason per-process-limit
        """),
      .firing(
        "Ended in the background", at: 3,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:15:00.100 osanalyticshelper[60:1] Process Demo [100] killed by jetsam reason vm-pageshortage
        """),
    ]
  )
}
