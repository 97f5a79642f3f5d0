import LogParser

extension Rule {
  /// A process that was ended for a policy of the system.
  static let sysPolicyKill = Rule(
    id: "sys-policy-kill", number: "R65", machine: .system, severity: .warning, certainty: .certain,
    title: "The system ended the app for a policy",
    why: """
      Some ends have nothing to do with a crash: the device was too hot, a VoIP push was not answered with a call, an app woke too often \
      or used too many resources, or the system needed its caches. Each has a code of its own, and some mean that the app will get fewer \
      wakes in future.
      """,
    remedy: """
      For 0xbaadca11 report a call to CallKit for every VoIP push. For 0xbad22222 look at what wakes the app. For 0xd00d2bad and \
      0xc00010ff look at CPU use. 0xbaddd15c is no fault of the app.
      """,
    limits: "Only the codes are evidence. 0xbaddd15c means that the system made room on the disk.",
    source: "Apple, EXC_CRASH (SIGKILL)",
    condition: .check { _ in
      KillCheck(.policy) { "the system ended the process\($0.codeInWords)" }
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
        "Quit by the user",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.100 SpringBoard[60:1] [app<com.demo.app>:100] Process exited: <RBSProcessExitContext| specific, \
        status:<RBSProcessExitStatus| domain:frontboard(10) code:force-quit(0xfbfbfbfb)>>.
        """),
      .quiet(
        "The app prints a number that looks like a code",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.100 Demo[100:1] checksum 0xbaddd15cafe
        """),
      .firing(
        "The system purges caches", at: 2,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:15:00.000 runningboardd[60:1] Received termination request on <RBSProcessBundleIdentifierPredicate "com.demo.app"> \
        with context <RBSTerminateContext| code:0xBADDD15C explanation:CacheDeleteAppContainerCaches reportType:None>
        """),
    ]
  )
}
