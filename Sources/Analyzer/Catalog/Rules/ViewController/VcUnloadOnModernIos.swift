import LogParser

extension Rule {
  /// An unload callback where UIKit sends none.
  static let vcUnloadOnModernIos = Rule(
    id: "vc-unload-on-modern-ios", number: "R47", machine: .viewController, severity: .warning, certainty: .likely,
    title: "A view is unloaded where UIKit does not unload it",
    why: """
      Since iOS 6 UIKit keeps the view of a hidden controller, and never calls viewWillUnload or viewDidUnload. If they run, the app calls \
      them itself, in code from the age of iOS 5. Before iOS 6 they came only to controllers that were off screen. In both cases outlets \
      become nil while they are still needed.
      """,
    remedy: """
      Delete the overrides and the calls of viewDidUnload, often found in didReceiveMemoryWarning. Release caches and images there \
      instead, not the view.
      """,
    limits: """
      The callbacks themselves speak for an old system, so the rule needs the version of iOS: from the log or from --ios. Only an unload \
      of a visible controller is reported without it.
      """,
    source: "Apple, UIViewController viewDidUnload() and didReceiveMemoryWarning()",
    condition: .check { _ in UnloadCheck() },
    examples: [
      .quiet(
        "An unload on iOS 5", ios: 5,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewDidLoad] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController viewDidDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.300 Demo[100:1] -[ProfileViewController didReceiveMemoryWarning] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.400 Demo[100:1] -[ProfileViewController viewDidUnload] <ProfileViewController: 0x104e0a200>
        """),
      .quiet(
        "The version is unknown",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewDidLoad] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController viewDidDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.300 Demo[100:1] -[ProfileViewController didReceiveMemoryWarning] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.400 Demo[100:1] -[ProfileViewController viewDidUnload] <ProfileViewController: 0x104e0a200>
        """),
      .quiet(
        "The disappearance is never printed",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewDidLoad] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController didReceiveMemoryWarning] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.300 Demo[100:1] -[ProfileViewController viewDidUnload] <ProfileViewController: 0x104e0a200>
        """),
      .quiet(
        "A memory warning alone", ios: 17,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewDidLoad] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController viewDidDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.300 Demo[100:1] -[ProfileViewController didReceiveMemoryWarning] <ProfileViewController: 0x104e0a200>
        """),
      .firing(
        "Old code on a modern system", at: 5, ios: 17,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewDidLoad] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController viewDidDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.300 Demo[100:1] -[ProfileViewController didReceiveMemoryWarning] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.400 Demo[100:1] -[ProfileViewController viewDidUnload] <ProfileViewController: 0x104e0a200>
        """),
      .firing(
        "The view is unloaded on screen", at: 5,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[ProfileViewController viewWillDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewDidDisappear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:09.100 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:09.200 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:18.200 Demo[100:1] -[ProfileViewController viewDidUnload] <ProfileViewController: 0x104e0a200>
        """),
    ]
  )
}

private struct UnloadCheck: RuleCheck {
  private static let unloads: Set<EventName> = [.viewWillUnload, .viewDidUnload]

  private var drafts = 0
  /// Unloads seen before the log told the version.
  private var undecided: [Step] = []

  mutating func observe(_ step: Step, in run: RunFacts) -> [CheckAction] {
    guard Self.unloads.contains(step.event.name), !step.isEcho else { return [] }
    if run.ios != nil { return draft(step, onSystemOf: run) }
    undecided.append(step)
    let owner = step.event.subject ?? "the controller"
    guard step.edge?.rule == "vc-unload-on-modern-ios" else { return [] }
    let state = MachineTable.viewController.name(of: step.from)
    return draft(
      step, "\(step.event.name.rawValue) came while \(owner) was \(state): UIKit unloads only views that are off screen", [.unexplained])
  }

  mutating func end(in run: RunFacts, successor: RunFacts?) -> [CheckAction] {
    var actions: [CheckAction] = []
    for step in undecided { actions += draft(step, onSystemOf: run) }
    return actions
  }

  private mutating func draft(_ step: Step, onSystemOf run: RunFacts) -> [CheckAction] {
    guard let ios = run.ios, ios >= 6 else { return [] }
    let owner = step.event.subject ?? "the controller"
    return draft(step, "\(step.event.name.rawValue) of \(owner) on iOS \(ios): UIKit has not called it since iOS 6", [])
  }

  private mutating func draft(_ step: Step, _ message: String, _ conditions: [CheckCondition]) -> [CheckAction] {
    drafts += 1
    var draft = CheckDraft(at: step, message: message, evidence: [Evidence(step)])
    draft.conditions = conditions
    return [.draft(draft, key: drafts, step: step)]
  }
}
