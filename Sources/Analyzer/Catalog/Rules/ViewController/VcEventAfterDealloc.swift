import LogParser

extension Rule {
  /// A callback of a controller that was deallocated.
  static let vcEventAfterDealloc = Rule(
    id: "vc-event-after-dealloc", number: "R45", machine: .viewController, severity: .error, certainty: .certain,
    title: "A view controller gets a callback after it was deallocated",
    why: """
      dealloc is the last thing that an object does. A callback at the same address afterwards goes to memory that belongs to nobody, or \
      to another object. It is the shortest way to a crash that looks different every time.
      """,
    remedy: """
      Look for unowned and unsafe references to the controller, for delegates declared assign instead of weak, and for a container that \
      still forwards callbacks. Run the app with zombie objects or Address Sanitizer switched on.
      """,
    limits: """
      The rule needs addresses. An address is used again soon: an init, a first load, another class, or any event more than a second later \
      is a new controller.
      """,
    source: "Apple, NSObject dealloc; Apple, UIViewController; Apple, Investigating crashes for zombie objects",
    needsAddress: true,
    condition: .edge,
    examples: [
      .quiet(
        "dealloc is the last event",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewWillDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController viewDidDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.300 Demo[100:1] -[ProfileViewController dealloc] <ProfileViewController: 0x104e0a200>
        """),
      .quiet(
        "A new controller is made at the address",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewDidDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController dealloc] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.300 Demo[100:1] -[ProfileViewController initWithNibName:bundle:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.400 Demo[100:1] -[ProfileViewController viewDidLoad] <ProfileViewController: 0x104e0a200>
        """),
      .quiet(
        "A new controller loads at the address",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewDidLoad] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewDidDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController dealloc] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.400 Demo[100:1] -[ProfileViewController viewDidLoad] <ProfileViewController: 0x104e0a200>
        """),
      .quiet(
        "An event a second and more later is a new controller",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewDidLoad] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController viewDidDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.300 Demo[100:1] -[ProfileViewController dealloc] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:03.300 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        """),
      .quiet(
        "Another class at the address",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewDidDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController dealloc] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.300 Demo[100:1] -[SettingsViewController viewWillAppear:] <SettingsViewController: 0x104e0a200>
        """),
      .firing(
        "A container still forwards an appearance", at: 7,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewDidLoad] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.300 Demo[100:1] -[ProfileViewController viewWillDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.400 Demo[100:1] -[ProfileViewController viewDidDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.410 Demo[100:1] -[ProfileViewController dealloc] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.420 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        """),
    ]
  )
}
