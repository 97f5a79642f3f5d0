extension EventCatalog {
  /// The callbacks of the scene delegate, those of the application delegate about scenes, and their notifications.
  static let sceneCallbacks: [Callback] = [
    Callback(
      name: .configurationForConnecting, machine: .scene, channel: .appDelegate,
      words: ["configurationForConnectingSceneSession", "configurationForConnecting"], base: "application",
      selectors: ["application:configurationForConnectingSceneSession:options:"]),
    Callback(
      name: .didDiscardSceneSessions, machine: .scene, channel: .appDelegate, words: ["didDiscardSceneSessions"], base: "application",
      selectors: ["application:didDiscardSceneSessions:"]),
    Callback(
      name: .sceneWillConnect, machine: .scene, channel: .sceneDelegate, words: ["willConnectToSession", "sceneWillConnect"],
      arguments: ["willConnectTo"], base: "scene", selectors: ["scene:willConnectToSession:options:"],
      notifications: ["UISceneWillConnectNotification"]),
    row(.sceneWillEnterForeground, "UISceneWillEnterForegroundNotification"),
    row(.sceneDidBecomeActive, "UISceneDidActivateNotification"),
    row(.sceneWillResignActive, "UISceneWillDeactivateNotification"),
    row(.sceneDidEnterBackground, "UISceneDidEnterBackgroundNotification"),
    row(.sceneDidDisconnect, "UISceneDidDisconnectNotification"),
  ]

  private static func row(_ name: EventName, _ notification: String) -> Callback {
    Callback(
      name: name, machine: .scene, channel: .sceneDelegate, words: [name.rawValue], selectors: [name.rawValue + ":"],
      notifications: [notification])
  }

  static let sceneSamples: [EventSample] = [
    EventSample(
      "-[Fernway.SceneDelegate scene:willConnectToSession:options:] [Line 41] cold start", .sceneWillConnect, subject: "SceneDelegate",
      module: "Fernway"),
    EventSample("scene(_:willConnectTo:options:) line: 23", .sceneWillConnect),
    EventSample("scene(willConnectTo session)", .sceneWillConnect),
    EventSample(
      "[sceneDelegate] scene willConnectTo: (activationState = UISceneActivationState(rawValue: -1)", .sceneWillConnect,
      subject: "sceneDelegate"),
    EventSample("application(configurationForConnecting)", .configurationForConnecting),
    EventSample("application(_:configurationForConnecting:options:)", .configurationForConnecting),
    EventSample("application(_:didDiscardSceneSessions:)", .didDiscardSceneSessions),
    EventSample("sceneWillEnterForeground(_ scene: UIScene)", .sceneWillEnterForeground),
    EventSample("SceneDelegate.sceneDidBecomeActive(_:)", .sceneDidBecomeActive, subject: "SceneDelegate"),
    EventSample(
      "-[SceneDelegate sceneDidBecomeActive:] <UIWindowScene: 0x51>", .sceneDidBecomeActive, subject: "SceneDelegate", instance: "0x51"),
    EventSample("got UISceneDidActivateNotification for <UIWindowScene: 0x55979d114>", .sceneDidBecomeActive, instance: "0x55979d114"),
    EventSample("got UISceneWillDeactivateNotification for <UIWindowScene: 0x55979d114>", .sceneWillResignActive, instance: "0x55979d114"),
    EventSample(
      "[sceneDelegate] sceneWillResignActive: (activationState = UISceneActivationState(rawValue: 0)", .sceneWillResignActive,
      subject: "sceneDelegate"),
    EventSample("SceneDelegate -> sceneDidEnterBackground", .sceneDidEnterBackground, subject: "SceneDelegate"),
    EventSample(
      "sceneDidDisconnect(_:) session=1B4E28BA-2FA1-11D2-883F-0016D3CCA427", .sceneDidDisconnect,
      instance: "1B4E28BA-2FA1-11D2-883F-0016D3CCA427"),
  ]
}
