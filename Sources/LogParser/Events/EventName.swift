/// What happened, in UIKit's own words; the name of the case is the name in every report.
///
/// It has no raw type on purpose: Swift hashes an enumeration with raw strings by its strings, and every look-up in a table or a set
/// would pay for that. As a coding key it has its names from the compiler all the same.
public enum EventName: CaseIterable, Sendable, Hashable, CodingKey {
  // Application delegate.
  case willFinishLaunchingWithOptions, didFinishLaunchingWithOptions, applicationDidFinishLaunching
  case applicationDidBecomeActive, applicationWillResignActive, applicationDidEnterBackground
  case applicationWillEnterForeground, applicationWillTerminate, applicationDidReceiveMemoryWarning
  case applicationSignificantTimeChange, openURL, continueUserActivity, performFetch, didReceiveRemoteNotification
  case handleEventsForBackgroundURLSession, protectedDataWillBecomeUnavailable, protectedDataDidBecomeAvailable
  case performActionForShortcutItem
  // Scene delegate.
  case configurationForConnecting, didDiscardSceneSessions, sceneWillConnect, sceneWillEnterForeground
  case sceneDidBecomeActive, sceneWillResignActive, sceneDidEnterBackground, sceneDidDisconnect
  // SwiftUI.
  case scenePhaseActive, scenePhaseInactive, scenePhaseBackground, onAppear, onDisappear
  // View controller.
  case `init`, initWithCoder, initWithNibName, awakeFromNib, loadView, loadViewIfNeeded, viewDidLoad
  case viewWillAppear, viewIsAppearing, viewWillLayoutSubviews, viewDidLayoutSubviews, viewDidAppear
  case viewWillDisappear, viewDidDisappear, viewWillUnload, viewDidUnload, didReceiveMemoryWarning
  case willMoveToParent, didMoveToParent, viewWillTransition, dealloc
  // Background tasks.
  case beginBackgroundTask, endBackgroundTask, backgroundTaskExpired, backgroundTaskOverdue
  case backgroundTaskUnknownIdentifier, backgroundTimeRemaining, fetchCompletion, taskStarted, setTaskCompleted
  // The system's own view of the process.
  case launchRequested, processStart, processExit, crash, watchdogKill, watchdogViolation, jetsamKill
  case terminationRequested, visibilityForeground, visibilityBackground, taskStateRunning, taskStateSuspended
  case memoryWarning, audioInterruptionBegan, audioInterruptionEnded
  /// The system woke the process in the background: location, audio, VoIP or Bluetooth.
  case backgroundWake
  /// A statistic counts that a run of the day ended so.
  case exitCounted
  /// A crash report names the process that it is about.
  case reportedProcess
  /// A line tells the version of iOS; it becomes `Record.system` and no event of the record.
  case systemVersion
  /// The system prepared the process before anybody asked for it.
  case processPrewarmed
  /// The log itself says that messages are missing.
  case messagesLost
  /// A warning of UIKit or SwiftUI; `Event.rule` names it.
  case runtimeMessage

  /// The name in every report.
  public var rawValue: String { stringValue }

  /// Finds an event by its name in reports.
  public init?(rawValue: String) { self.init(stringValue: rawValue) }

  /// The name.
  public var description: String { stringValue }
}
