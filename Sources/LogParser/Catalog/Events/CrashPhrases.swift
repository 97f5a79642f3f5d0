extension EventCatalog {
  /// Delegate callbacks that show that the system woke the app.
  static let wakeCallbacks: [Callback] = [
    wake("locationManager", ["didUpdateLocations"], ["locationManager:didUpdateLocations:"]),
    wake(
      "pushRegistry", ["didReceiveIncomingPushWithPayload", "didReceiveIncomingPushWith"],
      [
        "pushRegistry:didReceiveIncomingPushWithPayload:forType:",
        "pushRegistry:didReceiveIncomingPushWithPayload:forType:withCompletionHandler:",
      ]),
    wake(
      "centralManager", ["willRestoreState", "didDiscoverPeripheral", "didConnectPeripheral", "didDisconnectPeripheral"],
      [
        "centralManager:willRestoreState:", "centralManager:didDiscoverPeripheral:advertisementData:RSSI:",
        "centralManager:didConnectPeripheral:", "centralManager:didDisconnectPeripheral:error:",
      ]),
  ]

  private static func wake(_ base: String, _ arguments: [String], _ selectors: [String]) -> Callback {
    Callback(name: .backgroundWake, machine: .system, channel: .system, arguments: arguments, base: base, selectors: selectors)
  }

  /// Memory warnings, crashes and ends that the app's own console shows.
  static let crashPhrases: [Phrase] = [
    phrase(.memoryWarning, ["memory warning"], "^\\W*(?:\\[\\w+\\] )?Received memory warning\\b"),
    phrase(.crash, ["Terminating uncaught"], "\\*\\*\\* Terminating app due to uncaught exception"),
    phrase(
      .crash, ["EXC_BAD_ACCESS", "EXC_BAD_INSTRUCTION", "EXC_BREAKPOINT", "EXC_ARITHMETIC", "EXC_SOFTWARE"],
      "(?:^|Thread \\d+: |\\W)EXC_(?:BAD_ACCESS|BAD_INSTRUCTION|BREAKPOINT|ARITHMETIC|SOFTWARE)\\b \\((?:code|SIG)"),
    phrase(.crash, ["EXC_CRASH", "EXC_GUARD"], "^Exception Type: +EXC_(?:CRASH \\((?!SIGKILL)|GUARD\\b)"),
    phrase(
      .crash, ["fatal error"],
      "^(?:\\S+/)?[\\w+ ]+\\.swift:\\d+: Fatal error\\b"
        + "|^Fatal error: .*: file .*, line \\d+|\\bSwift/\\w+\\.swift:\\d+: Fatal error"),
    phrase(.jetsamKill, ["Terminated memory"], "Terminated due to (?<detail>memory issue)"),
    phrase(.processExit, ["Terminated signal"], "Message from debugger: Terminated due to signal (?<value>\\d+)"),
    phrase(.processExit, ["Program ended"], "^Program ended with exit code: (?<value>-?\\d+)"),
  ]

  private static func phrase(_ name: EventName, _ triggers: [String], _ pattern: String) -> Phrase {
    Phrase(name: name, machine: .system, channel: .system, triggers: triggers, pattern: pattern)
  }

  static let crashSamples: [EventSample] = [
    EventSample("Received memory warning.", .memoryWarning),
    EventSample("*** Terminating app due to uncaught exception 'X', reason: '-[AppDelegate applicationDidBecomeActive:]: oops'", .crash),
    EventSample("崩溃 Thread 1: EXC_BAD_ACCESS (code=2, address=0x7ff7b3f4aff8)", .crash),
    EventSample("Fernway/HomeViewController.swift:12: Fatal error: Unexpectedly found nil", .crash),
    EventSample("Exception Type:  EXC_CRASH (SIGABRT)", .crash),
    EventSample("Message from debugger: Terminated due to memory issue", .jetsamKill, detail: "memory issue"),
    EventSample("Message from debugger: Terminated due to signal 9", .processExit, value: 9),
    EventSample("Program ended with exit code: 0", .processExit, value: 0),
    EventSample("-[Tracker locationManager:didUpdateLocations:]", .backgroundWake),
    EventSample("locationManager(_:didUpdateLocations:)", .backgroundWake),
    EventSample("-[Calls pushRegistry:didReceiveIncomingPushWithPayload:forType:]", .backgroundWake),
    EventSample("centralManager:willRestoreState:", .backgroundWake),
  ]
}
