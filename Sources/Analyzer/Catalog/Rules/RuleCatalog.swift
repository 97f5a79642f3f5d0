/// The rules in the order of their numbers.
public enum RuleCatalog {
  /// Every rule that the analyzer checks; a test compares the list with the folder.
  public static let all: [Rule] = [
    .appLaunchRepeated, .appEventBeforeLaunch, .appBothFinishCallbacks, .appDuplicateActive, .appResignWithoutActive,
    .appBackgroundWithoutResign, .appDuplicateBackground, .appForegroundWhileForeground, .appActiveWithoutForeground,
    .appTerminateFromActive, .appEventAfterTerminate, .appTerminateOverrun, .appVanishedForeground, .appVanishedBackground,
    .appBackgroundOverrun, .appBackgroundUnprotected, .appSceneCallbackMix, .appFirstLineMidstream, .sceneEventBeforeConnect,
    .sceneConnectBeforeLaunch, .sceneActiveWithoutForeground, .sceneBackgroundWithoutResign, .sceneDuplicateEvent,
    .sceneEventAfterDisconnect, .sceneDisconnectWhileActive, .vcLoadviewLoop, .vcReloadWithoutUnload, .vcAppearBeforeLoad,
    .vcDidappearWithoutWillappear, .vcAppearRepeated, .vcDisappearWithoutAppear, .vcDiddisappearWithoutWilldisappear,
    .vcIsappearingMisplaced, .vcTransitionCancelled, .vcDeallocWhileVisible, .vcEventAfterDealloc, .vcUnloadOnModernIos, .sysCrashSignal,
  ]

  /// The rule whose id is `id`, or nil.
  public static func rule(id: String) -> Rule? { all.first { $0.id == id } }
}
