import LogParser

extension Rule {
  /// A controller that appears while the app is in the background.
  static let vcAppearsInBackground = Rule(
    id: "vc-appears-in-background", number: "R49", machine: .viewController, severity: .info, certainty: .likely,
    title: "A view controller appears in the background",
    why: """
      Nobody sees a screen that appears in the background. The system itself does it to take a snapshot. If the app does it, it spends its \
      few seconds on drawing, and page views are counted that nobody had.
      """,
    remedy: """
      Nothing is wrong if the system takes a snapshot. Otherwise do not push or present from push and location handlers: keep the target \
      and open it in the foreground.
      """,
    limits: """
      An observation, not a fault. The way back, willEnterForeground or didBecomeActive, must be printed somewhere by the process. CarPlay \
      screens appear in the background legally.
      """,
    source: "Apple, About the background execution sequence",
    condition: .check { _ in AppearsInBackgroundCheck() },
    examples: [
      .quiet(
        "It appears in the foreground",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.100 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        """),
      .quiet(
        "The way back is never printed",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:01:00.200 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:01:00.300 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        """),
      .quiet(
        "A background launch builds the first screen",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate application:performFetchWithCompletionHandler:]
        2024-05-01 10:00:00.200 Demo[100:1] -[ProfileViewController viewDidLoad] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.300 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:00.400 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:01:00.400 Demo[100:1] -[AppDelegate applicationWillEnterForeground:]
        2024-05-01 10:01:00.500 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        """),
      .firing(
        "A push handler shows a screen", at: 6,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationWillEnterForeground:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:00:02.300 Demo[100:1] -[ProfileViewController viewWillAppear:] <ProfileViewController: 0x104e0a200>
        2024-05-01 10:00:02.400 Demo[100:1] -[ProfileViewController viewDidAppear:] <ProfileViewController: 0x104e0a200>
        """),
    ]
  )
}

private struct AppearsInBackgroundCheck: RuleCheck {
  /// The way to the background that the log shows; a launch into it is none.
  private var entry: Step?
  private var draft: CheckDraft?
  private var trips = 0

  mutating func observe(_ step: Step, in run: RunFacts) -> [CheckAction] {
    if MachineCatalog.backgroundEntries.contains(step.event.name), !step.isEcho {
      (entry, draft) = (step, nil)
      trips += 1
    }
    guard run.isInBackground else {
      entry = nil
      return []
    }
    guard let entry, step.event.name == .viewDidAppear, !step.isEcho else { return [] }
    var draft =
      self.draft
      ?? CheckDraft(
        at: step, message: "\(step.event.subject ?? "a controller") appeared while the app was in the background",
        evidence: [Evidence(entry), Evidence(step)])
    if self.draft != nil { draft.count += 1 }
    draft.conditions = [.printed(BackgroundClock.returns, .process)]
    self.draft = draft
    return [.draft(draft, key: trips, step: step)]
  }
}
