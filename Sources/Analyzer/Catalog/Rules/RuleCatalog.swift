import LogParser

/// The rules in the order of their numbers.
public enum RuleCatalog {
  /// Every rule that the analyzer checks: the numbered ones, then the messages of UIKit and SwiftUI.
  public static let all: [Rule] = numbered + messages

  /// Rules about what happened; a test compares the list with the folder.
  static let numbered: [Rule] = [
    .appLaunchRepeated, .appEventBeforeLaunch, .appBothFinishCallbacks, .appDuplicateActive, .appResignWithoutActive,
    .appBackgroundWithoutResign, .appDuplicateBackground, .appForegroundWhileForeground, .appActiveWithoutForeground,
    .appTerminateFromActive, .appEventAfterTerminate, .appTerminateOverrun, .appSlowLaunch, .appSlowResume, .appVanishedForeground,
    .appVanishedBackground, .appBackgroundOverrun, .appBackgroundUnprotected, .appOpenurlInBackground, .appSceneCallbackMix,
    .appFlapping, .appFirstLineMidstream, .sceneEventBeforeConnect, .sceneConnectBeforeLaunch, .sceneActiveWithoutForeground,
    .sceneBackgroundWithoutResign, .sceneDuplicateEvent, .sceneEventAfterDisconnect, .sceneDisconnectWhileActive,
    .sceneAppAggregateMismatch, .swiftuiPhaseSkip, .swiftuiDisappearWithoutAppear, .vcLoadviewLoop, .vcReloadWithoutUnload,
    .vcAppearBeforeLoad, .vcDidappearWithoutWillappear, .vcAppearRepeated, .vcDisappearWithoutAppear,
    .vcDiddisappearWithoutWilldisappear, .vcIsappearingMisplaced, .vcTransitionCancelled, .vcTransitionStuck, .vcDeallocWhileVisible,
    .vcEventAfterDealloc, .vcLeakSuspected, .vcUnloadOnModernIos, .vcLayoutStorm, .vcAppearsInBackground, .vcParentMoveUnbalanced,
    .taskLeaked, .taskDoubleEnd, .taskNotEndedAfterExpiry, .taskBeginTooLate, .taskNameOverlap, .sysWatchdogKill, .sysLockedFileKill,
    .sysBackgroundTimeKill, .sysJetsamLimit, .sysJetsamPressure, .sysCrashSignal, .sysForceQuit, .sysPolicyKill, .sysBootstrapFailed,
    .sysStateDisagrees, .expectUnmet,
  ]

  /// One rule per runtime message of the event catalog.
  static let messages: [Rule] = RuntimeMessage.all.enumerated().map { Rule(message: $1, number: $0 + 1) }

  /// The rule whose id is `id`, or nil.
  public static func rule(id: String) -> Rule? { all.first { $0.id == id } }
}
