extension EventCatalog {
  /// Callback names of SDKs and frameworks; what they tell is inferred.
  static let frameworkCallbacks: [Callback] = [
    row(.didFinishLaunchingWithOptions, ["FinishedLaunching"]),
    row(
      .applicationDidBecomeActive, ["appDidBecomeActive", "OnActivated"], ["SDL_APP_DIDENTERFOREGROUND", "SDL_EVENT_DID_ENTER_FOREGROUND"]),
    row(
      .applicationWillResignActive, ["appWillResignActive", "OnResignActivation"],
      ["SDL_APP_WILLENTERBACKGROUND", "SDL_EVENT_WILL_ENTER_BACKGROUND"]),
    row(.applicationDidEnterBackground, ["appDidEnterBackground"], ["SDL_APP_DIDENTERBACKGROUND", "SDL_EVENT_DID_ENTER_BACKGROUND"]),
    row(.applicationWillEnterForeground, ["appWillEnterForeground"], ["SDL_APP_WILLENTERFOREGROUND", "SDL_EVENT_WILL_ENTER_FOREGROUND"]),
    row(.applicationWillTerminate, ["appWillTerminate"], ["SDL_APP_TERMINATING", "SDL_EVENT_TERMINATING"]),
    row(.applicationDidReceiveMemoryWarning, [], ["SDL_APP_LOWMEMORY", "SDL_EVENT_LOW_MEMORY"]),
    short(.applicationDidBecomeActive, "didBecomeActive"), short(.applicationWillResignActive, "willResignActive"),
    short(.applicationDidEnterBackground, "didEnterBackground"), short(.applicationWillEnterForeground, "willEnterForeground"),
  ]

  /// What Unity's application delegate prints in front of the callback that it is in.
  static let frameworkMarks: [String] = ["-> ", "WARNING -> "]

  private static func row(_ name: EventName, _ words: [String], _ constants: [String] = []) -> Callback {
    Callback(name: name, machine: .app, channel: .framework, words: words + constants, selectors: words, isInferred: true)
  }

  /// UIKit's word without `application`.
  private static func short(_ name: EventName, _ word: String) -> Callback {
    Callback(name: name, machine: .app, channel: .framework, words: [word], selectors: [word], isInferred: true, needsApp: true)
  }

  /// Messages of frameworks. Flutter and React Native have one word, inactive, for both directions.
  static let frameworkPhrases: [Phrase] = [
    flutter("resumed", .applicationDidBecomeActive),
    flutter("inactive", .applicationWillResignActive, onReturn: .applicationWillEnterForeground),
    flutter("paused", .applicationDidEnterBackground),
    reactNative("active", .applicationDidBecomeActive),
    reactNative("inactive", .applicationWillResignActive, onReturn: .applicationWillEnterForeground),
    reactNative("background", .applicationDidEnterBackground),
    state("active", .applicationDidBecomeActive),
    state("inactive", .applicationWillResignActive, onReturn: .applicationWillEnterForeground),
    state("background", .applicationDidEnterBackground),
    quoted("active", .applicationDidBecomeActive), quoted("background", .applicationDidEnterBackground),
    phrase(.applicationDidBecomeActive, "appStateChange isActive", "\\bappStateChange\\W+isActive\\W+true\\b"),
    phrase(.applicationWillResignActive, "appStateChange isActive", "\\bappStateChange\\W+isActive\\W+false\\b"),
    phrase(.applicationDidBecomeActive, "isActive", "\\bTO JS \\{\"isActive\":true\\}"),
    phrase(.applicationWillResignActive, "isActive", "\\bTO JS \\{\"isActive\":false\\}"),
    phrase(.didFinishLaunchingWithOptions, "Apache Cordova", "\\bApache Cordova (?:native|iOS) platform version \\S+ is starting\\.?$"),
    phrase(.didFinishLaunchingWithOptions, "IOSApplication created", "\\bIOSApplication: created\\b"),
    phrase(.applicationDidBecomeActive, "IOSApplication resumed", "\\bIOSApplication: resumed\\b"),
    phrase(.applicationWillResignActive, "IOSApplication paused", "\\bIOSApplication: paused\\b"),
    phrase(.applicationWillTerminate, "IOSApplication disposed", "\\bIOSApplication: disposed\\b"),
    phrase(.didFinishLaunchingWithOptions, "App OnStart", "\\bApp\\.OnStart\\b"),
    phrase(.applicationDidBecomeActive, "Deactivation reason", "^Deactivation reason removed: \\d+; deactivation reasons: \\d+ -> 0;"),
    phrase(.applicationWillResignActive, "Deactivation reason", "^Deactivation reason added: \\d+; deactivation reasons: 0 -> \\d+;"),
    phrase(.beginBackgroundTask, "Starting background task", "\\bStarting background task\\.?$", machine: .task),
    phrase(
      .endBackgroundTask, "Ending background task", "\\bEnding background task(?: with UIBackgroundTaskIdentifier: (?<subject>\\d+))?\\.?$",
      machine: .task),
    phrase(.launchRequested, "Open", "^ *t = +\\d+\\.\\d+s +Open (?<subject>[\\w-]+\\.[\\w.-]+)$", machine: .system),
    phrase(
      .terminationRequested, "Terminate", "^ *t = +\\d+\\.\\d+s +Terminate (?<subject>[\\w-]+\\.[\\w.-]+):(?<instance>\\d+)$",
      machine: .system),
  ]

  private static func flutter(_ state: String, _ name: EventName, onReturn: EventName? = nil) -> Phrase {
    let pattern = "(?<!is )(?:\\bdidChangeAppLifecycleState|\\bAppLifecycleState\\.)\\W*(?:AppLifecycleState\\.)?\(state)\\b"
    var row = phrase(name, "AppLifecycleState", pattern)
    row.triggers.append("didChangeAppLifecycleState")
    row.onReturn = onReturn
    return row
  }

  private static func reactNative(_ state: String, _ name: EventName, onReturn: EventName? = nil) -> Phrase {
    var row = phrase(
      name, "AppState changed",
      "\\bAppState (?:has )?changed(?: to)?\\W+(?:(?:from\\W+)?\\w+\\W*(?:->|→|to)\\W*)?\(state)\\b(?!\\W*(?:->|→|to\\b))")
    row.onReturn = onReturn
    return row
  }

  /// A line that says AppState and a state and nothing else; apps that poll print it again and again.
  private static func state(_ state: String, _ name: EventName, onReturn: EventName? = nil) -> Phrase {
    var row = phrase(
      name, "AppState \(state)", "^(?:\\[[\\w.:-]+\\] ?|(?:LOG|INFO|WARN|ERROR|DEBUG) +)*'?AppState'?(?: is| state)?\\W{1,4}\(state)\\W*$")
    (row.onReturn, row.isState) = (onReturn, true)
    return row
  }

  /// A state in quotation marks, as old versions print strings; other things than the app are active, so the background comes first.
  private static func quoted(_ state: String, _ name: EventName) -> Phrase {
    var row = phrase(name, state, "^'\(state)'(?:, \\{.*\\})?$")
    (row.isState, row.needsBackground) = (true, name != .applicationDidEnterBackground)
    return row
  }

  private static func phrase(_ name: EventName, _ trigger: String, _ pattern: String, machine: Machine = .app) -> Phrase {
    Phrase(name: name, machine: machine, channel: .framework, triggers: [trigger], pattern: pattern, isInferred: true)
  }

  static let frameworkSamples: [EventSample] = [
    EventSample("AppDelegate.appWillEnterForeground(_:)", .applicationWillEnterForeground),
    EventSample("VERBOSE: pushKitApplicationWillResignActive", .applicationWillResignActive),
    EventSample("-[Tracker didEnterBackground:]", .applicationDidEnterBackground),
    EventSample("BackgroundDemo== OnActivated called.", .applicationDidBecomeActive),
    EventSample("[AppDelegate] didBecomeActive", .applicationDidBecomeActive),
    EventSample("willResignActive", .applicationWillResignActive),
    EventSample("SDL_APP_WILLENTERBACKGROUND", .applicationWillResignActive),
    EventSample("flutter: didChangeAppLifecycleState: AppLifecycleState.paused", .applicationDidEnterBackground),
    EventSample("flutter: AppLifecycleState.resumed", .applicationDidBecomeActive),
    EventSample("[AppLifecycle] state AppLifecycleState.inactive", .applicationWillResignActive),
    EventSample("AppState active", .applicationDidBecomeActive),
    EventSample("'AppState', 'inactive'", .applicationWillResignActive),
    EventSample("AppState background", .applicationDidEnterBackground),
    EventSample("AppState changed: 'active' -> 'inactive'", .applicationWillEnterForeground),
    EventSample("'background', { at: 1 }", .applicationDidEnterBackground),
    EventSample("'active'", .applicationDidBecomeActive),
    EventSample("[JS] AppState changed to inactive", .applicationWillResignActive),
    EventSample("⚡️  [log] - appStateChange {\"isActive\":false}", .applicationWillResignActive),
    EventSample("⚡️  TO JS {\"isActive\":true}", .applicationDidBecomeActive),
    EventSample("Apache Cordova iOS platform version 7.1.1 is starting.", .didFinishLaunchingWithOptions),
    EventSample("[debug] IOSApplication: paused", .applicationWillResignActive),
    EventSample("App.OnStart", .didFinishLaunchingWithOptions),
    EventSample(
      "Deactivation reason removed: 5; deactivation reasons: 32 -> 0; animating application lifecycle event: 1", .applicationDidBecomeActive
    ),
    EventSample("Ending background task with UIBackgroundTaskIdentifier: 19", .endBackgroundTask, subject: "19"),
    EventSample("    t =     0.01s Open com.example.till", .launchRequested, subject: "com.example.till"),
  ]
}
