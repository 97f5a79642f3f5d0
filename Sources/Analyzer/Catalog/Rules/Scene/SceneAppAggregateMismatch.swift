import LogParser

extension Rule {
  /// An app in the background with a scene in the foreground.
  static let sceneAppAggregateMismatch = Rule(
    id: "scene-app-aggregate-mismatch", number: "R31", machine: .scene, severity: .warning, certainty: .likely,
    title: "The app is in the background while one of its scenes is not",
    why: """
      The state of an app follows its most active scene. If the app is in the background, all scenes are. If one is not, the log lost a \
      callback, or a notification was posted by hand, and code that trusts either of them acts wrongly.
      """,
    remedy: """
      Search for code that posts UIApplication.didEnterBackgroundNotification. Check that every scene delegate prints its callbacks.
      """,
    limits: """
      Scenes that print nothing, such as CarPlay or an external display, are not known. The state may differ for a moment while callbacks \
      are delivered.
      """,
    parameters: [
      RuleParameter(
        "slack", .number(1), unit: "s",
        meaning: "How long the two may differ.")
    ],
    source: "Apple, UIApplication applicationState; Apple, UIScene.ActivationState",
    condition: .check { AggregateMismatchCheck(slack: $0.number("slack")) },
    examples: [
      .quiet(
        "The scene follows at once",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[SceneDelegate scene:willConnectToSession:options:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.100 Demo[100:1] -[SceneDelegate sceneWillEnterForeground:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.200 Demo[100:1] -[SceneDelegate sceneDidBecomeActive:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.300 Demo[100:1] -[SceneDelegate sceneWillResignActive:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.400 Demo[100:1] UIApplicationDidEnterBackgroundNotification
        2024-05-01 10:00:00.420 Demo[100:1] -[SceneDelegate sceneDidEnterBackground:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:03.420 Demo[100:1] saved 12 drafts
        """),
      .quiet(
        "One of two windows leaves",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[SceneDelegate sceneWillEnterForeground:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.100 Demo[100:1] -[SceneDelegate sceneDidBecomeActive:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.200 Demo[100:1] -[SceneDelegate sceneWillEnterForeground:] <UIWindowScene: 0x10500b300>
        2024-05-01 10:00:00.300 Demo[100:1] -[SceneDelegate sceneDidBecomeActive:] <UIWindowScene: 0x10500b300>
        2024-05-01 10:00:00.400 Demo[100:1] -[SceneDelegate sceneWillResignActive:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.500 Demo[100:1] -[SceneDelegate sceneDidEnterBackground:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:03.500 Demo[100:1] saved 12 drafts
        """),
      .quiet(
        "The scene is unknown",
        """
        2024-05-01 10:00:00.000 Demo[100:1] UIApplicationDidEnterBackgroundNotification
        2024-05-01 10:00:03.000 Demo[100:1] saved 12 drafts
        """),
      .firing(
        "The scene stays active", at: 4,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[SceneDelegate scene:willConnectToSession:options:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.100 Demo[100:1] -[SceneDelegate sceneWillEnterForeground:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.200 Demo[100:1] -[SceneDelegate sceneDidBecomeActive:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:09.200 Demo[100:1] UIApplicationDidEnterBackgroundNotification
        2024-05-01 10:00:12.200 Demo[100:1] saved 12 drafts
        """),
    ]
  )
}

private struct AggregateMismatchCheck: RuleCheck {
  private static let foreground: Set<StateID> = [StateID(SceneState.foregroundInactive), StateID(SceneState.foregroundActive)]

  private let slack: Double
  /// Scenes in the foreground, by number, with their last callbacks.
  private var scenes: [Int: Step] = [:]
  private var pending: Step?
  private var drafts = 0

  init(slack: Double) { self.slack = slack }

  var watchesLines: Bool { true }

  mutating func observe(_ step: Step, in run: RunFacts) -> [CheckAction] {
    if step.event.machine == .scene, let life = step.life {
      scenes[life] = Self.foreground.contains(step.to) ? step : nil
      // A scene that comes back has been away, unprinted.
      let isBack = [.sceneWillEnterForeground, .sceneDidBecomeActive].contains(step.event.name)
      if scenes.isEmpty || isBack { pending = nil }
      if isBack, drafts > 0 { return [.withdraw(key: 2 * drafts + 1)] }
    }
    guard step.event.machine == .app, !step.isEcho else { return [] }
    pending = step.event.name == .applicationDidEnterBackground && !scenes.isEmpty ? step : nil
    return []
  }

  mutating func observe(lineAt moment: Moment, bytes: Span<UInt8>, in run: RunFacts) -> [CheckAction] {
    guard let pending, let seconds = moment.seconds(since: pending.moment), seconds > slack + moment.precision else { return [] }
    self.pending = nil
    guard let scene = scenes.values.max(by: { $0.moment.line < $1.moment.line }) else { return [] }
    drafts += 1
    var draft = CheckDraft(
      at: pending, message: "the app entered the background while its scene was in the foreground",
      evidence: [Evidence(scene), Evidence(pending)])
    draft.instance = scene.event.instance
    draft.conditions = [.printed([.sceneDidEnterBackground], .process)]
    var doubtful = draft
    doubtful.certainty = .uncertain
    doubtful.message += ", or sceneDidEnterBackground is not printed"
    doubtful.conditions = [.unprinted([.sceneDidEnterBackground, .sceneWillResignActive], .process)]
    return [.draft(draft, key: 2 * drafts, step: scene), .draft(doubtful, key: 2 * drafts + 1, step: scene)]
  }
}
