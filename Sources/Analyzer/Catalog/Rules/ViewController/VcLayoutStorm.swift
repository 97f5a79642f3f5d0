import LogParser

extension Rule {
  /// A controller that lays out its view again and again.
  static let vcLayoutStorm = Rule(
    id: "vc-layout-storm", number: "R48", machine: .viewController, severity: .warning, certainty: .certain,
    title: "A view controller lays out its view very often",
    why: """
      One layout per frame is the most that can be seen. More of them in a second mean that layout causes layout: a method called from \
      layout changes a frame, a constraint or the text of a view, and UIKit starts over. The app feels slow and the battery empties.
      """,
    remedy: """
      In viewDidLayoutSubviews change nothing that needs another layout, or change it only if the size is new. Look for setNeedsLayout and \
      layoutIfNeeded in layout callbacks.
      """,
    limits: "Rotation, the keyboard and rows that size themselves cause bursts. On screens with 120 Hz set a limit of 240.",
    parameters: [
      RuleParameter(
        "layoutMax", .number(60),
        meaning: "How many layouts of one controller are allowed in a second.")
    ],
    source: "Apple, UIViewController viewWillLayoutSubviews() and viewDidLayoutSubviews()",
    condition: .check { LayoutStormCheck(limit: $0.number("layoutMax")) },
    examples: [
      .quiet(
        "A few layouts",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewWillLayoutSubviews] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewDidLayoutSubviews] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController viewWillLayoutSubviews] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.300 Demo[100:1] -[ProfileViewController viewDidLayoutSubviews] <ProfileViewController: 0x104e0a200>
        """),
      .quiet(
        "Two controllers lay out", set: ["layoutMax=1"],
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewWillLayoutSubviews] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewWillLayoutSubviews] <ProfileViewController: 0x104e0b400>
        """),
      .quiet(
        "The layouts are far apart", set: ["layoutMax=1"],
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewWillLayoutSubviews] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:02.000 Demo[100:1] -[ProfileViewController viewWillLayoutSubviews] <ProfileViewController: 0x104e0a200>
        """),
      .firing(
        "A layout too many in one second", at: 3, set: ["layoutMax=2"],
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewWillLayoutSubviews] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewWillLayoutSubviews] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController viewWillLayoutSubviews] <ProfileViewController: 0x104e0a200>
        """),
    ]
  )
}

private struct LayoutStormCheck: RuleCheck {
  private let limit: Int
  /// Layouts of the last second, by instance; nil once it was reported.
  private var layouts: [Int: [Moment]?] = [:]

  init(limit: Double) { self.limit = max(1, Int(limit)) }

  mutating func observe(_ step: Step, in run: RunFacts) -> [CheckAction] {
    guard step.event.name == .viewWillLayoutSubviews, !step.isEcho, let life = step.life else { return [] }
    guard var recent = layouts[life, default: []] else { return [] }
    recent.removeAll { past in step.moment.seconds(since: past).map { $0 > 1 } ?? true }
    recent.append(step.moment)
    layouts[life] = .some(recent)
    guard recent.count > limit else { return [] }
    layouts[life] = .some(nil)
    let draft = CheckDraft(
      at: step, message: "\(step.event.subject ?? "the controller") laid out its view \(recent.count) times within a second",
      evidence: [Evidence(step)])
    return [.draft(draft, key: life, step: step)]
  }
}
