import LogParser

/// The tables, and how events of other life cycles drive them.
public enum MachineCatalog {
  /// Every transition table.
  public static let all: [MachineTable] = [.application, .scene, .viewController, .backgroundTask]

  /// Returns the table of a life cycle; nil for those that have no states of their own.
  ///
  /// A table is made when it is first asked for, so that a log of controllers does not pay for scenes.
  public static func table(for machine: Machine) -> MachineTable? {
    switch machine {
    case .app: .application
    case .scene: .scene
    case .viewController: .viewController
    case .task: .backgroundTask
    case .swiftui, .system, .message: nil
    }
  }

  /// Events of the system that change the state of the application.
  static let applicationSystemEvents: Set<EventName> = [
    .processStart, .processExit, .crash, .watchdogKill, .jetsamKill, .taskStateSuspended, .taskStateRunning,
    .visibilityForeground, .visibilityBackground,
  ]

  /// What the system says of an app that prints no callbacks of its own.
  static let visibilities: Set<EventName> = [.visibilityForeground, .visibilityBackground]

  /// Events that end a process.
  static let exits: Set<EventName> = [.processExit, .crash, .watchdogKill, .jetsamKill]

  /// Events that begin a process.
  static let processStarts: Set<EventName> = [.processStart]

  /// Callbacks that begin a run.
  static let launches: Set<EventName> = [.willFinishLaunchingWithOptions, .didFinishLaunchingWithOptions, .applicationDidFinishLaunching]

  /// Launch callbacks that end the launch.
  static let finishedLaunches: Set<EventName> = [.didFinishLaunchingWithOptions, .applicationDidFinishLaunching]

  /// Events for which the system wakes a process in the background.
  public static let wakes: Set<EventName> = [
    .backgroundWake, .performFetch, .didReceiveRemoteNotification, .handleEventsForBackgroundURLSession, .taskStarted,
  ]

  /// Events that tell of the way to the background.
  static let backgroundEntries: Set<EventName> = [.applicationDidEnterBackground, .sceneDidEnterBackground]

  /// The application event that a SwiftUI phase tells of; `inactive` is told on the way out and on the way back.
  static func applicationEvent(forPhase phase: EventName, in state: StateID) -> EventName? {
    switch phase {
    case .scenePhaseActive: .applicationDidBecomeActive
    case .scenePhaseBackground: .applicationDidEnterBackground
    case .scenePhaseInactive:
      [StateID(ApplicationState.background), StateID(ApplicationState.suspended)].contains(state)
        ? .applicationWillEnterForeground : .applicationWillResignActive
    default: nil
    }
  }

  /// Apple's word for the state of an application whose most active scene is in `state`.
  static func applicationState(forScene state: StateID) -> ApplicationState {
    switch state {
    case StateID(SceneState.foregroundActive): .active
    case StateID(SceneState.foregroundInactive): .inactive
    default: .background
    }
  }

  /// The word for a state of the application; the launch interval is named by what follows it.
  static func applicationName(of state: StateID, launchState: String) -> String {
    let launching: [ApplicationState] = [.launching, .launched]
    return launching.contains { StateID($0) == state } ? launchState : MachineTable.application.name(of: state)
  }
}
