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
    condition: .edge,
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
