/// The rules in the order of their numbers.
public enum RuleCatalog {
  /// Every rule that the analyzer checks; a test compares the list with the folder.
  public static let all: [Rule] = [
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
    .sysStateDisagrees,
  ]

  /// The rule whose id is `id`, or nil.
  public static func rule(id: String) -> Rule? { all.first { $0.id == id } }
}
