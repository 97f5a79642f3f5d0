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
    condition: .edge,
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
