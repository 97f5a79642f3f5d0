import LogParser

extension Rule {
  /// A controller that loads its view a second time.
  static let vcReloadWithoutUnload = Rule(
    id: "vc-reload-without-unload", number: "R35", machine: .viewController, severity: .warning, certainty: .certain,
    title: "A view controller loads its view twice",
    why: """
      A controller loads its view once and keeps it. A second load means that the view was nil again: somebody set self.view to nil, or \
      loadView does not assign it. Everything that viewDidLoad sets up is set up twice: observers fire twice, requests are sent twice, and \
      what the user typed is gone.
      """,
    remedy: """
      Check that loadView assigns self.view. Search for self.view = nil. If the view is dropped on purpose to save memory, remove \
      observers at the same place, and make viewDidLoad safe to run again.
      """,
    limits: """
      A view that is dropped on purpose looks the same. viewDidUnload between the loads makes them legal. A base class and a subclass that \
      both print the load count as one. Without addresses two controllers of one class load legally; the rule then needs two or three \
      loadView lines in a row, and is uncertain. A class that prints viewDidLoad only gets an information at most.
      """,
    source: "Apple, UIViewController loadView(), viewDidLoad() and view",
    condition: .check { _ in ReloadCheck() },
    examples: [
      .quiet(
        "Two controllers of one class",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController loadView] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewDidLoad] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController loadView] <ProfileViewController: 0x104e0b400>
        2024-05-01 10:00:00.300 Demo[100:1] -[ProfileViewController viewDidLoad] <ProfileViewController: 0x104e0b400>
        """),
      .quiet(
        "A base class prints the same load",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[BaseViewController viewDidLoad] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.001 Demo[100:1] -[ProfileViewController viewDidLoad] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.101 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        """),
      .quiet(
        "The view was unloaded for lack of memory",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController loadView] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewDidLoad] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController didReceiveMemoryWarning] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.300 Demo[100:1] -[ProfileViewController viewDidUnload] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:09.300 Demo[100:1] -[ProfileViewController loadView] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:09.400 Demo[100:1] -[ProfileViewController viewDidLoad] <ProfileViewController: 0x104e0a200>
        """),
      .quiet(
        "The address is used again after a deallocation",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewDidLoad] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController viewDidDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.300 Demo[100:1] -[ProfileViewController dealloc] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:03.300 Demo[100:1] -[ProfileViewController viewDidLoad] <ProfileViewController: 0x104e0a200>
        """),
      .quiet(
        "The deallocation is never printed",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewDidLoad] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController viewDidDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:30.200 Demo[100:1] -[ProfileViewController viewDidLoad] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:30.300 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        """),
      .firing(
        "The view is dropped and loaded again", at: 3,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController loadView] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewDidLoad] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.300 Demo[100:1] -[ProfileViewController loadView] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.400 Demo[100:1] -[ProfileViewController viewDidLoad] <ProfileViewController: 0x104e0a200>
        """),
      .firing(
        "Only viewDidLoad is printed", at: 2,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewDidLoad] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController viewDidLoad] <ProfileViewController: 0x104e0a200>
        """),
    ]
  )
}

private struct ReloadCheck: RuleCheck {
  private static let anonymousCounts = 2...3

  private var counter = LoadCounter()
  private var series: [String: LoadSeries] = [:]

  mutating func observe(_ step: Step, in run: RunFacts) -> [CheckAction] {
    guard step.event.machine == .viewController else { return [] }
    if step.life != nil {
      guard !step.isEcho, let loads = counter.observe(step) else { return [] }
      if loads.count > 2 { return [.withdraw(key: loads.key)] }
      guard loads.count == 2 else { return [] }
      let message = "\(step.event.subject ?? "the controller") loaded its view again and the log shows no unload"
      var draft = CheckDraft(at: step, message: message, evidence: loads.evidence)
      draft.conditions = loads.conditions
      return [.draft(draft, key: loads.key, step: step)]
    }
    return observeAnonymous(step)
  }

  private mutating func observeAnonymous(_ step: Step) -> [CheckAction] {
    let name = step.event.subject ?? ""
    series[name, default: LoadSeries()].observe(step)
    guard let loads = series[name], let key = loads.key, loads.isLoadView(step), let second = loads.second else { return [] }
    guard Self.anonymousCounts.contains(loads.count) else { return loads.count > 3 ? [.withdraw(key: key)] : [] }
    var draft = CheckDraft(at: step, message: "", evidence: loads.evidence)
    draft.moment = second
    draft.certainty = .uncertain
    draft.count = loads.count
    draft.message =
      "\(loads.className ?? "a class") entered loadView \(loads.count) times in a row; no address is printed, "
      + "so \(loads.count) controllers of the class loading one after the other would look the same"
    draft.conditions = [.printed(LoadSeries.signsOfLife, .subject)]
    return [.draft(draft, key: key, step: step)]
  }
}
