extension LogFormat {
  /// The syslog style of macOS's `log`.
  public static let logSyslog = LogFormat(
    id: "log-syslog", title: "log, syslog style", origin: "log --style syslog, Maestro, idb",
    opening: .time([.dashes, .blank, .dot, .digits(6...6), .zone, .opensLine], initials: " l"),
    pattern: #"(?:  (?<host>\S+)| localhost) "#
      + #"(?<process>[^\[]{1,80}+(?:\[(?!\d+\]: )[^\[]{0,80}+){0,3}?)\[(?<pid>\d+)\]: (?:\((?<library>[^)]*+)\) )?"#
      + #"(?:\[(?<subsystem>[^\]:]*+):(?<category>(?!\d+\])[^\]]*+)\] )?"#,
    samples: [
      Sample(
        "2019-08-23 17:56:06.144024+0300  localhost Fernway[36462]: (Fernway) -[HomeViewController viewWillAppear:]",
        [
          .time: "2019-08-23T17:56:06.144024+03:00", .host: "localhost", .process: "Fernway", .pid: "36462", .library: "Fernway",
          .message: "-[HomeViewController viewWillAppear:]",
        ]),
      Sample(
        "2019-08-23 17:34:58.897514+0300  localhost SpringBoard[12614]: (UIKitCore) Created Activity ID: 0x014193a, Description: tap",
        [.process: "SpringBoard", .pid: "12614", .message: "Created Activity ID: 0x014193a, Description: tap"]),
      Sample(
        "2026-09-26 13:16:55.170586-0700  localhost runningboardd[59208]: (RunningBoard) [com.apple.runningboard:ttl] "
          + "[app<com.example.fernway((null))>:21249] termination reported by launchd (2, 6, 6)",
        [
          .time: "2026-09-26T13:16:55.170586-07:00", .subsystem: "com.apple.runningboard", .category: "ttl",
          .message: "[app<com.example.fernway((null))>:21249] termination reported by launchd (2, 6, 6)",
        ]),
      Sample(
        "2026-09-26 13:16:55.170586Z localhost My App[7]: viewDidLoad()",
        [.time: "2026-09-26T13:16:55.170586Z", .process: "My App", .pid: "7", .message: "viewDidLoad()"]),
      Sample(
        "2019-08-23 17:34:58.897514+0300  localhost SpringBoard[12614]: (UIKitCore) Created Activity ID: "
          + "0x014193a, Description: send gesture actions",
        [.process: "SpringBoard", .library: "UIKitCore", .message: "Created Activity ID: 0x014193a, Description: send gesture actions"]),
    ])
}
