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
        meaning: """
          How long a controller may live after it left the screen, at least; three times as long as others of its class took, if that is \
          more.
          """)
    ],
    source: "Apple, Gathering information about memory use; Apple, UINavigationController popViewController(animated:)",
    needsAddress: true,
    condition: .check { LeakCheck(floor: $0.number("leakAfter")) },
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

private struct LeakCheck: RuleCheck {
  private let floor: Double
  private var returns = ReturnTracker()
  /// Controllers that left for good, by address.
  private var suspects: [String: Suspect] = [:]
  /// When each controller last left the screen, by address, while it lives.
  private var hidden: [String: Double] = [:]
  /// The longest time between leaving the screen and the dealloc, by class.
  private var delays: [String: Double] = [:]
  private var clock = RunningClock()

  private struct Suspect {
    let step: Step
    let returned: Step
    let since: Double
  }

  init(floor: Double) { self.floor = floor }

  var watchesLines: Bool { true }

  mutating func observe(_ step: Step, in run: RunFacts) -> [CheckAction] {
    guard step.event.machine == .viewController, let address = step.event.instance, step.life != nil, !step.isEcho else { return [] }
    measure(step, address)
    if let suspect = suspects[address] {
      // Gone, shown again, or another instance at the address.
      let isShown = [.viewWillAppear, .viewDidAppear].contains(step.event.name)
      if step.event.name == .dealloc || isShown || step.life != suspect.step.life { suspects[address] = nil }
    }
    if let (left, back) = returns.observe(step, isComplete: run.isComplete), let address = left.event.instance {
      suspects[address] = Suspect(step: left, returned: back, since: clock.seconds)
    }
    return []
  }

  /// Learns how long controllers of a class live on after they left the screen.
  private mutating func measure(_ step: Step, _ address: String) {
    switch step.event.name {
    case .viewDidDisappear: hidden[address] = clock.seconds
    case .viewWillAppear, .viewDidAppear: hidden[address] = nil
    case .dealloc:
      guard let since = hidden.removeValue(forKey: address) else { return }
      let name = step.event.subject ?? ""
      delays[name] = max(delays[name] ?? 0, clock.seconds - since)
    default: break
    }
  }

  mutating func observe(lineAt moment: Moment, bytes: Span<UInt8>, in run: RunFacts) -> [CheckAction] {
    clock.observe(moment, isRunning: !run.isInBackground)
    return []
  }

  mutating func end(in run: RunFacts, successor: RunFacts?) -> [CheckAction] {
    let alive = suspects.values.sorted { $0.step.moment.line < $1.step.moment.line }
    return alive.enumerated().compactMap { index, suspect in
      let name = suspect.step.event.subject ?? "the controller"
      let usual = delays[name]
      let age = clock.seconds - suspect.since
      guard age > max(floor, 3 * (usual ?? 0)) + BackgroundClock.slack else { return nil }
      let comparison = usual.map { "; others of the class were deallocated within \($0.seconds)" } ?? ""
      var draft = CheckDraft(
        at: suspect.step, message: "\(name) left the screen and still lives \(age.seconds) later\(comparison)",
        evidence: [Evidence(suspect.step), Evidence(suspect.returned)])
      draft.conditions = [.printed([.dealloc], .subject)]
      return .draft(draft, key: index, step: suspect.step)
    }
  }
}

/// Finds controllers that gave way to the one that they had covered.
private struct ReturnTracker {
  /// Who covers whom, by address.
  private var coveredBy: [String: String] = [:]
  private var arrived: Set<String> = []
  private var born: Set<String> = []
  /// The change of the picture that is going on: who leaves and who comes, in their first and last callbacks.
  private var leaving: Step?
  private var left: Step?
  private var coming: Step?
  private var came: Step?

  /// Returns the controller that left for good, at its last callback, and the one that came back.
  mutating func observe(_ step: Step, isComplete: Bool) -> (left: Step, back: Step)? {
    guard let address = step.event.instance else { return nil }
    switch step.event.name {
    case .`init`, .initWithCoder, .initWithNibName, .loadView, .viewDidLoad: born.insert(address)
    case .viewWillDisappear: (leaving, left, coming, came) = (step, nil, nil, nil)
    case .viewWillAppear:
      // Who comes before anybody leaves is a tab.
      let isNext = leaving != nil && coming == nil && leaving?.event.instance != address
      if isNext { coming = step } else { (leaving, left, coming, came) = (nil, nil, nil, nil) }
    case .viewDidDisappear where address == leaving?.event.instance: left = step
    case .viewDidAppear where address == coming?.event.instance: came = step
    case .viewDidAppear: arrived.insert(address)
    default: break
    }
    return settle(isComplete: isComplete)
  }

  private mutating func settle(isComplete: Bool) -> (left: Step, back: Step)? {
    guard let left, let came, let old = left.event.instance, let new = came.event.instance else { return nil }
    (leaving, self.left, coming, self.came) = (nil, nil, nil, nil)
    let isOlder = isComplete && arrived.contains(old) && !arrived.contains(new) && !born.contains(new)
    let isBack = isOlder || coveredBy[new] == old
    arrived.insert(new)
    if isBack { coveredBy[new] = nil } else { coveredBy[old] = new }
    return isBack ? (left, came) : nil
  }
}
