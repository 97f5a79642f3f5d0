import LogParser

extension Rule {
  /// An app that works on for longer than the system allows at its end.
  static let appTerminateOverrun = Rule(
    id: "app-terminate-overrun", number: "R12", machine: .app, severity: .error, certainty: .certain,
    title: "The app works on for too long after it was told to end",
    why: """
      The system gives an app about five seconds to return from willTerminate. After that the process is killed, and whatever was still \
      being written is lost. On a busy device the same code is slower than on the desk, so a run that takes six seconds in the log loses \
      data for users.
      """,
    remedy: """
      Save while the app runs and when it enters the background, not at its end. In applicationWillTerminate(_:) do only what takes \
      milliseconds. Look for network requests, database clean-up and waits on other queues in it.
      """,
    limits: """
      Only lines of the process itself count, never those of the system or of other apps. The log needs times and a process identifier. \
      One second and the precision of the clock are added to the limit. Under a debugger and on Mac Catalyst the limit is not enforced.
      """,
    parameters: [
      RuleParameter(
        "grace", .number(5), unit: "s",
        meaning: "How long a process may work on after applicationWillTerminate.")
    ],
    source: "Apple, UIApplicationDelegate applicationWillTerminate(_:)",
    condition: .check { TerminateOverrunCheck(grace: $0.number("grace")) },
    examples: [
      .quiet(
        "Saved in time",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationWillTerminate:]
        2024-05-01 10:00:02.200 Demo[100:1] saved 12 drafts
        """),
      .quiet(
        "The system still writes about the app",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationWillTerminate:]
        2024-05-01 10:00:08.200 SpringBoard[60:1] Removing the snapshots of com.demo.app
        """),
      .quiet(
        "The next process begins later",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationWillTerminate:]
        2024-05-01 10:00:09.200 Demo[101:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:09.300 Demo[101:1] -[AppDelegate applicationDidBecomeActive:]
        """),
      .quiet(
        "A higher limit is set", set: ["grace=20"],
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationWillTerminate:]
        2024-05-01 10:00:08.200 Demo[100:1] uploading the last report
        """),
      .firing(
        "An upload at the end takes eight seconds", at: 4,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationWillTerminate:]
        2024-05-01 10:00:08.200 Demo[100:1] uploading the last report
        """),
    ]
  )
}

private struct TerminateOverrunCheck: RuleCheck {
  let grace: Double
  private var start: (moment: Moment, evidence: Evidence)?
  private var isDone = false

  init(grace: Double) { self.grace = grace }

  var watchesLines: Bool { true }

  mutating func observe(_ step: Step, in run: RunFacts) -> [CheckAction] {
    if step.event.name == .applicationWillTerminate, !step.isEcho, start == nil { start = (step.moment, Evidence(step)) }
    return []
  }

  mutating func observe(lineAt moment: Moment, bytes: Span<UInt8>, in run: RunFacts) -> [CheckAction] {
    guard let start, !isDone, run.pid != nil, run.exit == nil, let seconds = moment.seconds(since: start.moment),
      seconds > grace + 1 + moment.precision
    else { return [] }
    isDone = true
    let message =
      "the process still writes \(seconds.seconds) after applicationWillTerminate: \((seconds - grace).seconds) more than the \(grace.seconds) that it has"
    let evidence = [start.evidence, Evidence(at: moment, bytes: bytes)]
    return [.draft(CheckDraft(at: moment, message: message, evidence: evidence), key: 0, step: nil)]
  }
}
