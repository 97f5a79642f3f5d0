extension LogFormat {
  /// XCGLogger's console: level, file and line, function, an arrow, the message.
  public static let xcgLogger = LogFormat(
    id: "xcg-logger", title: "XCGLogger", origin: "XCGLogger's console and file destinations",
    opening: .time([.dashes, .blank, .dot, .digits(3...3), .noZone, .opensLine], initials: "["),
    pattern: #" \[(?<level>Verbose|Debug|Info|Notice|Warning|Error|Severe|Alert|Emergency)\] (?=(?:\[[^\]]*\] )*[^>\[]*>)"#,
    samples: [
      Sample(
        "2026-03-01 12:31:02.565 [Debug] [AppDelegate.swift:34] application(_:didFinishLaunchingWithOptions:) > launched",
        [
          .time: "2026-03-01T12:31:02.565", .level: "Debug",
          .message: "[AppDelegate.swift:34] application(_:didFinishLaunchingWithOptions:) > launched",
        ]),
      Sample(
        "2026-03-01 12:43:25.304 [Info] [main] [HomeViewController.swift:51] viewDidAppear(_:) > ",
        [.level: "Info", .message: "[main] [HomeViewController.swift:51] viewDidAppear(_:) > "]),
      Sample(
        "2026-03-01 12:47:54.813 [Info] > XCGLogger Version: 7.1.5 - Level: Debug",
        [.level: "Info", .message: "> XCGLogger Version: 7.1.5 - Level: Debug"]),
    ])
}
