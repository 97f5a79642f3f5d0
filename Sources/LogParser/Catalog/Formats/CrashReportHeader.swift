extension LogFormat {
  /// The first line of a report in the .ips format.
  public static let crashReportHeader = LogFormat(
    id: "ips-header", title: "header of a crash report", origin: "first line of an .ips file",
    opening: .object(
      ObjectShape(required: ["bug_type", "timestamp"], fields: [.time: "timestamp", .process: "app_name", .system: "os_version"])),
    recordKind: .service,
    samples: [
      Sample(
        #"{"app_name":"Fernway","timestamp":"2026-03-17 22:05:22.00 -0700","bundleID":"com.example.fernway","bug_type":"309"}"#,
        [.time: "2026-03-17T22:05:22.00-07:00", .process: "Fernway"]),
      Sample(#"{"bug_type":"298","timestamp":"2022-07-10 01:26:56.18 +0800"}"#, [.time: "2022-07-10T01:26:56.18+08:00"]),
      Sample(#"{"timestamp":"2026-03-17 22:05:22.00 -0700","bug_type":"385"}"#, [.time: "2026-03-17T22:05:22.00-07:00"]),
    ])
}
