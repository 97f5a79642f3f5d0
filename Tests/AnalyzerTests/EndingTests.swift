import Analyzer
import TestSupport
import Testing

/// How runs end, and whose end it is.
@Suite struct EndingTests {
  @Test(arguments: [
    ("SpringBoard[60:1] [app<com.demo.app>:100] Process exited: <RBSProcessExitContext| voluntary>.", "exit"),
    (
      "SpringBoard[60:1] [app<com.demo.app>:100] Process exited: <RBSProcessExitContext| specific, status:<RBSProcessExitStatus|"
        + " domain:frontboard(10) code:force-quit(0xfbfbfbfb)>>.", "userQuit"
    ),
    (
      "runningboardd[60:1] [app<com.demo.app>:100] Terminating with context: <RBSTerminateContext| domain:10 code:0x8BADF00D"
        + " explanation:scene-update watchdog transgression: app<com.demo.app>:100 exhausted real (wall clock) time allowance of 10.00 seconds",
      "watchdog"
    ),
    (
      "launchd[1:1] [UIKitApplication:com.demo.app[9bea][rb-legacy] [100]:] exited with exit reason (namespace: 15 code: 0x2182bad2)",
      "backgroundTime"
    ),
    ("runningboardd[60:1] [app<com.demo.app>:100] termination reported by launchd (15, 3735883980, 9)", "lockedFile"),
    ("kernel[0:1] memorystatus: killing_specific_process pid 100 [Demo] (per-process-limit 100 16s rf:- type:app) 78848KB", "memoryLimit"),
    ("osanalyticshelper[60:1] Process Demo [100] killed by jetsam reason vm-pageshortage", "memoryPressure"),
    ("Demo[100:1] *** Terminating app due to uncaught exception 'NSRangeException', reason: 'index 3'", "crash"),
    ("runningboardd[60:1] [app<com.demo.app>:100] termination reported by launchd (15, 3131951633, 9)", "policy"),
    ("Demo[100:1] -[AppDelegate applicationWillTerminate:]", "clean"),
    ("Demo[101:1] -[AppDelegate application:didFinishLaunchingWithOptions:]", "replaced"),
    ("Demo[100:1] saved 12 drafts", "logEnds"),
  ])
  func isToldByTheLineThatSaysMost(line: String, kind: String) throws {
    let run = try #require(Pipeline.analyze(demo + "2024-05-01 10:00:09.000 \(line)\n").processes.first)
    #expect(run.name == "Demo")
    #expect(run.ending.kind == kind)
    #expect(run.ending.line == (kind == "logEnds" ? nil : 3))
  }

  @Test func tellsOneKillOnceHoweverManyDaemonsReportIt() {
    let analysis = Pipeline.analyze(
      demo + """
        2024-05-01 10:00:09.000 kernel[0:1] memorystatus: killing_specific_process pid 100 [Demo] (per-process-limit 100 16s) 78848KB
        2024-05-01 10:00:09.010 runningboardd[60:1] [app<com.demo.app>:100] termination reported by launchd (1, 7, 9)
        2024-05-01 10:00:09.020 osanalyticshelper[61:1] Process Demo [100] killed by jetsam reason per-process-limit

        """)
    #expect(analysis.findings.filter { $0.severity > .info }.map(\.rule) == ["sys-jetsam-limit"])
    #expect(analysis.findings.first { $0.rule == "sys-jetsam-limit" }?.evidence.map(\.line) == [3, 5])
    #expect(analysis.processes.count == 1)
  }

  @Test func leavesOutTheEndOfSomebodyElsesApp() {
    let analysis = Pipeline.analyze(
      demo + "2024-05-01 10:00:09.000 SpringBoard[60:1] [app<com.other.app>:200] Process exited: <FBProcessExitContext; watchdog>.\n"
        + "2024-05-01 10:00:09.500 Other[200:1] Unbalanced calls to begin/end appearance transitions for <X: 0x1>.\n")
    #expect(analysis.findings.filter { $0.severity > .info }.isEmpty)
    #expect(analysis.processes.map(\.name) == ["Demo"])
  }

  @Test func leavesOutTheEndOfAnExtension() {
    let analysis = Pipeline.analyze(
      demo + "2024-05-01 10:00:09.000 SpringBoard[60:1] [xpcservice<com.demo.app.share([app<com.demo.app>:100])>:101] Process exited:"
        + " <FBProcessExitContext; crash>.\n")
    #expect(analysis.findings.filter { $0.severity > .info }.isEmpty)
    #expect(analysis.processes.first?.ending.kind == "logEnds")
  }

  @Test func drawsAnAppThatPrintsNothing() throws {
    let run = try #require(
      Pipeline.analyze(
        """
        2024-05-01 10:00:00.000 SpringBoard[60:1] [app<com.demo.app>:100] Bootstrap success!
        2024-05-01 10:00:00.100 SpringBoard[60:1] [app<com.demo.app>:100] Setting process visibility to: Foreground
        2024-05-01 10:00:09.000 SpringBoard[60:1] [app<com.demo.app>:100] Setting process visibility to: Background
        2024-05-01 10:00:14.000 SpringBoard[60:1] [app<com.demo.app>:100] Setting process task state to: Suspended

        """
      ).processes.first)
    #expect(run.bundle == "com.demo.app")
    #expect(run.states.map(\.state).filter { $0 != "notRunning" } == ["inactive", "background", "suspended"])
  }

  @Test func believesTheAppOnceItSpeaks() throws {
    let analysis = Pipeline.analyze(
      """
      2024-05-01 10:00:00.000 SpringBoard[60:1] [app<com.demo.app>:100] Bootstrap success!
      2024-05-01 10:00:00.100 SpringBoard[60:1] [app<com.demo.app>:100] Setting process visibility to: Foreground
      2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
      2024-05-01 10:00:00.400 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
      2024-05-01 10:00:09.000 Demo[100:1] -[AppDelegate applicationWillResignActive:]
      2024-05-01 10:00:09.100 SpringBoard[60:1] [app<com.demo.app>:100] Setting process visibility to: Background
      2024-05-01 10:00:09.200 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]

      """)
    #expect(analysis.findings.isEmpty, "\(analysis.findings.map(\.message))")
    #expect(analysis.processes.map(\.name) == ["Demo"])
  }

  @Test func givesACrashReportToTheProcessThatItNames() throws {
    let run = try #require(
      Pipeline.analyze(
        """
        Process:             PathLog [4606]
        Identifier:          com.example.pathlog
        Exception Type:  00000020
        Exception Codes: 0x000000008badf00d
        com.example.pathlog failed to scene-create after 20.09s (launch took 0.10s of total time limit 20.00s)

        """
      ).processes.first)
    #expect(run.name == "PathLog")
    #expect(run.pid == 4606)
    #expect(run.ending.kind == "watchdog")
  }

  private let demo = """
    2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
    2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]

    """
}
