extension LogFormat {
  /// Lines of Capacitor's bridge and of its console.
  public static let capacitor = LogFormat(
    id: "capacitor", title: "Capacitor", origin: "Capacitor's bridge and console plugin",
    opening: .characters("⚡"), pattern: #"⚡\x{FE0F}? {1,2}(?:\[(?<level>\w+)\] - )?"#, span: .mark,
    samples: [
      Sample(
        "⚡️  [log] - appStateChange {\"isActive\":false}", [.level: "log", .message: "appStateChange {\"isActive\":false}"]),
      Sample("⚡️  TO JS {\"isActive\":true}", [.message: "TO JS {\"isActive\":true}"]),
      Sample("⚡️  WebView loaded", [.message: "WebView loaded"]),
    ])

  /// Cordova's own lines.
  public static let cordova = LogFormat(
    id: "cordova", title: "Cordova", origin: "Apache Cordova's app delegate and plugins",
    opening: .characters("A["), pattern: #"(?=Apache Cordova iOS platform version )|(?=\[CDV\w+\])"#, span: .mark,
    samples: [
      Sample(
        "Apache Cordova iOS platform version 7.1.1 is starting.", [.message: "Apache Cordova iOS platform version 7.1.1 is starting."]),
      Sample("[CDVTimer][TotalPluginStartup] 0.421ms", [.message: "[CDVTimer][TotalPluginStartup] 0.421ms"]),
      Sample("[CDVTimer][console] 0.070000ms", [.message: "[CDVTimer][console] 0.070000ms"]),
    ])

  /// JavaScript's console as NativeScript prints it.
  public static let nativeScript = LogFormat(
    id: "nativescript", title: "NativeScript", origin: "console of NativeScript apps",
    opening: .characters("C"), pattern: #"CONSOLE (?<level>[A-Z]+)(?: file:\S+)?(?:: | )"#, span: .mark,
    samples: [
      Sample("CONSOLE LOG: suspendEvent", [.level: "LOG", .message: "suspendEvent"]),
      Sample("CONSOLE INFO label: 1.234ms", [.level: "INFO", .message: "label: 1.234ms"]),
      Sample("CONSOLE ERROR: no route", [.level: "ERROR", .message: "no route"]),
    ])

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
