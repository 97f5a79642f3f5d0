import LogParser

extension Rule {
  /// A controller that appears before its view is loaded.
  static let vcAppearBeforeLoad = Rule(
    id: "vc-appear-before-load", number: "R36", machine: .viewController, severity: .error, certainty: .likely,
    title: "A view controller appears before its view is loaded",
    why: """
      A view must be loaded before it can appear, so viewDidLoad comes before the first viewWillAppear. If the order is turned round, the \
      appearance callback was called by hand. Its code touches outlets that are still nil, and reading the view inside it loads the view \
      in the middle of the callback.
      """,
    remedy: """
      Search for direct calls of viewWillAppear or viewDidAppear, often made to refresh a screen, and give the refresh a name of its own. \
      In a container use beginAppearanceTransition and addChild instead of calling the callbacks.
      """,
    limits: """
      The controller must be seen from its init, or the process from its launch, and the class must print viewDidLoad. If only a subclass \
      prints it, the load is taken as unlogged.
      """,
    source: "Apple, UIViewController viewDidLoad() and viewWillAppear(_:)",
    condition: .edge,
    examples: [
      .quiet(
        "The documented order",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController initWithNibName:bundle:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController loadView] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController viewDidLoad] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.300 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.400 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        """),
      .quiet(
        "viewDidLoad is never printed",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController initWithNibName:bundle:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        """),
      .quiet(
        "The log begins after the load",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController viewDidLoad] <ProfileViewController: 0x104e0b400>
        """),
      .quiet(
        "Another class prints the load",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[SettingsViewController viewDidLoad] <SettingsViewController: 0x104e0b400>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.300 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        """),
      .firing(
        "The callback is called by hand", at: 2,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController initWithNibName:bundle:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController viewDidLoad] <ProfileViewController: 0x104e0a200>
        """),
      .firing(
        "A new controller in a run seen from its launch", at: 2, complete: true,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        """),
    ]
  )
}
