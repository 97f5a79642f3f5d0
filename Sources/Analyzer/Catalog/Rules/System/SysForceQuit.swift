import LogParser

extension Rule {
  /// A process that was quit by the user or a tool.
  static let sysForceQuit = Rule(
    id: "sys-force-quit", number: "R64", machine: .system, severity: .info, certainty: .certain,
    title: "The app was quit by the user or by a tool",
    why: """
      The user swiped the app away, or a tool ended it. It explains the end of the log and why the app is not woken in the background \
      afterwards: the system respects the wish until the user opens the app again.
      """,
    remedy: "Nothing is wrong. Do not rely on background wakes after it.",
    limits: "An observation. Ending an app with simctl looks the same.",
    source: "Codes as observed in public logs",
    condition: .check { _ in KillCheck(.userQuit) { _ in "the user or a tool quit the process" } },
    examples: [
      .quiet(
        "The app ends itself",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.200 SpringBoard[60:1] [app<com.demo.app>:100] Process exited: <RBSProcessExitContext| voluntary>.
        """),
      .quiet(
        "A crash",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.100 SpringBoard[60:1] [app<com.demo.app>:100] Process exited: <RBSProcessExitContext| specific, \
        status:<RBSProcessExitStatus| domain:signal(2) code:SIGSEGV(11)>>.
        """),
      .quiet(
        "A clean end",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationWillTerminate:]
        """),
      .firing(
        "The system names the reason", at: 2,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.100 SpringBoard[60:1] [app<com.demo.app>:100] Process exited: <RBSProcessExitContext| specific, \
        status:<RBSProcessExitStatus| domain:frontboard(10) code:force-quit(0xfbfbfbfb)>>.
        """),
    ]
  )
}
