extension LogFormat {
  /// The compact style of macOS's `log`.
  public static let logCompact = LogFormat(
    id: "log-compact", title: "log, compact style", origin: "log --style compact, Detox device.log, Appium simulator logs",
    opening: .time([.dashes, .blank, .dot, .digits(3...6), .zone, .noZone, .opensLine], initials: "DIEFAT"),
    // The type takes two columns and a blank; lines of the kernel may lack the process identifier.
    pattern: #" (?=(?:Df|Db|In|Er|Fa|[EIFADT] ) )(?<level>[A-Z][a-z]?) {1,2}"#
      + #"(?:(?<process>[^\[]{1,80}+(?:\[(?!\d+:)[^\[]{0,80}+){0,3}?)\[(?<pid>\d+):(?<thread>[0-9a-f]+)\]|kernel)(?: |$)"#
      + #"(?:\((?<library>[^)]*+)\) )?(?:\[(?:(?<subsystem>[^\]:]*+):(?<category>(?!\d+\])[^\]]*+))?\] )?"#,
    samples: [
      Sample(
        "2022-11-14 13:32:38.834 Df Fernway[88878:484e37] (libswiftCore.dylib) viewDidLoad()",
        [
          .time: "2022-11-14T13:32:38.834", .level: "Df", .process: "Fernway", .pid: "88878", .thread: "484e37",
          .library: "libswiftCore.dylib", .message: "viewDidLoad()",
        ]),
      Sample(
        "2026-10-09 09:08:26.167 Df Fernway[61361:44125] [com.example.fernway:lifecycle] -[SceneDelegate sceneDidBecomeActive:]",
        [.subsystem: "com.example.fernway", .category: "lifecycle", .message: "-[SceneDelegate sceneDidBecomeActive:]"]),
      Sample(
        "2026-06-29 22:09:16.273 E  runningboardd[34:1919fe8] [com.apple.runningboard:general] connection client went away",
        [.level: "E", .process: "runningboardd", .pid: "34", .message: "connection client went away"]),
      Sample("2026-08-04 13:18:32.113 E  kernel disk is full", [.level: "E", .message: "disk is full"]),
      Sample(
        "2026-08-04 13:18:33.004 Db My App[4127:8812] [] scenePhase: active",
        [.level: "Db", .process: "My App", .message: "scenePhase: active"]),
      Sample(
        "2026-10-09 09:47:06.672 A  Fernway[42686:66355] (libsystem_containermanager.dylib) container lookup",
        [.process: "Fernway", .library: "libsystem_containermanager.dylib", .message: "container lookup"]),
      Sample(
        "2026-10-05 20:05:46.505 F  Fernway[9770:7589] (UIKitCore) [com.apple.UIKit:Crash] Terminating app",
        [.process: "Fernway", .library: "UIKitCore", .category: "Crash", .message: "Terminating app"]),
    ])
}
