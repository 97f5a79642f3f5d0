import LogParser

extension Rule {
  /// A scene that is active without having entered the foreground.
  static let sceneActiveWithoutForeground = Rule(
    id: "scene-active-without-foreground", number: "R26", machine: .scene, severity: .error, certainty: .likely,
    title: "A scene becomes active without entering the foreground",
    why: """
      A scene enters the foreground before it becomes active, at its start and after every stay in the background. Apps refresh the window \
      in sceneWillEnterForeground. If it is skipped, the user sees what was there when the window was left.
      """,
    remedy: """
      Look for code that calls sceneDidBecomeActive(_:) itself. If the callbacks are forwarded or swizzled, check that \
      sceneWillEnterForeground is passed on as well.
      """,
    limits: """
      sceneWillEnterForeground must be printed somewhere by the process. If the log prints no scene, all windows count as one group, and \
      the finding is uncertain. visionOS can skip the callback; do not use the rule there.
      """,
    source: "Apple, UISceneDelegate sceneWillEnterForeground(_:) and sceneDidBecomeActive(_:); Apple, UIScene.ActivationState",
    condition: .edge,
    examples: [
      .quiet(
        "Return from the background",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[SceneDelegate sceneWillEnterForeground:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.100 Demo[100:1] -[SceneDelegate sceneDidBecomeActive:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.200 Demo[100:1] -[SceneDelegate sceneWillResignActive:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.300 Demo[100:1] -[SceneDelegate sceneDidEnterBackground:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:01:00.300 Demo[100:1] -[SceneDelegate sceneWillEnterForeground:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:01:00.400 Demo[100:1] -[SceneDelegate sceneDidBecomeActive:] <UIWindowScene: 0x10500a100>
        """),
      .quiet(
        "sceneWillEnterForeground is never printed",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[SceneDelegate scene:willConnectToSession:options:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.200 Demo[100:1] -[SceneDelegate sceneDidBecomeActive:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.300 Demo[100:1] -[SceneDelegate sceneWillResignActive:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.400 Demo[100:1] -[SceneDelegate sceneDidEnterBackground:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:01:00.400 Demo[100:1] -[SceneDelegate sceneDidBecomeActive:] <UIWindowScene: 0x10500a100>
        """),
      .quiet(
        "An interruption needs no way through the foreground",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[SceneDelegate scene:willConnectToSession:options:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.200 Demo[100:1] -[SceneDelegate sceneWillEnterForeground:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.300 Demo[100:1] -[SceneDelegate sceneDidBecomeActive:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.400 Demo[100:1] -[SceneDelegate sceneWillResignActive:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:05.400 Demo[100:1] -[SceneDelegate sceneDidBecomeActive:] <UIWindowScene: 0x10500a100>
        """),
      .quiet(
        "Another window is active again",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[SceneDelegate sceneWillEnterForeground:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.100 Demo[100:1] -[SceneDelegate sceneDidBecomeActive:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.200 Demo[100:1] -[SceneDelegate sceneWillResignActive:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.300 Demo[100:1] -[SceneDelegate sceneDidEnterBackground:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:05.300 Demo[100:1] -[SceneDelegate sceneDidBecomeActive:] <UIWindowScene: 0x10500b300>
        """),
      .firing(
        "The return is skipped", at: 5,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[SceneDelegate sceneWillEnterForeground:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.100 Demo[100:1] -[SceneDelegate sceneDidBecomeActive:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.200 Demo[100:1] -[SceneDelegate sceneWillResignActive:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.300 Demo[100:1] -[SceneDelegate sceneDidEnterBackground:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:01:00.300 Demo[100:1] -[SceneDelegate sceneDidBecomeActive:] <UIWindowScene: 0x10500a100>
        """),
    ]
  )
}
