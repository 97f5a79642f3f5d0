extension LogFormat {
  /// The JSON style of macOS's `log`: an array, which an interrupted stream never closes, or objects over several lines.
  public static let logJSON = LogFormat(
    id: "log-json", title: "log, JSON style", origin: "log show --style json, log stream --style json",
    opening: .object(.unifiedLog(.spread)),
    samples: [
      Sample(
        #"[{"eventMessage":"sceneDidBecomeActive(_:)","processImagePath":"\/var\/Fernway.app\/Fernway","processID":811,"threadID":7,"#
          + #""timestamp":"2026-02-07 14:45:15.000000-0800"},{"#,
        [
          .time: "2026-02-07T14:45:15.000000-08:00", .process: "Fernway", .pid: "811", .thread: "7",
          .message: "sceneDidBecomeActive(_:)",
        ]),
      Sample(
        #"},{"processID":812,"eventMessage":"a },{ b","machTimestamp":1,"timestamp":"2026-02-07 14:45:16.250000-0800"}"#,
        [.time: "2026-02-07T14:45:16.250000-08:00", .pid: "812", .message: "a },{ b"]),
      Sample(
        #"{"# + "\n" + #"  "processImagePath" : "\/var\/My App.app\/My App","# + "\n" + #"  "eventMessage" : "caf\u00e9 \"viewDidLoad\"","#
          + "\n" + #"  "timestamp" : "2026-02-07 14:45:15.000000-0800", "processID" : 813"# + "\n}",
        [.process: "My App", .pid: "813", .message: "café \"viewDidLoad\""]),
    ])

  /// One JSON object per line.
  public static let logNDJSON = LogFormat(
    id: "log-ndjson", title: "log, ndjson style", origin: "log show --style ndjson, log stream --style ndjson",
    opening: .object(.unifiedLog(.ownLine)),
    samples: [
      Sample(
        #"{"traceID":4611,"eventMessage":"sceneDidBecomeActive(_:)","eventType":"logEvent","source":null,"threadID":19172,"#
          + #""backtrace":{"frames":[{"imageOffset":57924}]},"processImagePath":"\/Users\/ci\/Fernway.app\/Fernway","#
          + #""timestamp":"2026-02-07 14:45:15.000000-0800","messageType":"Default","processID":10112}"#,
        [
          .time: "2026-02-07T14:45:15.000000-08:00", .process: "Fernway", .pid: "10112", .thread: "19172", .level: "Default",
          .message: "sceneDidBecomeActive(_:)",
        ]),
      Sample(
        #"{"eventType":"activityCreateEvent","eventMessage":"send gesture actions","timestamp":"2026-02-07 14:07:10.402344-0800","#
          + #""processID":10112,"threadID":19172}"#,
        [.pid: "10112", .message: "send gesture actions"]),
      Sample(
        #"{"eventType":"lossEvent","eventMessage":"lost 4 messages","timestamp":"2026-02-07 14:33:48.347824-0800"}"#,
        [.message: "lost 4 messages"]),
      Sample(
        #"{"traceID":4611,"eventMessage":"sceneDidBecomeActive(_:)","eventType":"logEvent","source":null,"#
          + #""formatString":"%{public}s","activityIdentifier":0,"subsystem":"com.example.fernway","#
          + #""category":"lifecycle","threadID":19172,"senderImageUUID":"0F3C…","#
          + #""backtrace":{"frames":[{"imageOffset":57924,"imageUUID":"0F3C…"}]},"bootUUID":"A1…","#
          + #""processImagePath":"\/Users\/ci\/…\/Fernway.app\/Fernway","timestamp":"2026-02-07 14:45:15.000000-0800","#
          + #""senderImagePath":"\/…\/Fernway","machTimestamp":3688744984970,"messageType":"Default","#
          + #""processImageUUID":"0F…","processID":10112,"senderProgramCounter":57924,"parentActivityIdentifier":0,"#
          + #""timezoneName":""}"#,
        [.process: "Fernway", .library: "/…/Fernway", .category: "lifecycle", .message: "sceneDidBecomeActive(_:)"]),
      Sample(
        #"{"eventType":"lossEvent","eventMessage":"(text not verified)","timestamp":"2026-02-07 14:33:48.347824-0800"}"#,
        [.message: "(text not verified)"]),
    ])
}

extension ObjectShape {
  /// What `log` writes; the order of the members changes from line to line.
  fileprivate static func unifiedLog(_ layout: Layout) -> ObjectShape {
    ObjectShape(
      required: ["eventMessage", "timestamp"],
      fields: [
        .time: "timestamp", .process: "processImagePath", .pid: "processID", .thread: "threadID", .level: "messageType",
        .library: "senderImagePath", .subsystem: "subsystem", .category: "category", .message: "eventMessage",
      ],
      layout: layout, tellings: [.init("eventType", contains: "lossEvent", .messagesLost)])
  }
}
