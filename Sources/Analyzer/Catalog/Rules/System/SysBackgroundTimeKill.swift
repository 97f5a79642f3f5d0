import LogParser

extension Rule {
  /// A process that was killed for working too long in the background.
  static let sysBackgroundTimeKill = Rule(
    id: "sys-background-time-kill", number: "R60", machine: .system, severity: .error, certainty: .certain,
    title: "The app was killed because it worked too long in the background",
    why: """
      A background task, a background transfer or a fetch ran longer than allowed, and the system ended the app with one of the codes \
      0x2182bad2 to 0x2182bad4, or with the older words "active assertions beyond permitted time". The work was lost in the middle.
      """,
    remedy: """
      End every task on every path and in its expiration handler. Call the completion handlers of fetches and transfers. Move long work to \
      BGProcessingTask or a background URLSession.
      """,
    limits: "Only the codes and words of the system are evidence.",
    source: "Apple, EXC_CRASH (SIGKILL); WWDC20 10078, Why is my app getting killed?",
    condition: .check { _ in
      KillCheck(.backgroundTime) { "the process was killed for working too long in the background\($0.codeInWords)" }
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
        "UIKit only warns",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.100 Demo[100:1] [BackgroundTask] Background Task 5 ("Save"), was created over 30 seconds ago. In \
        applications running in the background, this creates a risk of termination.
        """),
      .quiet(
        "Quit by the user",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.100 SpringBoard[60:1] [app<com.demo.app>:100] Process exited: <RBSProcessExitContext| specific, \
        status:<RBSProcessExitStatus| domain:frontboard(10) code:force-quit(0xfbfbfbfb)>>.
        """),
      .firing(
        "launchd reports the code", at: 3,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:37.100 launchd[60:1] [UIKitApplication:com.demo.app[9bea][rb-legacy] [100]:] exited with exit reason \
        (namespace: 15 code: 0x2182bad2) - OS_REASON_RUNNINGBOARD, ran for 37710ms
        """),
    ]
  )
}
