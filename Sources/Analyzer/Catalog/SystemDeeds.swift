import LogParser

/// What only some versions of iOS do (Apple, availability in the headers; wordings as observed in public logs).
enum SystemDeeds {
  /// The versions that an event can come from; nil if it tells nothing.
  static func versions(of event: Event) -> SystemRange? {
    var range = SystemRange()
    if let rule = event.rule {
      (range.lowest, range.highest) = (firstOfMessage[rule], lastOfMessage[rule])
    } else if !event.isInferred {
      (range.lowest, range.highest) = (firstOfEvent[event.name], lastOfEvent[event.name])
    }
    return range.isOpen ? nil : range
  }

  private static let firstOfEvent: [EventName: Int] = [
    .configurationForConnecting: 13, .didDiscardSceneSessions: 13, .sceneWillConnect: 13, .sceneWillEnterForeground: 13,
    .sceneDidBecomeActive: 13, .sceneWillResignActive: 13, .sceneDidEnterBackground: 13, .sceneDidDisconnect: 13,
    .scenePhaseActive: 14, .scenePhaseInactive: 14, .scenePhaseBackground: 14, .viewIsAppearing: 13, .taskStarted: 13,
    .processPrewarmed: 15,
  ]

  private static let lastOfEvent: [EventName: Int] = [.viewWillUnload: 5, .viewDidUnload: 5]

  private static let firstOfMessage: [String: Int] = [
    "uikit-task-30s": 13, "uikit-task-not-ended": 13, "uikit-bgtask-no-handler": 13, "uikit-bgtask-late-register": 13,
    "uikit-scene-config-missing": 13, "uikit-scene-adoption-18": 18, "uikit-scene-adoption-26": 26, "uikit-layout-offscreen": 13,
    "swiftui-multiple-updates": 14, "swiftui-state-in-update": 13, "swiftui-publish-in-update": 13, "swiftui-publish-background": 13,
  ]

  private static let lastOfMessage: [String: Int] = ["uikit-scene-adoption-18": 25]

  /// Messages that only an app without scenes gets.
  static let messagesWithoutScenes: Set<String> = ["uikit-scene-adoption-18", "uikit-scene-adoption-26"]
}
