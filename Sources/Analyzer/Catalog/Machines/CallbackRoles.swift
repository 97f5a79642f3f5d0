import LogParser

/// The callbacks that play a part in more than their table: the engine asks for the part and names none of them.
enum CallbackRoles {
  /// Makes the application active.
  static let activation: EventName = .applicationDidBecomeActive
  /// The last that an application says.
  static let farewell: EventName = .applicationWillTerminate
  /// The first that an application says; whoever prints it has nothing older than the log.
  static let firstLaunch: EventName = .willFinishLaunchingWithOptions
  /// The end of a process, whatever the reason.
  static let exit: EventName = .processExit
  /// Asks for the end of a process, which need not follow.
  static let terminationRequest: EventName = .terminationRequested
  /// Asks for the start of a process.
  static let launchRequest: EventName = .launchRequested
  /// Tells that the process was prepared before anybody asked for it.
  static let prewarming: EventName = .processPrewarmed
  /// Begins a task.
  static let taskBegin: EventName = .beginBackgroundTask
  /// Tells that the log has gaps.
  static let loss: EventName = .messagesLost
  /// Names the process that the next lines are about.
  static let reportHeading: EventName = .reportedProcess
  /// Counts endings of a day, and names none.
  static let exitCount: EventName = .exitCounted
  /// Memory is short.
  static let memoryWarnings: Set<EventName> = [.applicationDidReceiveMemoryWarning, .memoryWarning]
  /// What objects of any kind print.
  static let commonOfObjects: Set<EventName> = [.didReceiveMemoryWarning]
  /// Load a view; each may be the only one that is printed.
  static let viewLoads: [EventName] = [.loadView, .viewDidLoad]
  /// Tell of one appearance, the most telling first.
  static let appearances: [EventName] = [.viewDidAppear, .viewWillAppear, .viewIsAppearing]
  /// Phases of a SwiftUI app.
  static let phases: Set<EventName> = [.scenePhaseActive, .scenePhaseInactive, .scenePhaseBackground]
  /// Activation callbacks of the application delegate, which UIKit does not call where there are scenes.
  static let activations: Set<EventName> = [
    .applicationDidBecomeActive, .applicationWillResignActive, .applicationDidEnterBackground, .applicationWillEnterForeground,
  ]

  /// Callbacks that tell of the same transition have one name: the notification of a launch tells of either launch callback.
  static func transition(of name: EventName) -> EventName {
    name == .applicationDidFinishLaunching ? .didFinishLaunchingWithOptions : name
  }

  /// What the interval behind a launch is, seen from the callback that ends it.
  static func launchState(before next: EventName?, printsActivation: Bool) -> String {
    switch next {
    case .applicationWillEnterForeground, .visibilityBackground: "background"
    case .applicationDidEnterBackground: printsActivation ? "background" : "inactive"
    default: "inactive"
    }
  }
}
