import LogParser

extension Rule {
  /// A controller that appears twice without disappearing.
  static let vcAppearRepeated = Rule(
    id: "vc-appear-repeated", number: "R38", machine: .viewController, severity: .warning, certainty: .likely,
    title: "A view controller appears twice in a row",
    why: """
      A controller that is on screen does not appear again before it has disappeared. Where it does, a container forwards the callback a \
      second time, or code calls it by hand. What the screen does when it appears is then done twice: requests, animations, analytics page \
      views, observers.
      """,
    remedy: """
      Search for direct calls of viewWillAppear and viewDidAppear. In a container check shouldAutomaticallyForwardAppearanceMethods: if \
      UIKit forwards, do not call beginAppearanceTransition as well.
      """,
    limits: """
      The rule needs addresses, and the class must print its disappearance. A base class and a subclass that both print the callback count \
      as one. Some containers call twice by design.
      """,
    source: "Apple, UIViewController viewWillAppear(_:), viewDidAppear(_:) and shouldAutomaticallyForwardAppearanceMethods",
    needsAddress: true,
    condition: .edge,
    examples: [
      .quiet(
        "Two appearances",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController viewWillDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.300 Demo[100:1] -[ProfileViewController viewDidDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:09.300 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:09.400 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        """),
      .quiet(
        "The disappearance is never printed",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewDidLoad] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:30.200 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:30.300 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        """),
      .quiet(
        "A base class prints the same appearance",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[BaseViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.001 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.101 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.201 Demo[100:1] -[ProfileViewController viewWillDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.301 Demo[100:1] -[ProfileViewController viewDidDisappear:] <ProfileViewController: 0x104e0a200>
        """),
      .quiet(
        "Two controllers of one class",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0b400>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.300 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0b400>
        2024-05-01 10:00:09.300 Demo[100:1] -[ProfileViewController viewWillDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:09.400 Demo[100:1] -[ProfileViewController viewDidDisappear:] <ProfileViewController: 0x104e0a200>
        """),
      .quiet(
        "Without addresses there may be two controllers",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewDidLoad]
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewWillAppear:]
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController viewDidAppear:]
        2024-05-01 10:00:00.300 Demo[100:1] -[ProfileViewController viewWillAppear:]
        2024-05-01 10:00:00.400 Demo[100:1] -[ProfileViewController viewDidAppear:]
        2024-05-01 10:00:00.500 Demo[100:1] -[ProfileViewController viewWillDisappear:]
        2024-05-01 10:00:00.600 Demo[100:1] -[ProfileViewController viewDidDisappear:]
        """),
      .firing(
        "The callback is called by hand to refresh the screen", at: 3,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:09.100 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:18.100 Demo[100:1] -[ProfileViewController viewWillDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:18.200 Demo[100:1] -[ProfileViewController viewDidDisappear:] <ProfileViewController: 0x104e0a200>
        """),
    ]
  )
}
