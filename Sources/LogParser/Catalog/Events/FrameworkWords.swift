extension EventCatalog {
  /// Callback names of SDKs and frameworks; what they tell is inferred.
  static let frameworkCallbacks: [Callback] = [
    row(.applicationWillEnterForeground, ["appWillEnterForeground"]), row(.applicationDidEnterBackground, ["appDidEnterBackground"]),
    row(.applicationDidBecomeActive, ["appDidBecomeActive"]), row(.applicationWillResignActive, ["appWillResignActive"]),
    row(.applicationWillTerminate, ["appWillTerminate"]),
  ]

  private static func row(_ name: EventName, _ words: [String]) -> Callback {
    Callback(
      name: name, machine: .app, channel: .framework, words: words, selectors: words.flatMap { [$0, $0 + ":"] }, isInferred: true)
  }

  /// Messages of frameworks.
  static let frameworkPhrases: [Phrase] = []

  static let frameworkSamples: [EventSample] = [
    EventSample("AppDelegate.appWillEnterForeground(_:)", .applicationWillEnterForeground),
    EventSample("VERBOSE: pushKitApplicationWillResignActive", .applicationWillResignActive),
  ]
}
