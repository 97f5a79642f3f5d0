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
}
