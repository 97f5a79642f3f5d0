extension LogFormat {
  /// The JSON lines of macos-UnifiedLogs, which reads archives of the unified log anywhere.
  public static let unifiedLogs = LogFormat(
    id: "unified-logs", title: "macos-UnifiedLogs", origin: "unifiedlog_iterator of macos-UnifiedLogs",
    opening: .object(
      ObjectShape(
        required: ["event_type", "log_type", "process", "message", "timestamp"],
        fields: [
          .time: "timestamp", .process: "process", .pid: "pid", .thread: "thread_id", .level: "log_type", .library: "library",
          .subsystem: "subsystem", .category: "category", .message: "message",
        ])),
    isDeviceChannel: true,
    samples: [
      Sample(
        #"{"subsystem":"com.example.fernway","thread_id":19172,"pid":811,"library":"/…/Fernway","category":"lifecycle","#
          + #""event_type":"Log","log_type":"Default","process":"/…/Fernway","message":"viewDidLoad()","timezone_name":"Berlin","#
          + #""timestamp":"2026-03-01T12:52:51.610735873Z"}"#,
        [.time: "2026-03-01T12:52:51.610735873Z", .process: "Fernway", .pid: "811", .level: "Default", .message: "viewDidLoad()"]),
      Sample(
        #"{"event_type":"Log","log_type":"Error","process":"/a/My App","message":"x","timestamp":"2026-03-01T12:52:52Z","pid":1}"#,
        [.process: "My App", .level: "Error"]),
      Sample(
        #"{"timestamp":"2026-03-01T12:52:53Z","message":"y","process":"Fernway","log_type":"Info","event_type":"Activity"}"#,
        [.process: "Fernway", .message: "y"]),
    ])
}
