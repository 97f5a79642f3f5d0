/// Apple's daemons and tools, which are never judged as applications.
enum SystemProcesses {
  /// Returns true if the executable is part of the system.
  static func contains(_ name: String?) -> Bool {
    guard let name else { return false }
    return names.contains(name) || name.hasPrefix("com.apple.")
  }

  private static let names: Set<String> = [
    "SpringBoard", "runningboardd", "backboardd", "assertiond", "launchd", "launchd_sim", "kernel", "ReportCrash", "osanalyticshelper",
    "CommCenter", "dasd", "locationd", "symptomsd", "mediaserverd", "wifid", "bluetoothd", "apsd", "sharingd", "identityservicesd",
    "nsurlsessiond", "duetexpertd", "callservicesd", "healthd", "gamepolicyd", "PineBoard", "DTServiceHub", "debugserver", "powerd",
    "xcodebuild", "simctl", "testmanagerd", "installd", "lsd", "cfprefsd", "trustd", "mDNSResponder", "timed", "thermalmonitord",
    "searchd", "spotlightknowledged", "suggestd", "rapportd", "UserEventAgent", "amfid", "ReportSystemMemory", "lockdownd",
    "configd", "networkd", "securityd", "accountsd", "coreduetd", "contextstored", "routined", "nanoregistryd", "itunesstored",
  ]
}
