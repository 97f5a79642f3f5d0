import LogParser

extension Rule {
  /// A process that the watchdog killed.
  static let sysWatchdogKill = Rule(
    id: "sys-watchdog-kill", number: "R58", machine: .system, severity: .error, certainty: .certain,
    title: "The watchdog killed the app",
    why: """
      The system gives an app about 20 seconds to launch, 10 to change its state and 5 to end. An app whose main thread does not answer in \
      that time is killed with the code 0x8badf00d. No callback announces it, and what was not saved is lost.
      """,
    remedy: """
      Read the quoted event name: scene-create and process-launch mean the launch, scene-update a change of state, process-exit the end. \
      Look at the main thread in the crash report. Move network, database and waiting off it.
      """,
    limits: """
      Extensions have a process of their own and do not count. Under a debugger the watchdog does not kill, although it may print a \
      violation.
      """,
    source: "Apple, Addressing watchdog terminations; Apple, EXC_CRASH (SIGKILL)",
    condition: .check { _ in
      KillCheck(.watchdog) { event in
        let what =
          event.detail.flatMap { $0.first?.isLetter == true ? $0 : nil }.map { "\($0) took too long" } ?? "it did not answer in time"
        return "the watchdog killed the process: \(what)" + (event.value.map { ", \($0.seconds) were allowed" } ?? "")
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
        "A violation without a kill",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 SpringBoard[60:1] [app<com.demo.app>:100] Provision violated for watchdog process-launch: exhausted real \
        (wall clock) time allowance of 20.00 seconds
        """),
      .quiet(
        "The app writes about its own watchdog",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.200 Demo[100:1] watchdog timer started with 10 s
        """),
      .firing(
        "A change of state took more than ten seconds", at: 3,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:01:00.000 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:01:10.000 runningboardd[60:1] [app<com.demo.app>:100] Terminating with context: <RBSTerminateContext| domain:10 \
        code:0x8BADF00D explanation:scene-update watchdog transgression: app<com.demo.app>:100 exhausted real (wall clock) time \
        allowance of 10.00 seconds reportType:CrashLog>
        """),
    ]
  )
}
