extension LogFormat {
  /// CocoaLumberjack's file logger; its times are UTC although it prints no zone.
  public static let lumberjackFile = LogFormat(
    id: "lumberjack-file", title: "CocoaLumberjack file", origin: "CocoaLumberjack DDFileLogger",
    opening: .time([.slashes, .blank, .colon, .digits(3...3), .noZone, .opensLine]),
    pattern: "  (?:(?<level>[EWIDV]) \\| )?", zone: 0,
    samples: [
      Sample(
        "2026/03/01 11:33:40:611  -[AppDelegate applicationDidBecomeActive:]",
        [.time: "2026-03-01T11:33:40.611Z", .message: "-[AppDelegate applicationDidBecomeActive:]"]),
      Sample("2026/03/01 11:04:19:893  HomeViewController - viewDidLoad", [.message: "HomeViewController - viewDidLoad"]),
      Sample("2026/03/01 11:24:16:390  I | scene connected", [.level: "I", .message: "scene connected"]),
    ])
}
