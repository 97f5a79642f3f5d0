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
}
