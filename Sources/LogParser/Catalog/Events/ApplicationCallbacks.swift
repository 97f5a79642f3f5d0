extension EventCatalog {
  /// The callbacks of the application delegate and their notifications.
  static let applicationCallbacks: [Callback] = [
    row(
      .willFinishLaunchingWithOptions, words: ["willFinishLaunchingWithOptions", "applicationWillFinishLaunchingWithOptions"],
      base: "application", selectors: ["application:willFinishLaunchingWithOptions:"]),
    row(
      .didFinishLaunchingWithOptions, words: ["didFinishLaunchingWithOptions", "applicationDidFinishLaunchingWithOptions"],
      base: "application", selectors: ["application:didFinishLaunchingWithOptions:"]),
    row(.applicationDidFinishLaunching, "FinishLaunching", words: ["applicationDidFinishLaunching"]),
    row(.applicationDidBecomeActive, "BecomeActive", words: ["applicationDidBecomeActive"]),
    row(.applicationWillResignActive, "ResignActive", words: ["applicationWillResignActive", "applicationDidResignActive"]),
    row(.applicationDidEnterBackground, "EnterBackground", words: ["applicationDidEnterBackground"]),
    row(.applicationWillEnterForeground, "EnterForeground", words: ["applicationWillEnterForeground"]),
    row(.applicationWillTerminate, "Terminate", words: ["applicationWillTerminate"]),
    row(.applicationDidReceiveMemoryWarning, "ReceiveMemoryWarning", words: ["applicationDidReceiveMemoryWarning"]),
    row(.applicationSignificantTimeChange, "SignificantTimeChange", words: ["applicationSignificantTimeChange"]),
    row(
      .openURL, arguments: ["openURL", "handleOpenURL", "open"], base: "application",
      selectors: [
        "application:openURL:options:", "application:openURL:sourceApplication:annotation:", "application:handleOpenURL:",
      ]),
    row(
      .continueUserActivity, arguments: ["continueUserActivity", "continue"], base: "application",
      selectors: ["application:continueUserActivity:restorationHandler:"]),
    row(
      .performFetch, words: ["performFetchWithCompletionHandler"], base: "application",
      selectors: ["application:performFetchWithCompletionHandler:"]),
    row(
      .didReceiveRemoteNotification, words: ["didReceiveRemoteNotification"], base: "application",
      selectors: ["application:didReceiveRemoteNotification:", "application:didReceiveRemoteNotification:fetchCompletionHandler:"]),
    row(
      .handleEventsForBackgroundURLSession, words: ["handleEventsForBackgroundURLSession"], base: "application",
      selectors: ["application:handleEventsForBackgroundURLSession:completionHandler:"]),
    row(
      .protectedDataWillBecomeUnavailable, words: ["applicationProtectedDataWillBecomeUnavailable"],
      selectors: ["applicationProtectedDataWillBecomeUnavailable:"],
      notifications: ["UIApplicationProtectedDataWillBecomeUnavailable"]),
    row(
      .protectedDataDidBecomeAvailable, words: ["applicationProtectedDataDidBecomeAvailable"],
      selectors: ["applicationProtectedDataDidBecomeAvailable:"],
      notifications: ["UIApplicationProtectedDataDidBecomeAvailable"]),
    row(
      .performActionForShortcutItem, words: ["performActionForShortcutItem"], base: "application",
      selectors: ["application:performActionForShortcutItem:completionHandler:"]),
  ]

  private static func row(
    _ name: EventName, words: [String] = [], arguments: [String] = [], base: String? = nil, selectors: [String],
    notifications: [String] = []
  ) -> Callback {
    Callback(
      name: name, machine: .app, channel: .appDelegate, words: words, arguments: arguments, base: base, selectors: selectors,
      notifications: notifications)
  }

  /// A callback whose notification and selector are made of the same words.
  private static func row(_ name: EventName, _ stem: String, words: [String]) -> Callback {
    let middle = name.rawValue.dropFirst("application".count)
    return Callback(
      name: name, machine: .app, channel: .appDelegate, words: words, selectors: words.map { $0 + ":" },
      notifications: ["UIApplication\(middle)Notification"])
  }

  static let applicationSamples: [EventSample] = [
    EventSample("-[AppDelegate application:didFinishLaunchingWithOptions:]", .didFinishLaunchingWithOptions),
    EventSample("--- -[AppDelegate application:didFinishLaunchingWithOptions:] ---", .didFinishLaunchingWithOptions),
    EventSample("-[AppDelegate application:didFinishLaunchingWithOptions:] {", .didFinishLaunchingWithOptions),
    EventSample("application(_:didFinishLaunchingWithOptions:)", .didFinishLaunchingWithOptions),
    EventSample("アプリ起動 application(didFinishLaunchingWithOptions)", .didFinishLaunchingWithOptions),
    EventSample("AppDelegate.application(_:didFinishLaunchingWithOptions:):24, text", .didFinishLaunchingWithOptions),
    EventSample("[AppDelegate] didFinishLaunchingWithOptions", .didFinishLaunchingWithOptions),
    EventSample("didFinishLaunchingWithOptions state=background", .didFinishLaunchingWithOptions),
    EventSample("application:didFinishLaunchingWithOptions: applicationState = 2", .didFinishLaunchingWithOptions),
    EventSample("willFinishLaunchingWithOptions", .willFinishLaunchingWithOptions),
    EventSample("-> applicationDidFinishLaunching()", .applicationDidFinishLaunching),
    EventSample("-[AppDelegate applicationDidBecomeActive:]", .applicationDidBecomeActive),
    EventSample("AppDelegate.applicationDidBecomeActive(_:)", .applicationDidBecomeActive),
    EventSample("APPLICATIONDIDBECOMEACTIVE", .applicationDidBecomeActive),
    EventSample("🟢 (AppLifecycle) applicationDidBecomeActive", .applicationDidBecomeActive),
    EventSample("[AppDelegate.m:139 -[AppDelegate applicationDidBecomeActive:]]: applicationDidBecomeActive.", .applicationDidBecomeActive),
    EventSample("got UIApplicationDidBecomeActiveNotification", .applicationDidBecomeActive),
    EventSample("-> applicationDidResignActive()", .applicationWillResignActive),
    EventSample("-[AppDelegate applicationWillResignActive:],63", .applicationWillResignActive),
    EventSample("[Message] (callAppDelegate.m:64  ) applicationWillResignActive:", .applicationWillResignActive),
    EventSample(
      "NSConcreteNotification 0x57491ae62 {name = UIApplicationDidEnterBackgroundNotification; object = <UIApplication: 0x52dd>}",
      .applicationDidEnterBackground),
    EventSample("VERBOSE: pushKitApplicationDidEnterBackground", .applicationDidEnterBackground),
    EventSample("AppDelegate applicationWillTerminate", .applicationWillTerminate),
    EventSample("applicationWillEnterForeground:", .applicationWillEnterForeground),
    EventSample("WARNING -> applicationDidReceiveMemoryWarning()", .applicationDidReceiveMemoryWarning),
    EventSample("-[AppDelegate applicationSignificantTimeChange:]", .applicationSignificantTimeChange),
    EventSample("application(_:open:options:)", .openURL),
    EventSample("-[AppDelegate application:openURL:sourceApplication:annotation:] fernway://x", .openURL),
    EventSample("AppDelegate.application(_:continue:restorationHandler:)", .continueUserActivity),
    EventSample("- KWPeriodicRefresh performFetchWithCompletionHandler", .performFetch),
    EventSample("application:performFetchWithCompletionHandler: applicationState = 2", .performFetch),
    EventSample("application(_:didReceiveRemoteNotification:fetchCompletionHandler:)", .didReceiveRemoteNotification),
    EventSample(
      "-[AppDelegate application:handleEventsForBackgroundURLSession:completionHandler:]", .handleEventsForBackgroundURLSession),
    EventSample("-[AppDelegate applicationProtectedDataWillBecomeUnavailable:]", .protectedDataWillBecomeUnavailable),
    EventSample("applicationProtectedDataDidBecomeAvailable", .protectedDataDidBecomeAvailable),
    EventSample("-[AppDelegate application:performActionForShortcutItem:completionHandler:]", .performActionForShortcutItem),
  ]
}
