import LogParser

extension Rule {
  /// A scene callback that repeats or contradicts the state of the scene.
  static let sceneDuplicateEvent = Rule(
    id: "scene-duplicate-event", number: "R28", machine: .scene, severity: .warning, certainty: .likely,
    title: "A scene gets a callback that does not fit its state",
    why: """
      Scene callbacks come in pairs: active and resigned, background and foreground, connected and disconnected. The same one twice, or a \
      deactivation of a scene that is not active, means that the method is called by hand or observed twice. Work that belongs to the \
      window then starts twice and stops once.
      """,
    remedy: """
      Search for direct calls of the scene delegate's methods and for observers of UIScene notifications that are added more than once. If \
      the app has several windows, print the scene or its session in every callback.
      """,
    limits: """
      The opposite callback must be printed somewhere by the process. If the log prints no scene, two windows are legal and the rule fires \
      only if no number of windows explains the lines. A repeat on another channel is an echo.
      """,
    source: "Apple, UISceneDelegate; Apple, UIScene.ActivationState; Apple, UIScene sceneDidDisconnect(_:)",
    condition: .edge,
    examples: [
      .quiet(
        "An interruption",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[SceneDelegate scene:willConnectToSession:options:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.200 Demo[100:1] -[SceneDelegate sceneWillEnterForeground:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.300 Demo[100:1] -[SceneDelegate sceneDidBecomeActive:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.400 Demo[100:1] -[SceneDelegate sceneWillResignActive:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.500 Demo[100:1] -[SceneDelegate sceneDidBecomeActive:] <UIWindowScene: 0x10500a100>
        """),
      .quiet(
        "Two windows that print themselves",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[SceneDelegate scene:willConnectToSession:options:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.200 Demo[100:1] -[SceneDelegate sceneWillEnterForeground:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.300 Demo[100:1] -[SceneDelegate sceneDidBecomeActive:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.400 Demo[100:1] -[SceneDelegate scene:willConnectToSession:options:] <UIWindowScene: 0x10500b300>
        2024-05-01 10:00:00.500 Demo[100:1] -[SceneDelegate sceneWillEnterForeground:] <UIWindowScene: 0x10500b300>
        2024-05-01 10:00:00.600 Demo[100:1] -[SceneDelegate sceneDidBecomeActive:] <UIWindowScene: 0x10500b300>
        2024-05-01 10:00:00.700 Demo[100:1] -[SceneDelegate sceneWillResignActive:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.800 Demo[100:1] -[SceneDelegate sceneWillResignActive:] <UIWindowScene: 0x10500b300>
        """),
      .quiet(
        "Two windows without a name",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[SceneDelegate scene:willConnectToSession:options:]
        2024-05-01 10:00:00.200 Demo[100:1] -[SceneDelegate sceneWillEnterForeground:]
        2024-05-01 10:00:00.300 Demo[100:1] -[SceneDelegate sceneDidBecomeActive:]
        2024-05-01 10:00:00.400 Demo[100:1] -[SceneDelegate sceneWillResignActive:]
        2024-05-01 10:00:09.400 Demo[100:1] -[SceneDelegate scene:willConnectToSession:options:]
        2024-05-01 10:00:09.500 Demo[100:1] -[SceneDelegate sceneWillEnterForeground:]
        2024-05-01 10:00:09.600 Demo[100:1] -[SceneDelegate sceneDidBecomeActive:]
        2024-05-01 10:00:09.700 Demo[100:1] -[SceneDelegate sceneDidBecomeActive:]
        """),
      .quiet(
        "The notification repeats the delegate",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[SceneDelegate scene:willConnectToSession:options:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.200 Demo[100:1] -[SceneDelegate sceneWillEnterForeground:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.300 Demo[100:1] -[SceneDelegate sceneDidBecomeActive:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.302 Demo[100:1] UISceneDidActivateNotification <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.402 Demo[100:1] -[SceneDelegate sceneWillResignActive:] <UIWindowScene: 0x10500a100>
        """),
      .quiet(
        "The opposite callback is never printed",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[SceneDelegate scene:willConnectToSession:options:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.200 Demo[100:1] -[SceneDelegate sceneWillEnterForeground:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.300 Demo[100:1] -[SceneDelegate sceneDidBecomeActive:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:09.300 Demo[100:1] -[SceneDelegate sceneDidBecomeActive:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:18.300 Demo[100:1] -[SceneDelegate sceneDidBecomeActive:] <UIWindowScene: 0x10500a100>
        """),
      .firing(
        "The scene resigns twice in a row", at: 6,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[SceneDelegate scene:willConnectToSession:options:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.200 Demo[100:1] -[SceneDelegate sceneWillEnterForeground:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.300 Demo[100:1] -[SceneDelegate sceneDidBecomeActive:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.400 Demo[100:1] -[SceneDelegate sceneWillResignActive:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.500 Demo[100:1] -[SceneDelegate sceneWillResignActive:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.600 Demo[100:1] -[SceneDelegate sceneDidBecomeActive:] <UIWindowScene: 0x10500a100>
        """),
    ]
  )
}
