import LogParser

extension Rule {
  /// A controller that is about to disappear without having appeared.
  static let vcDisappearWithoutAppear = Rule(
    id: "vc-disappear-without-appear", number: "R39", machine: .viewController, severity: .warning, certainty: .likely,
    title: "A view controller disappears although it had not appeared",
    why: """
      viewWillDisappear comes to a controller that is on screen or on its way there. If it comes to one that never appeared, a container \
      forwards callbacks to a hidden child, or code calls them by hand. Clean-up code then runs for something that was never set up: \
      observers are removed that were not added, and counters go below zero.
      """,
    remedy: """
      In a container forward appearance only to the visible child. Use beginAppearanceTransition and endAppearanceTransition in pairs. \
      Search for direct calls of viewWillDisappear.
      """,
    limits: """
      The controller must be seen from its load, and the class must print its appearance. Hidden windows and nested containers can do this \
      legally on old systems.
      """,
    source: "Apple, UIViewController viewWillDisappear(_:)",
    condition: .edge,
    examples: [
      .quiet(
        "Appeared and gone",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewDidLoad] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.300 Demo[100:1] -[ProfileViewController viewWillDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.400 Demo[100:1] -[ProfileViewController viewDidDisappear:] <ProfileViewController: 0x104e0a200>
        """),
      .quiet(
        "The appearance is never printed",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewDidLoad] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:09.000 Demo[100:1] -[ProfileViewController viewWillDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:09.100 Demo[100:1] -[ProfileViewController viewDidDisappear:] <ProfileViewController: 0x104e0a200>
        """),
      .quiet(
        "The log begins with a disappearance",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewWillDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewDidDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:09.100 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:09.200 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        """),
      .quiet(
        "Another controller of the class is on screen",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0b400>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewDidLoad] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController viewWillDisappear:] <ProfileViewController: 0x104e0b400>
        2024-05-01 10:00:00.300 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        """),
      .firing(
        "A hidden child is told to disappear", at: 6,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewDidLoad] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.300 Demo[100:1] -[ProfileViewController viewWillDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.400 Demo[100:1] -[ProfileViewController viewDidDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:09.400 Demo[100:1] -[ProfileViewController viewWillDisappear:] <ProfileViewController: 0x104e0a200>
        """),
    ]
  )
}
