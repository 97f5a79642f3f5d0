import LogParser

extension Rule {
  /// A controller that is deallocated on screen.
  static let vcDeallocWhileVisible = Rule(
    id: "vc-dealloc-while-visible", number: "R44", machine: .viewController, severity: .warning, certainty: .likely,
    title: "A view controller is deallocated while it is visible",
    why: """
      A visible controller is held by its parent, its presenter or the window. If it is deallocated there, its view was put on screen \
      without its controller: the view stays, but buttons do nothing, rotation is not passed on, and the next touch can crash. It also \
      never gets its disappearance callbacks.
      """,
    remedy: """
      Look for addSubview(child.view) without addChild(_:) and didMove(toParent:). Keep a strong reference to controllers whose view is \
      shown in a window of your own.
      """,
    limits: """
      The rule needs addresses, and the class must print viewDidDisappear. Replacing the root of a window, or closing the window, can \
      release controllers without telling them. An app that is about to end raises nothing.
      """,
    source: "Apple, UIViewController addChild(_:) and viewDidDisappear(_:); Apple, Creating a custom container view controller",
    needsAddress: true,
    condition: .check { _ in DeallocWhileVisibleCheck() },
    examples: [
      .quiet(
        "Gone before it is deallocated",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController viewWillDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.300 Demo[100:1] -[ProfileViewController viewDidDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.400 Demo[100:1] -[ProfileViewController dealloc] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:03.400 Demo[100:1] feed refreshed
        """),
      .quiet(
        "viewDidDisappear is never printed",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController dealloc] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:03.200 Demo[100:1] feed refreshed
        """),
      .quiet(
        "The app ends",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewWillDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewDidDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0b400>
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.400 Demo[100:1] -[AppDelegate applicationWillTerminate:]
        2024-05-01 10:00:00.500 Demo[100:1] -[ProfileViewController dealloc] <ProfileViewController: 0x104e0b400>
        """),
      .quiet(
        "Another controller of the class is visible",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0b400>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewWillDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController viewDidDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.300 Demo[100:1] -[ProfileViewController dealloc] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:03.300 Demo[100:1] feed refreshed
        """),
      .firing(
        "A child that nobody holds", at: 6,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewWillDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewDidDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController viewDidLoad] <ProfileViewController: 0x104e0b400>
        2024-05-01 10:00:00.300 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0b400>
        2024-05-01 10:00:00.400 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0b400>
        2024-05-01 10:00:00.600 Demo[100:1] -[ProfileViewController dealloc] <ProfileViewController: 0x104e0b400>
        2024-05-01 10:00:03.600 Demo[100:1] feed refreshed
        """),
    ]
  )
}

private struct DeallocWhileVisibleCheck: RuleCheck {
  /// Seconds that the process has to live on: a window that is torn down on the way out frees what is on screen.
  private static let patience = 1.0

  private var waiting: [Step] = []
  private var drafts = 0

  var watchesLines: Bool { true }

  mutating func observe(_ step: Step, in run: RunFacts) -> [CheckAction] {
    if run.exit != nil || MachineCatalog.exits.contains(step.event.name) || step.event.name == .applicationWillTerminate { waiting = [] }
    let isTimeless = { (waiter: Step) in waiter.moment.time == nil || step.moment.time == nil }
    let timeless = waiting.filter { isTimeless($0) && step.event.name != .dealloc }
    if !timeless.isEmpty { waiting = [] }
    if step.edge?.rule == "vc-dealloc-while-visible", run.state != StateID(ApplicationState.terminating) { waiting.append(step) }
    return timeless.map { draft($0) }
  }

  mutating func observe(lineAt moment: Moment, bytes: Span<UInt8>, in run: RunFacts) -> [CheckAction] {
    guard !waiting.isEmpty else { return [] }
    let due = waiting.filter { moment.seconds(since: $0.moment).map { $0 > Self.patience } ?? false }
    waiting.removeAll { step in due.contains { $0.moment == step.moment } }
    return due.map { draft($0) }
  }

  private mutating func draft(_ step: Step) -> CheckAction {
    drafts += 1
    let state = MachineTable.viewController.name(of: step.from)
    let message = "\(step.event.subject ?? "the controller") was deallocated while it was \(state)"
    var draft = CheckDraft(at: step, message: message, evidence: [Evidence(step)])
    draft.conditions = [.unexplained]
    return .draft(draft, key: drafts, step: step)
  }
}
