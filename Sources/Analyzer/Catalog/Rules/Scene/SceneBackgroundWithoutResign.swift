import LogParser

extension Rule {
  /// An active scene that is in the background without having resigned.
  static let sceneBackgroundWithoutResign = Rule(
    id: "scene-background-without-resign", number: "R27", machine: .scene, severity: .error, certainty: .likely,
    title: "A scene enters the background without resigning active",
    why: """
      An active scene resigns first and enters the background afterwards. Apps pause the window in sceneWillResignActive. If it is \
      skipped, animations, players and timers of that window go on behind the scenes.
      """,
    remedy: """
      Look for code that calls sceneDidEnterBackground(_:) itself, often to save early. If the callbacks are forwarded or swizzled, check \
      that sceneWillResignActive is passed on as well.
      """,
    limits: """
      sceneWillResignActive must be printed somewhere by the process. If the log prints no scene, all windows count as one group, and the \
      finding is uncertain.
      """,
    source: "Apple, UISceneDelegate sceneWillResignActive(_:) and sceneDidEnterBackground(_:); Apple, UIScene.ActivationState",
    condition: .edge,
    examples: [
      .quiet(
        "Home button",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[SceneDelegate scene:willConnectToSession:options:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.200 Demo[100:1] -[SceneDelegate sceneWillEnterForeground:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.300 Demo[100:1] -[SceneDelegate sceneDidBecomeActive:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:09.300 Demo[100:1] -[SceneDelegate sceneWillResignActive:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:09.400 Demo[100:1] -[SceneDelegate sceneDidEnterBackground:] <UIWindowScene: 0x10500a100>
        """),
      .quiet(
        "sceneWillResignActive is never printed",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[SceneDelegate scene:willConnectToSession:options:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.200 Demo[100:1] -[SceneDelegate sceneWillEnterForeground:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.300 Demo[100:1] -[SceneDelegate sceneDidBecomeActive:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:09.300 Demo[100:1] -[SceneDelegate sceneDidEnterBackground:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:18.300 Demo[100:1] -[SceneDelegate sceneWillEnterForeground:] <UIWindowScene: 0x10500a100>
        """),
      .quiet(
        "Another window leaves",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[SceneDelegate sceneWillEnterForeground:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.100 Demo[100:1] -[SceneDelegate sceneDidBecomeActive:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.200 Demo[100:1] -[SceneDelegate sceneWillResignActive:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.300 Demo[100:1] -[SceneDelegate sceneDidBecomeActive:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:05.300 Demo[100:1] -[SceneDelegate sceneDidEnterBackground:] <UIWindowScene: 0x10500b300>
        """),
      .quiet(
        "A scene that connects in the background",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[SceneDelegate scene:willConnectToSession:options:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.200 Demo[100:1] -[SceneDelegate sceneDidEnterBackground:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:01:00.200 Demo[100:1] -[SceneDelegate sceneWillEnterForeground:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:01:00.300 Demo[100:1] -[SceneDelegate sceneDidBecomeActive:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:01:09.300 Demo[100:1] -[SceneDelegate sceneWillResignActive:] <UIWindowScene: 0x10500a100>
        """),
      .firing(
        "The second trip skips the deactivation", at: 5,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[SceneDelegate sceneWillEnterForeground:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.100 Demo[100:1] -[SceneDelegate sceneDidBecomeActive:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:03.100 Demo[100:1] -[SceneDelegate sceneWillResignActive:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:05.100 Demo[100:1] -[SceneDelegate sceneDidBecomeActive:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:14.100 Demo[100:1] -[SceneDelegate sceneDidEnterBackground:] <UIWindowScene: 0x10500a100>
        """),
    ]
  )
}
