import LogParser

extension Rule {
  /// A controller that left for good and still lives.
  static let vcLeakSuspected = Rule(
    id: "vc-leak-suspected", number: "R46", machine: .viewController, severity: .warning, certainty: .likely,
    title: "A view controller was popped or dismissed and still lives",
    why: """
      A controller that was popped or dismissed has no owner and is deallocated at once. If its dealloc does not come, something holds it: \
      a closure, a timer, a delegate that is not weak. Each visit then leaves one more behind, with its images and observers, until memory \
      runs out.
      """,
    remedy: """
      Use the memory graph debugger of Xcode on the class. Look for closures that capture self without weak, for Timer and CADisplayLink \
      that are not invalidated, for observers with blocks that are not removed, and for delegates that are not weak.
      """,
    limits: """
      The rule needs addresses, the arrival and the return in the log, and a dealloc that the class prints. A controller that is kept on \
      purpose, such as a cached screen or the root of a tab, looks the same.
      """,
    parameters: [
      RuleParameter(
        "leakAfter", .number(10), unit: "s",
        meaning: "How long after its return a controller may live.")
    ],
    source: "Apple, Gathering information about memory use; Apple, UINavigationController popViewController(animated:)",
    needsAddress: true,
    condition: .edge,
    examples: [
      .quiet(
        "Deallocated after the pop",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewDidLoad] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[FeedViewController viewWillDisappear:] <FeedViewController: 0x104e0b400>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.300 Demo[100:1] -[FeedViewController viewDidDisappear:] <FeedViewController: 0x104e0b400>
        2024-05-01 10:00:00.400 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:09.400 Demo[100:1] -[ProfileViewController viewWillDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:09.500 Demo[100:1] -[FeedViewController viewWillAppear:] <FeedViewController: 0x104e0b400>
        2024-05-01 10:00:09.600 Demo[100:1] -[ProfileViewController viewDidDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:09.700 Demo[100:1] -[FeedViewController viewDidAppear:] <FeedViewController: 0x104e0b400>
        2024-05-01 10:00:09.800 Demo[100:1] -[ProfileViewController dealloc] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:29.800 Demo[100:1] feed refreshed
        """),
      .quiet(
        "dealloc is never printed",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewDidLoad] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[FeedViewController viewWillDisappear:] <FeedViewController: 0x104e0b400>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.300 Demo[100:1] -[FeedViewController viewDidDisappear:] <FeedViewController: 0x104e0b400>
        2024-05-01 10:00:00.400 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:09.400 Demo[100:1] -[ProfileViewController viewWillDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:09.500 Demo[100:1] -[FeedViewController viewWillAppear:] <FeedViewController: 0x104e0b400>
        2024-05-01 10:00:09.600 Demo[100:1] -[ProfileViewController viewDidDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:09.700 Demo[100:1] -[FeedViewController viewDidAppear:] <FeedViewController: 0x104e0b400>
        2024-05-01 10:00:29.700 Demo[100:1] feed refreshed
        """),
      .quiet(
        "Shown again in the meantime", complete: true,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewDidLoad] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[FeedViewController viewWillDisappear:] <FeedViewController: 0x104e0b400>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.300 Demo[100:1] -[FeedViewController viewDidDisappear:] <FeedViewController: 0x104e0b400>
        2024-05-01 10:00:00.400 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:09.400 Demo[100:1] -[ProfileViewController viewWillDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:09.500 Demo[100:1] -[FeedViewController viewWillAppear:] <FeedViewController: 0x104e0b400>
        2024-05-01 10:00:09.600 Demo[100:1] -[ProfileViewController viewDidDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:09.700 Demo[100:1] -[FeedViewController viewDidAppear:] <FeedViewController: 0x104e0b400>
        2024-05-01 10:00:09.800 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:09.900 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:29.900 Demo[100:1] feed refreshed
        """),
      .quiet(
        "The arrival is not in the log", complete: true,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewWillDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[FeedViewController viewWillAppear:] <FeedViewController: 0x104e0b400>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController viewDidDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.300 Demo[100:1] -[FeedViewController viewDidAppear:] <FeedViewController: 0x104e0b400>
        2024-05-01 10:00:20.300 Demo[100:1] feed refreshed
        """),
      .firing(
        "Popped, but held by a closure", at: 8, complete: true,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewDidLoad] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[FeedViewController viewWillDisappear:] <FeedViewController: 0x104e0b400>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.300 Demo[100:1] -[FeedViewController viewDidDisappear:] <FeedViewController: 0x104e0b400>
        2024-05-01 10:00:00.400 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:09.400 Demo[100:1] -[ProfileViewController viewWillDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:09.500 Demo[100:1] -[FeedViewController viewWillAppear:] <FeedViewController: 0x104e0b400>
        2024-05-01 10:00:09.600 Demo[100:1] -[ProfileViewController viewDidDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:09.700 Demo[100:1] -[FeedViewController viewDidAppear:] <FeedViewController: 0x104e0b400>
        2024-05-01 10:00:29.700 Demo[100:1] feed refreshed
        """),
    ]
  )
}
