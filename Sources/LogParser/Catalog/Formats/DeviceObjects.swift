extension LogFormat {
  /// The JSON lines of pymobiledevice3.
  public static let pymobiledeviceJSON = LogFormat(
    id: "pymobiledevice-json", title: "pymobiledevice3 syslog, JSON", origin: "pymobiledevice3 syslog live --format json",
    opening: .object(
      ObjectShape(
        required: ["pid", "timestamp", "level", "image_name", "filename", "message"],
        fields: [
          .time: "timestamp", .process: "filename", .pid: "pid", .thread: "thread_id", .level: "level", .library: "image_name",
          .subsystem: "label.subsystem", .category: "label.category", .message: "message",
        ])),
    isDeviceChannel: true,
    samples: [
      Sample(
        #"{"pid": 811, "procid": 811, "thread_id": 19172, "timestamp": "2026-07-01T10:03:31.413748", "level": "NOTICE", "#
          + #""image_name": "/System/UIKitCore", "image_offset": 57924, "filename": "/private/Fernway.app/Fernway", "#
          + #""message": "sceneDidBecomeActive(_:)", "label": {"subsystem": "com.example.fernway", "category": "lifecycle"}}"#,
        [
          .time: "2026-07-01T10:03:31.413748", .process: "Fernway", .pid: "811", .thread: "19172", .subsystem: "com.example.fernway",
          .message: "sceneDidBecomeActive(_:)",
        ]),
      Sample(
        #"{"pid": 811, "timestamp": "2026-05-01T10:00:01", "level": "ERROR", "image_name": "", "image_offset": 0, "#
          + #""filename": "/…/Fernway", "message": "viewDidLoad()", "label": null}"#,
        [.time: "2026-05-01T10:00:01", .process: "Fernway", .message: "viewDidLoad()"]),
      Sample(
        #"{"message": "x", "filename": "/bin/My App", "image_name": "", "level": "INFO", "timestamp": "2026-05-01T10:00:02", "pid": 5}"#,
        [.process: "My App", .pid: "5", .level: "INFO"]),
    ])

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

  /// What MetricKit sums up over a day beside crashes and exits: no events.
  public static let metricKit = LogFormat(
    id: "metric-kit", title: "MetricKit payload", origin: "jsonRepresentation() of MXMetricPayload and MXDiagnosticPayload",
    opening: .object(ObjectShape(required: ["timeStampBegin", "timeStampEnd"], fields: [.time: "timeStampBegin"])),
    recordKind: .service, advice: "MetricKit sums up a day and tells no events: read the log of the app or of the device instead",
    samples: [
      Sample(
        #"{"timeStampBegin":"2022-11-14 00:00:00","timeStampEnd":"2022-11-14 23:59:00","appVersion":"1.0"}"#,
        [.time: "2022-11-14T00:00:00"]),
      Sample(
        "{\n  \"timeStampEnd\" : \"2022-11-14 23:59:00\",\n  \"timeStampBegin\" : \"2022-11-14 00:00:00\"\n}",
        [.time: "2022-11-14T00:00:00"]),
      Sample(#"{"hangDiagnostics":[],"timeStampEnd":"2022-11-14 23:59:00","timeStampBegin":"2022-11-14 00:01:00"}"#, [:]),
    ])
}
