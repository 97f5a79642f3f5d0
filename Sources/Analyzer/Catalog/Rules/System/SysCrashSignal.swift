import LogParser

extension Rule {
  /// A process that crashed.
  static let sysCrashSignal = Rule(
    id: "sys-crash-signal", number: "R63", machine: .system, severity: .error, certainty: .certain,
    title: "The app crashed",
    why: """
      The process ended by an uncaught exception or by a signal that means a fault in its own code: a bad memory access, an abort, an \
      illegal instruction. No callback announces it, willTerminate is not called, and what was not saved is lost. A crash right after a \
      run of view loads or during a transition is usually caused by what the lines before it show.
      """,
    remedy: """
      Read the reason in the quoted line. Symbolicate the crash report of the same minute and start at the first frame of the app. For an \
      uncaught exception set an exception breakpoint in Xcode. For EXC_BAD_ACCESS with a deep stack look for recursion, and run with \
      Address Sanitizer.
      """,
    limits: """
      SIGKILL and SIGTERM alone are not crashes: the system and tools end apps that way. EXC_RESOURCE is a warning about resources and \
      does not count. An exception that the app catches and prints in its own words does not count either.
      """,
    source: "Apple, Diagnosing issues using crash reports and device logs; Apple, Understanding the exception types in a crash report",
    condition: .check { _ in CrashCheck() },
    examples: [
      .quiet(
        "The app ends itself",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.200 SpringBoard[60:1] [app<com.demo.app>:100] Process exited: <RBSProcessExitContext| voluntary>.
        """),
      .quiet(
        "Ended from outside",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.200 SpringBoard[60:1] [app<com.demo.app>:100] Process exited: <RBSProcessExitContext| specific, \
        status:<RBSProcessExitStatus| domain:signal(2) code:SIGTERM(15)>>.
        """),
      .quiet(
        "An exception that the app catches",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.200 Demo[100:1] caught NSRangeException while parsing the feed, skipped one item
        """),
      .quiet(
        "A resource warning",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.200 Demo[100:1] EXC_RESOURCE RESOURCE_TYPE_MEMORY (limit=1450 MB, unused=0x0)
        """),
      .firing(
        "The system reports a bad memory access", at: 3,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.200 SpringBoard[60:1] [app<com.demo.app>:100] Process exited: <RBSProcessExitContext| specific, \
        status:<RBSProcessExitStatus| domain:signal(2) code:SIGSEGV(11)>>.
        """),
      .firing(
        "An uncaught exception", at: 3,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.200 Demo[100:1] *** Terminating app due to uncaught exception 'NSRangeException', reason: '*** -[__NSArrayM \
        objectAtIndex:]: index 3 beyond bounds [0 .. 2]'
        """),
      .firing(
        "Xcode stops at the fault", at: 3,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        Thread 1: EXC_BAD_ACCESS (code=2, address=0x7ff7b3f4aff8)
        """),
    ]
  )
}

private struct CrashCheck: RuleCheck {
  private var loads = LoadSeries()
  private var isDone = false

  mutating func observe(_ step: Step, in run: RunFacts) -> [CheckAction] {
    if step.event.machine == .viewController { loads.observe(step) }
    guard step.event.name == .crash, !isDone else { return [] }
    isDone = true
    let loop =
      loads.count > 1
      ? "; it ends \(loads.count) loads of \(loads.className ?? "a controller") in a row: its loadView never gets a view" : ""
    let evidence = loads.count > 1 ? loads.evidence.suffix(2) + [Evidence(step)] : [Evidence(step)]
    return [.draft(CheckDraft(at: step, message: "the process crashed\(loop)", evidence: Array(evidence)), key: 0, step: step)]
  }
}
