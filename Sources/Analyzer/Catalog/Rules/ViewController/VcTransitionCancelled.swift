import LogParser

extension Rule {
  /// A transition that was begun and taken back.
  static let vcTransitionCancelled = Rule(
    id: "vc-transition-cancelled", number: "R42", machine: .viewController, severity: .info, certainty: .likely,
    title: "A transition was cancelled",
    why: """
      The user began to swipe back, or to pull a sheet down, and let go. The controller that was leaving comes back, the other one leaves \
      again. That is normal, but a frequent source of faults: code in viewWillDisappear has already cleaned up, and the screen is still in \
      use.
      """,
    remedy: """
      Nothing is wrong with the life cycle. Clean up in viewDidDisappear, not in viewWillDisappear, or undo it in viewWillAppear. To know \
      early, ask transitionCoordinator for notifyWhenInteractionChanges.
      """,
    limits: """
      An observation, not a fault. The callback that ends the transition must be printed by the class, otherwise it may just be unlogged.
      """,
    source: """
      Apple, UIViewController viewWillDisappear(_:); Apple, UIViewControllerTransitionCoordinator; order as observed in public logs
      """,
    condition: .edge,
    examples: [
      .quiet(
        "A pop that is carried out",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewWillDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[FeedViewController viewWillAppear:] <FeedViewController: 0x104e0b400>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController viewDidDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.300 Demo[100:1] -[FeedViewController viewDidAppear:] <FeedViewController: 0x104e0b400>
        """),
      .quiet(
        "viewDidDisappear is never printed",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController viewWillDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:09.200 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:09.300 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        """),
      .quiet(
        "Another controller of the class arrives",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewWillDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0b400>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController viewDidDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.300 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0b400>
        """),
      .firing(
        "A sheet is pulled down and let go", at: 4,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:09.100 Demo[100:1] -[ProfileViewController viewWillDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:09.700 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:09.800 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:18.800 Demo[100:1] -[ProfileViewController viewWillDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:18.900 Demo[100:1] -[ProfileViewController viewDidDisappear:] <ProfileViewController: 0x104e0a200>
        """),
      .firing(
        "A swipe back is let go", at: 6, complete: true,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewWillDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.200 Demo[100:1] -[FeedViewController viewWillAppear:] <FeedViewController: 0x104e0b400>
        2024-05-01 10:00:00.800 Demo[100:1] -[FeedViewController viewWillDisappear:] <FeedViewController: 0x104e0b400>
        2024-05-01 10:00:00.900 Demo[100:1] -[FeedViewController viewDidDisappear:] <FeedViewController: 0x104e0b400>
        2024-05-01 10:00:01.000 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:01.100 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        """),
    ]
  )
}
