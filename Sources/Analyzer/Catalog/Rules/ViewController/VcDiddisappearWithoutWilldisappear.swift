import LogParser

extension Rule {
  /// A controller that has disappeared without being about to.
  static let vcDiddisappearWithoutWilldisappear = Rule(
    id: "vc-diddisappear-without-willdisappear", number: "R40", machine: .viewController, severity: .error, certainty: .likely,
    title: "A view controller has disappeared without a viewWillDisappear",
    why: """
      Every viewDidDisappear is preceded by a viewWillDisappear. If it is missing, a container forwards half of the callbacks or the \
      callback is called by hand. What the screen saves or stops in viewWillDisappear is then neither saved nor stopped.
      """,
    remedy: """
      In a container controller call beginAppearanceTransition(_:animated:) and endAppearanceTransition() in pairs. Before removing a \
      child call willMove(toParent: nil). Search for direct calls of viewDidDisappear. Check that overrides call super.
      """,
    limits: """
      The class must print viewWillDisappear somewhere. Without addresses the rule fires only if no number of controllers of the class \
      explains the lines, and is uncertain.
      """,
    source: "Apple, UIViewController viewWillDisappear(_:) and viewDidDisappear(_:)",
    condition: .edge,
    examples: [
      .quiet(
        "The documented order",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewDidLoad] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.300 Demo[100:1] -[ProfileViewController viewWillDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.400 Demo[100:1] -[ProfileViewController viewDidDisappear:] <ProfileViewController: 0x104e0a200>
        """),
      .quiet(
        "viewWillDisappear is never printed",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController viewDidDisappear:] <ProfileViewController: 0x104e0a200>
        """),
      .quiet(
        "The log begins in the middle of a transition",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewDidDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:09.000 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:09.100 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:09.200 Demo[100:1] -[ProfileViewController viewWillDisappear:] <ProfileViewController: 0x104e0a200>
        """),
      .quiet(
        "A swipe back that is cancelled on the other side",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewWillDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController viewDidDisappear:] <ProfileViewController: 0x104e0a200>
        """),
      .firing(
        "The second disappearance is half forwarded", at: 5,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewWillDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewDidDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:09.100 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:09.200 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:18.200 Demo[100:1] -[ProfileViewController viewDidDisappear:] <ProfileViewController: 0x104e0a200>
        """),
    ]
  )
}
