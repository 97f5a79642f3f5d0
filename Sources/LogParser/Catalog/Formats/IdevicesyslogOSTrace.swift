extension LogFormat {
  /// idevicesyslog through os_trace_relay: microseconds, formatted by the host that reads the device.
  public static let idevicesyslogOstrace = LogFormat(
    id: "idevicesyslog-ostrace", title: "idevicesyslog with microseconds", origin: "idevicesyslog 1.4 and newer",
    opening: .time([.monthName, .blank, .dot, .digits(6...6), .noZone, .opensLine]),
    pattern: #" (?<process>[^\s(\[<]++(?: ++[^\s(\[<]++)*+)(?:\((?<library>[^)]*+)\))?\[(?<pid>\d+)\] <(?<level>[A-Z][A-Za-z]+)>: ?"#,
    isDeviceChannel: true,
    samples: [
      Sample(
        "Dec 15 11:23:21.853043 Fernway(UIKitCore)[62056] <Notice>: Sending UIEvent type: 0; subtype: 0; to windows: 1",
        [
          .time: "--12-15T11:23:21.853043", .process: "Fernway", .library: "UIKitCore", .pid: "62056", .level: "Notice",
          .message: "Sending UIEvent type: 0; subtype: 0; to windows: 1",
        ]),
      Sample("Dec 15 11:05:30.483380 My App[24126] <Notice>: scenePhase: active", [.process: "My App", .message: "scenePhase: active"]),
      Sample(
        "Dec  5 11:37:02.604431 Fernway(Foundation)[92965] <Error>: -[HomeViewController viewDidLoad]",
        [.time: "--12-05T11:37:02.604431", .level: "Error", .message: "-[HomeViewController viewDidLoad]"]),
      Sample(
        "Dec 15 11:05:30.483380 Fernway[24126] <Notice>: scenePhase: active",
        [.process: "Fernway", .message: "scenePhase: active"]),
      Sample(
        "Dec 15 11:37:02.604431 Fernway(Foundation)[92965] <Error>: -[HomeViewController viewDidLoad]",
        [.process: "Fernway", .library: "Foundation", .message: "-[HomeViewController viewDidLoad]"]),
    ])
}
