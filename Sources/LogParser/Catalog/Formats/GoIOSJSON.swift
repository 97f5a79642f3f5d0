extension LogFormat {
  /// The JSON lines of go-ios for os_trace.
  public static let goIOSJSON = LogFormat(
    id: "go-ios-json", title: "go-ios os_trace, JSON", origin: "ios ostrace",
    opening: .object(
      ObjectShape(
        required: ["pid", "timestamp", "levelName", "filename", "message"],
        fields: [
          .time: "timestamp", .process: "filename", .pid: "pid", .thread: "threadId", .level: "levelName", .library: "imageName",
          .subsystem: "label.subsystem", .category: "label.category", .message: "message",
        ])),
    isDeviceChannel: true,
    samples: [
      Sample(
        #"{"pid":811,"timestamp":"2026-05-01T10:57:56.760207+02:00","level":0,"levelName":"Default","threadId":19172,"#
          + #""imageName":"/…/Fernway","imageOffset":57924,"filename":"/…/Fernway.app/Fernway","message":"viewDidAppear","#
          + #""label":{"subsystem":"com.example.fernway","category":"lifecycle"}}"#,
        [.time: "2026-05-01T10:57:56.760207+02:00", .process: "Fernway", .pid: "811", .level: "Default", .message: "viewDidAppear"]),
      Sample(
        #"{"pid":812,"timestamp":"2026-05-01T10:57:57Z","level":16,"levelName":"Error","filename":"/My App","message":"x"}"#,
        [.time: "2026-05-01T10:57:57Z", .process: "My App", .pid: "812"]),
      Sample(
        #"{"message":"a \u003cb\u003e","filename":"/F","levelName":"Info","timestamp":"2026-05-01T10:57:58Z","pid":1}"#,
        [.message: "a <b>", .level: "Info"]),
    ])
}
