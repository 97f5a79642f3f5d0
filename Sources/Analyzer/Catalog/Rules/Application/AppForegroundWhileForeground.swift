import LogParser

extension Rule {
  /// A return to the foreground of an app that is there already.
  static let appForegroundWhileForeground = Rule(
    id: "app-foreground-while-foreground", number: "R08", machine: .app, severity: .error, certainty: .likely,
    title: "The app enters the foreground although it was not in the background",
    why: """
      willEnterForeground undoes didEnterBackground, and comes only to an app that is in the background. Apps reload data and rebuild \
      their screens in it. If it runs in the foreground, it runs under the fingers of the user: lists jump, forms lose their text, and \
      requests are sent twice.
      """,
    remedy: """
      Search for direct calls of applicationWillEnterForeground(_:) and for code that posts its notification to force a refresh. Give the \
      refresh a name and call it directly.
      """,
    limits: """
      didEnterBackground must be printed somewhere by the process. Directly after a launch the callback is legal: scene-based apps always \
      get it there. A second window that comes to the foreground and is printed as an event of the app looks like this fault.
      """,
    source: "Apple, UIApplicationDelegate applicationWillEnterForeground(_:); Apple, UIApplication.willEnterForegroundNotification",
    condition: .edge,
    examples: [
      .quiet(
        "Return from the background",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:01:00.200 Demo[100:1] -[AppDelegate applicationWillEnterForeground:]
        2024-05-01 10:01:00.300 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        """),
      .quiet(
        "didEnterBackground is never printed",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:01:00.200 Demo[100:1] -[AppDelegate applicationWillEnterForeground:]
        2024-05-01 10:01:00.300 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        """),
      .quiet(
        "A scene-based app enters the foreground at launch",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] -[SceneDelegate scene:willConnectToSession:options:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.200 Demo[100:1] -[SceneDelegate sceneWillEnterForeground:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.300 Demo[100:1] UIApplicationWillEnterForegroundNotification
        2024-05-01 10:00:00.400 Demo[100:1] -[SceneDelegate sceneDidBecomeActive:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:00.500 Demo[100:1] UIApplicationDidBecomeActiveNotification
        2024-05-01 10:00:09.500 Demo[100:1] -[SceneDelegate sceneWillResignActive:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:09.600 Demo[100:1] UIApplicationWillResignActiveNotification
        2024-05-01 10:00:09.700 Demo[100:1] -[SceneDelegate sceneDidEnterBackground:] <UIWindowScene: 0x10500a100>
        2024-05-01 10:00:09.800 Demo[100:1] UIApplicationDidEnterBackgroundNotification
        """),
      .quiet(
        "The log begins with a return",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationWillEnterForeground:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.300 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        """),
      .firing(
        "A refresh is forced through the callback", at: 6,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
        2024-05-01 10:01:00.200 Demo[100:1] -[AppDelegate applicationWillEnterForeground:]
        2024-05-01 10:01:00.300 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
        2024-05-01 10:01:30.300 Demo[100:1] -[AppDelegate applicationWillEnterForeground:]
        """),
    ]
  )
}
