import LogParser

extension Rule {
  /// A process that used more memory than it may.
  static let sysJetsamLimit = Rule(
    id: "sys-jetsam-limit", number: "R61", machine: .system, severity: .error, certainty: .certain,
    title: "The app was killed because it used too much memory",
    why: """
      Every app has a memory limit that depends on the device. One that exceeds it is ended at once, in the foreground too, and there is \
      no crash report, only a JetsamEvent. To the user it is a crash.
      """,
    remedy: """
      Measure with the Allocations instrument and the memory graph. Look for images that are decoded in full size, caches without a limit, \
      and controllers that are never deallocated. React to memory warnings.
      """,
    limits: "Extensions and web content have processes and limits of their own and do not count.",
    source: "Apple, Identifying high-memory use with jetsam event reports; WWDC20 10078, Why is my app getting killed?",
    condition: .check { _ in
      KillCheck(.memoryLimit) { event in
        "the process was killed because it used too much memory" + (event.detail.map { " (\($0))" } ?? "")
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
        "Memory was short everywhere",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:00.100 osanalyticshelper[60:1] Process Demo [100] killed by jetsam reason vm-pageshortage
        """),
      .firing(
        "The kernel ends the process at its limit", at: 2,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:09.000 kernel[0:1] 1817600.392 memorystatus: killing_specific_process pid 100 [Demo] (per-process-limit 100 16s \
        rf:- type:app) 78848KB - memorystatus_available_pages: 121472
        """),
      .firing(
        "Xcode says so", at: 3,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        Message from debugger: Terminated due to memory issue
        """),
    ]
  )
}
