import LogParser

extension Rule {
  /// A controller that loads its view again and again.
  static let vcLoadviewLoop = Rule(
    id: "vc-loadview-loop", number: "R34", machine: .viewController, severity: .error, certainty: .certain,
    title: "A view controller loads its view again and again",
    why: """
      UIKit calls loadView when the view is asked for and is nil. An override that assigns no view leaves it nil, so every look at \
      self.view loads again: loadView, viewDidLoad, loadView, viewDidLoad. The screen stays black, and if viewDidLoad uses self.view the \
      recursion ends in EXC_BAD_ACCESS.
      """,
    remedy: """
      In loadView assign self.view a view of your own and do not call super. If you need no view of your own, delete the override and \
      build the content in viewDidLoad. Never call loadView yourself: call loadViewIfNeeded().
      """,
    limits: """
      With addresses the loads of one controller are counted; a viewDidUnload between them starts the count again. Without addresses four \
      or more loadView lines of a class in a row are needed, and the finding is uncertain: several controllers of the class may load one \
      after the other. Loads are counted by loadView if the class prints it, else by viewDidLoad.
      """,
    parameters: [
      RuleParameter(
        "loopThreshold", .number(3),
        meaning: "How many loads of one controller make a loop.")
    ],
    source: "Apple, UIViewController loadView() and view",
    condition: .check { LoadViewLoopCheck(threshold: Int($0.number("loopThreshold"))) },
    examples: [
      .quiet(
        "One load",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController loadView] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewDidLoad] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.300 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        """),
      .quiet(
        "Three controllers of one class",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController loadView] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewDidLoad] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController loadView] <ProfileViewController: 0x104e0b400>
        2024-05-01 10:00:00.300 Demo[100:1] -[ProfileViewController viewDidLoad] <ProfileViewController: 0x104e0b400>
        2024-05-01 10:00:00.400 Demo[100:1] -[ProfileViewController loadView] <ProfileViewController: 0x104e0c600>
        2024-05-01 10:00:00.500 Demo[100:1] -[ProfileViewController viewDidLoad] <ProfileViewController: 0x104e0c600>
        """),
      .quiet(
        "The view was unloaded for lack of memory",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController loadView] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewDidLoad] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController viewDidUnload] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:09.200 Demo[100:1] -[ProfileViewController loadView] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:09.300 Demo[100:1] -[ProfileViewController viewDidLoad] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:09.400 Demo[100:1] -[ProfileViewController viewDidUnload] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:18.400 Demo[100:1] -[ProfileViewController loadView] <ProfileViewController: 0x104e0a200>
        """),
      .quiet(
        "Two loads are a matter of another rule",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController loadView] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewDidLoad] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController loadView] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.300 Demo[100:1] -[ProfileViewController viewDidLoad] <ProfileViewController: 0x104e0a200>
        """),
      .quiet(
        "A higher threshold is set", set: ["loopThreshold=4"],
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController loadView] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController loadView] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController loadView] <ProfileViewController: 0x104e0a200>
        """),
      .firing(
        "loadView assigns no view", at: 3,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController loadView] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.001 Demo[100:1] -[ProfileViewController viewDidLoad] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.002 Demo[100:1] -[ProfileViewController loadView] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.003 Demo[100:1] -[ProfileViewController viewDidLoad] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.004 Demo[100:1] -[ProfileViewController loadView] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.005 Demo[100:1] -[ProfileViewController viewDidLoad] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.105 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        """),
      .firing(
        "The same in a log without addresses", at: 3,
        """
        ProfileViewController - loadView
        ProfileViewController - viewDidLoad
        ProfileViewController - loadView
        ProfileViewController - viewDidLoad
        ProfileViewController - loadView
        ProfileViewController - viewDidLoad
        ProfileViewController - loadView
        ProfileViewController - viewDidLoad
        ProfileViewController - viewDidAppear
        """),
    ]
  )
}

private struct LoadViewLoopCheck: RuleCheck {
  /// Loads in a row that make a loop where instances cannot be told apart.
  private static let anonymousThreshold = 4

  let threshold: Int
  private var counter = LoadCounter()
  private var series: [String: LoadSeries] = [:]
  private var openSeries: Set<Int> = []

  init(threshold: Int) { self.threshold = threshold }

  mutating func observe(_ step: Step, in run: RunFacts) -> [CheckAction] {
    if step.event.name == .crash { return openSeries.map { .confirm(key: $0) } }
    guard step.event.machine == .viewController else { return [] }
    if step.life != nil {
      guard !step.isEcho, let loads = counter.observe(step), loads.count >= threshold else { return [] }
      var draft = CheckDraft(at: step, message: "", evidence: loads.evidence)
      draft.moment = loads.second
      draft.count = loads.count
      draft.message = "\(step.event.subject ?? "the controller") loaded its view \(loads.count) times without unloading it"
      draft.conditions = loads.conditions
      return [.draft(draft, key: loads.key, step: step)]
    }
    return observeAnonymous(step)
  }

  private mutating func observeAnonymous(_ step: Step) -> [CheckAction] {
    let name = step.event.subject ?? ""
    series[name, default: LoadSeries()].observe(step)
    guard let loads = series[name], let key = loads.key else { return [] }
    if loads.count == 0 { openSeries.remove(key) }
    guard loads.isLoadView(step), loads.count >= Self.anonymousThreshold, let second = loads.second else { return [] }
    openSeries.insert(key)
    var draft = CheckDraft(at: step, message: "", evidence: loads.evidence)
    draft.moment = second
    draft.certainty = .uncertain
    draft.count = loads.count
    draft.message =
      "\(loads.className ?? "a class") entered loadView \(loads.count) times in a row: it never gets a view; "
      + "no address is printed, so \(loads.count) controllers of the class loading one after the other would look the same"
    draft.conditions = [.printed(LoadSeries.signsOfLife.union([.viewWillDisappear, .viewDidDisappear]), .subject)]
    return [.draft(draft, key: key, step: step)]
  }
}
