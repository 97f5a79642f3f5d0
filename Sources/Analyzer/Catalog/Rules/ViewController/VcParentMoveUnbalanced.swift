import LogParser

extension Rule {
  /// A child controller that moves halfway.
  static let vcParentMoveUnbalanced = Rule(
    id: "vc-parent-move-unbalanced", number: "R50", machine: .viewController, severity: .warning, certainty: .likely,
    title: "A child view controller is added or removed only halfway",
    why: """
      Adding a child has two halves: addChild tells it that it will move, and the container must then say that it did. Removing is the \
      reverse. If one half is missing, the child does not know where it belongs: safe areas, rotation and appearance are not passed on.
      """,
    remedy: """
      After addChild(_:) and adding the view call didMove(toParent: self). Before removing the view call willMove(toParent: nil), then \
      removeFromParent().
      """,
    limits: "The rule needs addresses, and the class must print both callbacks. Some containers override only one of them.",
    parameters: [
      RuleParameter(
        "slack", .number(2), unit: "s",
        meaning: "How long the second half may take.")
    ],
    source: "Apple, UIViewController willMove(toParent:) and didMove(toParent:); Apple, Creating a custom container view controller",
    needsAddress: true,
    condition: .check { ParentMoveCheck(slack: $0.number("slack")) },
    examples: [
      .quiet(
        "Both halves",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController willMoveToParentViewController:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController didMoveToParentViewController:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:05.100 Demo[100:1] feed refreshed
        """),
      .quiet(
        "didMove is never printed",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController willMoveToParentViewController:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:05.000 Demo[100:1] feed refreshed
        """),
      .quiet(
        "Another class prints both",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[FeedViewController willMoveToParentViewController:] <FeedViewController: 0x104e0b400>
        2024-05-01 10:00:00.100 Demo[100:1] -[FeedViewController didMoveToParentViewController:] <FeedViewController: 0x104e0b400>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController willMoveToParentViewController:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:05.200 Demo[100:1] feed refreshed
        """),
      .firing(
        "didMove is forgotten", at: 3,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController willMoveToParentViewController:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController didMoveToParentViewController:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:03.100 Demo[100:1] -[ProfileViewController willMoveToParentViewController:] <ProfileViewController: 0x104e0b400>
        2024-05-01 10:00:08.100 Demo[100:1] feed refreshed
        """),
    ]
  )
}

private struct ParentMoveCheck: RuleCheck {
  private let slack: Double
  /// Children told that they will move, by instance.
  private var waiting: [Int: Step] = [:]
  /// When a move of the instance was last complete.
  private var moved: [Int: Moment] = [:]
  private var lastLine: Moment?
  private var drafts = 0

  init(slack: Double) { self.slack = slack }

  var watchesLines: Bool { true }

  mutating func observe(_ step: Step, in run: RunFacts) -> [CheckAction] {
    if run.isInBackground || run.exit != nil { waiting = [:] }
    guard step.event.machine == .viewController, let life = step.life, !step.isEcho else { return [] }
    switch step.event.name {
    case .willMoveToParent: waiting[life] = step
    case .didMoveToParent:
      defer { moved[life] = step.moment }
      if waiting.removeValue(forKey: life) != nil { return [] }
      guard let last = moved[life], let seconds = step.moment.seconds(since: last), seconds > slack + BackgroundClock.slack else {
        return []
      }
      return [draft(step, "did move to a parent, and willMoveToParent did not come before", awaited: .willMoveToParent)]
    default:
      // What came and left again, or is gone, waits for nothing.
      if step.event.name == .dealloc || step.edge?.rule == "vc-transition-cancelled" { waiting[life] = nil }
    }
    return []
  }

  mutating func observe(lineAt moment: Moment, bytes: Span<UInt8>, in run: RunFacts) -> [CheckAction] {
    defer { lastLine = moment }
    guard !waiting.isEmpty else { return [] }
    if let gap = lastLine.flatMap({ moment.seconds(since: $0) }), gap > BackgroundClock.suspensionGap { waiting = [:] }
    let due = waiting.filter {
      moment.seconds(since: $0.value.moment).map { $0 > slack + BackgroundClock.slack + moment.precision } ?? false
    }
    for life in due.keys { waiting[life] = nil }
    return due.values.sorted { $0.moment.line < $1.moment.line }.map {
      draft($0, "was told that it will move to a parent, and didMoveToParent does not come", awaited: .didMoveToParent)
    }
  }

  private mutating func draft(_ step: Step, _ what: String, awaited: EventName) -> CheckAction {
    drafts += 1
    var draft = CheckDraft(at: step, message: "\(step.event.subject ?? "the controller") \(what)", evidence: [Evidence(step)])
    draft.conditions = [.printed([awaited], .subject)]
    return .draft(draft, key: drafts, step: step)
  }
}
