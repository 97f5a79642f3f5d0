import LogParser

extension Rule {
  /// A scene that connects before the launch.
  static let sceneConnectBeforeLaunch = Rule(
    id: "scene-connect-before-launch", number: "R25", machine: .scene, severity: .warning, certainty: .likely,
    title: "A scene connects before the app has finished launching",
    why: """
      UIKit connects the first scene after didFinishLaunching has returned. Apps rely on it: services are created at launch, the window \
      uses them. If the order is turned round, the first screen is built on services that do not exist yet.
      """,
    remedy: """
      Look for code that builds the scene or its window during launch. If didFinishLaunching prints at its end or through a queue, print \
      at its start, so that the log shows the real order.
      """,
    limits: """
      A line of didFinishLaunching that is printed late, at its end or through a queue, looks like this fault. The rule needs process \
      identifiers. It stays quiet if didFinishLaunching is not printed.
      """,
    source: "Apple, Responding to the launch of your app; Apple, About the app launch sequence",
    condition: .check { _ in ConnectBeforeLaunchCheck() },
    examples: [
      .quiet(
        "The documented order",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[SceneDelegate scene:willConnectToSession:options:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.200 Demo[100:1] -[SceneDelegate sceneWillEnterForeground:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.300 Demo[100:1] -[SceneDelegate sceneDidBecomeActive:] <UIWindowScene: 0x10500a100>
        """),
      .quiet(
        "didFinishLaunching is never printed",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[SceneDelegate scene:willConnectToSession:options:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.100 Demo[100:1] -[SceneDelegate sceneWillEnterForeground:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.200 Demo[100:1] -[SceneDelegate sceneDidBecomeActive:] <UIWindowScene: 0x10500a100>
        """),
      .quiet(
        "The next process launches later",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[SceneDelegate scene:willConnectToSession:options:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.100 Demo[100:1] -[SceneDelegate sceneWillEnterForeground:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.200 Demo[100:1] -[SceneDelegate sceneDidBecomeActive:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:10:00.200 Demo[101:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:10:00.300 Demo[101:1] -[SceneDelegate scene:willConnectToSession:options:] <UIWindowScene: 0x10500a100>
        """),
      .quiet(
        "willFinishLaunching comes first and the scene last",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:willFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.200 Demo[100:1] -[SceneDelegate scene:willConnectToSession:options:] <UIWindowScene: 0x10500a100>
        """),
      .firing(
        "The scene connects first", at: 1,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[SceneDelegate scene:willConnectToSession:options:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.200 Demo[100:1] -[SceneDelegate sceneWillEnterForeground:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.300 Demo[100:1] -[SceneDelegate sceneDidBecomeActive:] <UIWindowScene: 0x10500a100>
        """),
    ]
  )
}

private struct ConnectBeforeLaunchCheck: RuleCheck {
  private var connection: Step?
  private var isDone = false

  mutating func observe(_ step: Step, in run: RunFacts) -> [CheckAction] {
    guard run.pid != nil, !isDone else { return [] }
    if step.event.name == .sceneWillConnect { connection = connection ?? step }
    guard MachineCatalog.finishedLaunches.contains(step.event.name) else { return [] }
    isDone = true
    guard let connection else { return [] }
    let message = "the scene connected before \(step.event.name.rawValue): scenes connect once the launch is finished"
    return [
      .draft(CheckDraft(at: connection, message: message, evidence: [Evidence(connection), Evidence(step)]), key: 0, step: connection)
    ]
  }
}
