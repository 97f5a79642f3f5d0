import LogParser

/// How the method of a callback is declared in Swift and in Objective-C.
struct CallbackSelector: Sendable, Equatable {
  /// Beginnings of the parts of its name: the base name, then the labels that tell it from others.
  let swift: [String]
  let objectiveC: [String]

  /// The method of an event; nil for events that are no callbacks.
  init?(_ event: EventName) {
    if let (swift, objectiveC) = Self.special[event] {
      (self.swift, self.objectiveC) = (swift, objectiveC)
    } else if Self.plain.contains(event) {
      (swift, objectiveC) = ([event.rawValue], [event.rawValue])
    } else {
      return nil
    }
  }

  /// True if a method with these parts is the one.
  func isMet(by parts: [String]) -> Bool { Self.isMet(swift, by: parts) || Self.isMet(objectiveC, by: parts) }

  /// The base name stands first; the labels come behind it in this order, with or without others between them.
  private static func isMet(_ wanted: [String], by parts: [String]) -> Bool {
    guard parts.first == wanted.first else { return false }
    var rest = wanted.dropFirst()
    for part in parts.dropFirst() where rest.first == part { rest.removeFirst() }
    return rest.isEmpty
  }

  private static let plain: Set<EventName> = [
    .applicationDidFinishLaunching, .applicationDidBecomeActive, .applicationWillResignActive, .applicationDidEnterBackground,
    .applicationWillEnterForeground, .applicationWillTerminate, .applicationDidReceiveMemoryWarning, .applicationSignificantTimeChange,
    .sceneWillEnterForeground, .sceneDidBecomeActive, .sceneWillResignActive, .sceneDidEnterBackground, .sceneDidDisconnect,
    .awakeFromNib, .loadView, .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewWillLayoutSubviews, .viewDidLayoutSubviews,
    .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .viewWillUnload, .viewDidUnload, .didReceiveMemoryWarning,
  ]

  private static let special: [EventName: (swift: [String], objectiveC: [String])] = [
    .willFinishLaunchingWithOptions: application("willFinishLaunchingWithOptions"),
    .didFinishLaunchingWithOptions: application("didFinishLaunchingWithOptions"),
    .performFetch: (["application", "performFetchWithCompletionHandler"], ["application", "performFetchWithCompletionHandler"]),
    .didReceiveRemoteNotification: application("didReceiveRemoteNotification"),
    .handleEventsForBackgroundURLSession: application("handleEventsForBackgroundURLSession"),
    .openURL: (["application", "open"], ["application", "openURL"]),
    .continueUserActivity: (["application", "continue"], ["application", "continueUserActivity"]),
    .configurationForConnecting: (
      ["application", "configurationForConnecting"], ["application", "configurationForConnectingSceneSession"]
    ),
    .didDiscardSceneSessions: application("didDiscardSceneSessions"),
    .sceneWillConnect: (["scene", "willConnectTo"], ["scene", "willConnectToSession"]),
    .initWithCoder: (["init", "coder"], ["initWithCoder"]),
    .initWithNibName: (["init", "nibName"], ["initWithNibName"]),
    .willMoveToParent: (["willMove", "toParent"], ["willMoveToParentViewController"]),
    .didMoveToParent: (["didMove", "toParent"], ["didMoveToParentViewController"]),
    .viewWillTransition: (["viewWillTransition", "to"], ["viewWillTransitionToSize"]),
    .dealloc: (["deinit"], ["dealloc"]),
  ]

  private static func application(_ part: String) -> ([String], [String]) { (["application", part], ["application", part]) }
}
