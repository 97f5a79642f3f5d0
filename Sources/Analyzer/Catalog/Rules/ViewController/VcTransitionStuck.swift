import LogParser

extension Rule {
  /// A transition that does not come to an end.
  static let vcTransitionStuck = Rule(
    id: "vc-transition-stuck", number: "R43", machine: .viewController, severity: .warning, certainty: .likely,
    title: "A transition does not come to an end",
    why: """
      A transition takes a fraction of a second: viewWillAppear, then viewDidAppear. If the second does not come while the app goes on, \
      the transition hangs. The screen is often frozen, because UIKit takes no touches during a transition, and the next push or \
      presentation is refused.
      """,
    remedy: """
      In a custom animator call completeTransition(_:) on every path. In a container call endAppearanceTransition() for every \
      beginAppearanceTransition(_:animated:). Look for a push or presentation during another one.
      """,
    limits: """
      The awaited callback must be printed by the class, and a callback of the app's leaving somewhere in the log; the app must be active \
      and print later lines. A slow animation of your own, a \
      breakpoint, or a swipe that the finger holds looks the same.
      """,
    parameters: [
      RuleParameter(
        "stuckAfter", .number(5), unit: "s",
        meaning: "How long a transition may take.")
    ],
    source: "Apple, UIViewController viewDidAppear(_:); Apple, UIViewControllerContextTransitioning completeTransition(_:)",
    condition: .check { TransitionStuckCheck(limit: $0.number("stuckAfter")) },
    examples: [
      .quiet(
        "A quick transition",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.500 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:09.500 Demo[100:1] feed refreshed
        """),
      .quiet(
        "viewDidAppear is never printed",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:09.100 Demo[100:1] feed refreshed
        """),
      .quiet(
        "The app never prints that it leaves",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.500 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:12.100 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:31.000 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        """),
      .quiet(
        "The log ends",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.300 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0b400>
        """),
      .quiet(
        "The app leaves in the meantime",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0b400>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.400 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:09.400 Demo[100:1] saved 12 drafts
        """),
      .firing(
        "viewDidAppear does not come", at: 2, complete: true,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:09.100 Demo[100:1] feed refreshed
        """),
    ]
  )
}

private struct TransitionStuckCheck: RuleCheck {
  private static let awaited: [StateID: EventName] = [
    StateID(ViewControllerState.appearing): .viewDidAppear, StateID(ViewControllerState.disappearing): .viewDidDisappear,
  ]

  /// Where none of them is printed, the app may have been away in between.
  private static let departures: Set<EventName> = [
    .applicationWillResignActive, .applicationDidEnterBackground, .sceneWillResignActive, .sceneDidEnterBackground,
  ]

  private let limit: Double
  /// Controllers in a transition, by address.
  private var waiting: [String: Step] = [:]
  private var lastLine: Moment?
  private var drafts = 0

  init(limit: Double) { self.limit = limit }

  var watchesLines: Bool { true }

  mutating func observe(_ step: Step, in run: RunFacts) -> [CheckAction] {
    if !run.isActive || run.exit != nil { waiting = [:] }
    guard step.event.machine == .viewController, step.life != nil, let address = step.event.instance, !step.isEcho else { return [] }
    guard Self.awaited[step.to] != nil, run.isActive else {
      waiting[address] = nil
      return []
    }
    if waiting[address]?.to != step.to || waiting[address]?.life != step.life { waiting[address] = step }
    return []
  }

  mutating func observe(lineAt moment: Moment, bytes: Span<UInt8>, in run: RunFacts) -> [CheckAction] {
    defer { lastLine = moment }
    guard !waiting.isEmpty else { return [] }
    guard run.isActive, lastLine.flatMap({ moment.seconds(since: $0) }).map({ $0 <= BackgroundClock.suspensionGap }) ?? true else {
      waiting = [:]
      return []
    }
    let due = waiting.filter {
      moment.seconds(since: $0.value.moment).map { $0 > limit + BackgroundClock.slack + moment.precision } ?? false
    }
    for address in due.keys { waiting[address] = nil }
    return due.values.sorted { $0.moment.line < $1.moment.line }.map {
      draft($0, line: Evidence(at: moment, bytes: bytes), at: moment)
    }
  }

  private mutating func draft(_ step: Step, line: Evidence, at moment: Moment) -> CheckAction {
    drafts += 1
    let awaited = Self.awaited[step.to] ?? .viewDidAppear
    let seconds = moment.seconds(since: step.moment) ?? 0
    var draft = CheckDraft(
      at: step, message: "\(step.event.subject ?? "the controller") got no \(awaited.rawValue) within \(seconds.seconds)",
      evidence: [Evidence(step), line])
    draft.conditions = [.printed([awaited], .subject), .printed(Self.departures, .process)]
    return .draft(draft, key: drafts, step: step)
  }
}
