extension LogFormat {
  /// CocoaLumberjack's console logger: NSLog's banner with a colon in front of the milliseconds.
  public static let lumberjackConsole = LogFormat(
    id: "lumberjack-console", title: "CocoaLumberjack console", origin: "CocoaLumberjack DDTTYLogger",
    opening: .time([.dashes, .blank, .colon, .digits(3...3), .noZone, .opensLine]),
    pattern: #" (?<process>[^\[]{1,80}+(?:\[(?!\d+:)[^\[]{0,80}+){0,3}?)\[(?<pid>\d+):(?<thread>\w+|N/A)\](?: |$)"#,
    samples: [
      Sample(
        "2026-03-01 12:59:59:877 Fernway[4132:3817180] -[AppDelegate applicationDidBecomeActive:]",
        [
          .time: "2026-03-01T12:59:59.877", .process: "Fernway", .pid: "4132", .thread: "3817180",
          .message: "-[AppDelegate applicationDidBecomeActive:]",
        ]),
      Sample("2026-03-01 12:00:50:239 Fernway[4211:60b] viewDidLoad", [.thread: "60b", .message: "viewDidLoad"]),
      Sample(
        "2026-03-01 12:58:02:424 My App[4211:N/A] sceneDidBecomeActive(_:)",
        [.process: "My App", .thread: "N/A", .message: "sceneDidBecomeActive(_:)"]),
    ])
}
