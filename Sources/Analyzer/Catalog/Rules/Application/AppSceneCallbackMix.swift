import LogParser

extension Rule {
  /// Activation callbacks of the app delegate in an app that has scenes.
  static let appSceneCallbackMix = Rule(
    id: "app-scene-callback-mix", number: "R20", machine: .app, severity: .warning, certainty: .certain,
    title: "App delegate and scene delegate both get activation callbacks",
    why: """
      Once an app has scenes, UIKit sends the activation callbacks to the scene delegate and no longer to the app delegate. If both print, \
      somebody forwards the calls by hand. The same work is then done twice, and with two windows the app delegate hears of a background \
      while the other window is still on screen.
      """,
    remedy: """
      Move the work into the scene delegate, or observe the notifications of UIApplication, which are posted with scenes as well. Remove \
      the code that forwards scene callbacks to the app delegate.
      """,
    limits: """
      Some apps forward on purpose; then skip the rule. Only the four activation callbacks count: launch, end, memory warning and pushes \
      still go to the app delegate. Notifications are not callbacks.
      """,
    source: "Apple, UIApplicationDelegate applicationDidBecomeActive(_:); Apple, TN3187: Migrating to the UIKit scene-based life cycle",
    condition: .check { _ in SceneCallbackMixCheck() },
    examples: [
      .quiet(
        "Scenes, with launch and end in the app delegate",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[SceneDelegate scene:willConnectToSession:options:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.200 Demo[100:1] -[SceneDelegate sceneWillEnterForeground:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.300 Demo[100:1] -[SceneDelegate sceneDidBecomeActive:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:09.300 Demo[100:1] -[SceneDelegate sceneWillResignActive:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:09.400 Demo[100:1] -[SceneDelegate sceneDidDisconnect:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:09.500 Demo[100:1] -[AppDelegate applicationWillTerminate:]
        """),
      .quiet(
        "The notifications are posted with scenes too",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[SceneDelegate scene:willConnectToSession:options:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.200 Demo[100:1] -[SceneDelegate sceneWillEnterForeground:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.300 Demo[100:1] UIApplicationWillEnterForegroundNotification
        2024-05-01 10:00:00.400 Demo[100:1] -[SceneDelegate sceneDidBecomeActive:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.500 Demo[100:1] UIApplicationDidBecomeActiveNotification
        """),
      .quiet(
        "An old and a new build in one log",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:15:00.300 Demo[101:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:15:00.400 Demo[101:1] -[SceneDelegate scene:willConnectToSession:options:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:15:00.500 Demo[101:1] -[SceneDelegate sceneWillEnterForeground:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:15:00.600 Demo[101:1] -[SceneDelegate sceneDidBecomeActive:] <UIWindowScene: 0x10500a100>
        """),
      .firing(
        "The scene delegate forwards its activation", at: 5,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[SceneDelegate scene:willConnectToSession:options:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.200 Demo[100:1] -[SceneDelegate sceneWillEnterForeground:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.300 Demo[100:1] -[SceneDelegate sceneDidBecomeActive:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.400 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        """),
    ]
  )
}

private struct SceneCallbackMixCheck: RuleCheck {
  private static let activations: Set<EventName> = [
    .applicationDidBecomeActive, .applicationWillResignActive, .applicationDidEnterBackground, .applicationWillEnterForeground,
  ]

  private var application: Evidence?
  private var scene: Evidence?
  private var isDone = false

  mutating func observe(_ step: Step, in run: RunFacts) -> [CheckAction] {
    if isDone { return [] }
    if step.event.channel == .appDelegate, Self.activations.contains(step.event.name) { application = application ?? Evidence(step) }
    if step.event.channel == .sceneDelegate { scene = scene ?? Evidence(step) }
    guard let application, let scene else { return [] }
    isDone = true
    let evidence = [application, scene].sorted { $0.line < $1.line }
    let message = "callbacks of the application delegate and of a scene delegate in one run; with scenes UIKit calls the scene's only"
    return [.draft(CheckDraft(at: step, message: message, evidence: evidence), key: 0, step: step)]
  }
}
