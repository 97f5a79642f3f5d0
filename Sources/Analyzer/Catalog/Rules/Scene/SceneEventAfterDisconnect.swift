import LogParser

extension Rule {
  /// A scene callback after the scene was disconnected.
  static let sceneEventAfterDisconnect = Rule(
    id: "scene-event-after-disconnect", number: "R29", machine: .scene, severity: .error, certainty: .likely,
    title: "A scene gets callbacks after it was disconnected",
    why: """
      After sceneDidDisconnect the system has taken the scene away. It gets no callbacks until its session connects again, as a new scene \
      object with a new window. Code that still acts on the old one keeps a dead window alive and draws into nothing.
      """,
    remedy: """
      Look for strong references to the scene, its window or its delegate, and for timers and observers that are not removed in \
      sceneDidDisconnect. Look for code that calls the methods of the scene delegate itself.
      """,
    limits: """
      scene(_:willConnectTo:options:) must be printed somewhere by the process. A new connection of the same scene or session begins a new \
      life. Sessions are better keys than addresses, which can be used again.
      """,
    source: "Apple, UISceneDelegate sceneDidDisconnect(_:) and scene(_:willConnectTo:options:)",
    condition: .edge,
    examples: [
      .quiet(
        "The session connects again",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[SceneDelegate scene:willConnectToSession:options:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.200 Demo[100:1] -[SceneDelegate sceneWillEnterForeground:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.300 Demo[100:1] -[SceneDelegate sceneDidBecomeActive:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.400 Demo[100:1] -[SceneDelegate sceneWillResignActive:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.500 Demo[100:1] -[SceneDelegate sceneDidEnterBackground:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.600 Demo[100:1] -[SceneDelegate sceneDidDisconnect:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:01:00.600 Demo[100:1] -[SceneDelegate scene:willConnectToSession:options:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:01:00.700 Demo[100:1] -[SceneDelegate sceneWillEnterForeground:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:01:00.800 Demo[100:1] -[SceneDelegate sceneDidBecomeActive:] <UIWindowScene: 0x10500a100>
        """),
      .quiet(
        "Another window lives on",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[SceneDelegate scene:willConnectToSession:options:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.200 Demo[100:1] -[SceneDelegate scene:willConnectToSession:options:] <UIWindowScene: 0x10500b300>
        2024-05-01 10:00:00.300 Demo[100:1] -[SceneDelegate sceneWillEnterForeground:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.400 Demo[100:1] -[SceneDelegate sceneWillEnterForeground:] <UIWindowScene: 0x10500b300>
        2024-05-01 10:00:00.500 Demo[100:1] -[SceneDelegate sceneDidBecomeActive:] <UIWindowScene: 0x10500b300>
        2024-05-01 10:00:00.600 Demo[100:1] -[SceneDelegate sceneDidDisconnect:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.700 Demo[100:1] -[SceneDelegate sceneWillResignActive:] <UIWindowScene: 0x10500b300>
        2024-05-01 10:00:00.800 Demo[100:1] -[SceneDelegate sceneDidBecomeActive:] <UIWindowScene: 0x10500b300>
        """),
      .quiet(
        "The connection is never printed",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[SceneDelegate sceneWillEnterForeground:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.100 Demo[100:1] -[SceneDelegate sceneDidBecomeActive:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.200 Demo[100:1] -[SceneDelegate sceneWillResignActive:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.300 Demo[100:1] -[SceneDelegate sceneDidEnterBackground:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.400 Demo[100:1] -[SceneDelegate sceneDidDisconnect:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:01:00.400 Demo[100:1] -[SceneDelegate sceneWillEnterForeground:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:01:00.500 Demo[100:1] -[SceneDelegate sceneDidBecomeActive:] <UIWindowScene: 0x10500a100>
        """),
      .quiet(
        "The disconnection is told twice",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[SceneDelegate scene:willConnectToSession:options:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.200 Demo[100:1] -[SceneDelegate sceneWillEnterForeground:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.300 Demo[100:1] -[SceneDelegate sceneDidDisconnect:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.800 Demo[100:1] -[SceneDelegate sceneDidDisconnect:] <UIWindowScene: 0x10500a100>
        """),
      .firing(
        "The scene enters the foreground after it was taken away", at: 7,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[SceneDelegate scene:willConnectToSession:options:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.200 Demo[100:1] -[SceneDelegate sceneWillEnterForeground:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.300 Demo[100:1] -[SceneDelegate sceneWillResignActive:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.400 Demo[100:1] -[SceneDelegate sceneDidEnterBackground:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.500 Demo[100:1] -[SceneDelegate sceneDidDisconnect:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:02.500 Demo[100:1] -[SceneDelegate sceneWillEnterForeground:] <UIWindowScene: 0x10500a100>
        """),
    ]
  )
}
