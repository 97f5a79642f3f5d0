extension LogFormat {
  /// Kermit and Napier, loggers of Kotlin Multiplatform.
  public static let kotlin = LogFormat(
    id: "kotlin", title: "Kotlin Multiplatform", origin: "Kermit and Napier",
    opening: .characters("⚪🔵🟢🟡🔴🟣VDIWEA"),
    pattern: #"(?:[^\x00-\x7F]{1,3} |(?<level>Verbose|Debug|Info|Warn|Error|Assert): )\((?<category>[\w. -]+)\) "#, span: .mark,
    samples: [
      Sample(
        "🟢 (AppLifecycle) applicationDidBecomeActive", [.category: "AppLifecycle", .message: "applicationDidBecomeActive"]),
      Sample("Info: (AppLifecycle) viewDidLoad", [.level: "Info", .category: "AppLifecycle", .message: "viewDidLoad"]),
      Sample("🔴 (Network) no route", [.category: "Network", .message: "no route"]),
    ])
}
