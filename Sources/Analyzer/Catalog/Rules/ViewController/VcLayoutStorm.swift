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
        "layoutsPerSecond", .number(60),
        meaning: "How many layouts of one controller are allowed in a second.")
    ],
    source: "Apple, UIViewController viewWillLayoutSubviews() and viewDidLayoutSubviews()",
    condition: .edge,
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
        "Two controllers lay out", set: ["layoutsPerSecond=1"],
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewWillLayoutSubviews] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewWillLayoutSubviews] <ProfileViewController: 0x104e0b400>
        """),
      .quiet(
        "The layouts are far apart", set: ["layoutsPerSecond=1"],
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewWillLayoutSubviews] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:02.000 Demo[100:1] -[ProfileViewController viewWillLayoutSubviews] <ProfileViewController: 0x104e0a200>
        """),
      .firing(
        "A layout too many in one second", at: 3, set: ["layoutsPerSecond=2"],
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewWillLayoutSubviews] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewWillLayoutSubviews] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController viewWillLayoutSubviews] <ProfileViewController: 0x104e0a200>
        """),
    ]
  )
}
