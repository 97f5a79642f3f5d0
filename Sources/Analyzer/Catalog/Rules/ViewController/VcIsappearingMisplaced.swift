import LogParser

extension Rule {
  /// A viewIsAppearing at a place where none can be.
  static let vcIsappearingMisplaced = Rule(
    id: "vc-isappearing-misplaced", number: "R41", machine: .viewController, severity: .error, certainty: .likely,
    title: "viewIsAppearing comes outside an appearance",
    why: """
      viewIsAppearing comes exactly once in an appearance: after viewWillAppear, when the view is in the hierarchy and its size is final, \
      and before viewDidAppear. Anywhere else it was called by hand. Code in it measures a view that has no size yet, and places content \
      where it cannot be seen.
      """,
    remedy: """
      Search for direct calls of viewIsAppearing and for overrides that call the wrong super method. In a container leave the forwarding \
      to UIKit.
      """,
    limits: """
      The class must print viewWillAppear somewhere. iOS 12 and earlier do not know the callback. A base class and a subclass that both \
      print it count as one.
      """,
    source: "Apple, UIViewController viewIsAppearing(_:); WWDC23 10055, What's new in UIKit",
    condition: .edgeAndCheck { _ in MisplacedIsAppearingCheck() },
    examples: [
      .quiet(
        "The documented order",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewDidLoad] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController viewIsAppearing:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.300 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        """),
      .quiet(
        "viewWillAppear is never printed",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewDidLoad] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewIsAppearing:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        """),
      .quiet(
        "A base class prints the same callback",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[BaseViewController viewIsAppearing:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.101 Demo[100:1] -[ProfileViewController viewIsAppearing:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.201 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        """),
      .quiet(
        "The log begins in the middle of an appearance",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewIsAppearing:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController viewWillDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.300 Demo[100:1] -[ProfileViewController viewDidDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:09.300 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        """),
      .firing(
        "It comes before viewWillAppear", at: 2,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewDidLoad] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewIsAppearing:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.300 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        """),
    ]
  )
}

/// Beside the rows of the table: `viewIsAppearing` twice in one appearance, or never in one where it is due.
private struct MisplacedIsAppearingCheck: RuleCheck {
  private var isAppearing: [Int: [Evidence]] = [:]
  private var drafts = 0
  /// Appearances without it, seen before the log told the version.
  private var undecided: [Step] = []
  /// Every way from one appearance to the next leads through these.
  private static let between: Set<EventName> = [.viewWillAppear, .viewWillDisappear]

  mutating func observe(_ step: Step, in run: RunFacts) -> [CheckAction] {
    guard let life = step.life, !step.isEcho else { return [] }
    switch step.event.name {
    case .viewWillAppear:
      isAppearing[life] = []
    case .viewIsAppearing where step.edge?.legality == .legal:
      isAppearing[life, default: []].append(Evidence(step))
      guard let seen = isAppearing[life], seen.count == 2 else { return [] }
      return draft(
        step, "viewIsAppearing came twice in one appearance of \(step.event.subject ?? "the controller")", seen,
        [.printed(Self.between, .subject)])
    case .viewDidAppear:
      guard isAppearing.removeValue(forKey: life)?.isEmpty == true else { return [] }
      if run.ios == nil { undecided.append(step) }
      return draftMissing(step, run)
    default: break
    }
    return []
  }

  mutating func end(in run: RunFacts, successor: RunFacts?) -> [CheckAction] {
    var actions: [CheckAction] = []
    for step in undecided { actions += draftMissing(step, run) }
    return actions
  }

  private mutating func draftMissing(_ step: Step, _ run: RunFacts) -> [CheckAction] {
    guard let ios = run.ios, ios >= 13 else { return [] }
    return draft(
      step, "viewDidAppear of \(step.event.subject ?? "the controller") came without viewIsAppearing, which its class prints",
      [Evidence(step)], [.printed([.viewIsAppearing], .subject)])
  }

  private mutating func draft(_ step: Step, _ message: String, _ evidence: [Evidence], _ conditions: [CheckCondition]) -> [CheckAction] {
    drafts += 1
    var draft = CheckDraft(at: step, message: message, evidence: evidence)
    draft.conditions = conditions
    return [.draft(draft, key: drafts, step: step)]
  }
}
