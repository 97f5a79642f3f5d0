extension LogFormat {
  /// The plain output of go-ios for os_trace; it names no process.
  public static let goIOS = LogFormat(
    id: "go-ios", title: "go-ios os_trace", origin: "ios ostrace",
    opening: .time([.dashes, .letterT, .dot, .digits(3...3), .zone, .opensLine], initials: " "),
    pattern: #"  PID:(?<pid>\d+) +<(?<level>\w+(?:\(\d+\))?) *>  (?:\[(?<subsystem>[^\]:]*):(?<category>[^\]]*)\]  )?"#,
    isDeviceChannel: true,
    samples: [
      Sample(
        "2026-05-01T10:13:58.319+02:00  PID:811    <Default>  [com.example.fernway:lifecycle]  sceneDidBecomeActive(_:)",
        [
          .time: "2026-05-01T10:13:58.319+02:00", .pid: "811", .level: "Default", .subsystem: "com.example.fernway",
          .category: "lifecycle", .message: "sceneDidBecomeActive(_:)",
        ]),
      Sample(
        "2026-05-01T10:05:09.845+02:00  PID:811    <Error  >  -[HomeViewController viewDidLoad]",
        [.level: "Error", .message: "-[HomeViewController viewDidLoad]"]),
      Sample("2026-05-01T08:08:38.841Z  PID:98123  <Info   >  viewDidAppear", [.pid: "98123", .message: "viewDidAppear"]),
    ])
}
