extension LogFormat {
  /// The fields of such a line apart; the library stands behind the process.
  public static let goIOSSyslogParsed = LogFormat(
    id: "go-ios-syslog-parsed", title: "go-ios syslog, parsed", origin: "ios syslog --parse",
    opening: .object(
      ObjectShape(
        required: ["timestamp", "device", "process", "pid", "message"],
        fields: [
          .time: "timestamp", .process: "process", .pid: "pid", .level: "level", .host: "device", .message: "message",
        ])),
    isDeviceChannel: true,
    samples: [
      Sample(
        #"{"timestamp":"2024-11-30T12:00:00","device":"iPhone","process":"Fernway(UIKitCore)","pid":"811","level":"Notice","#
          + #""message":"viewDidAppear"}"#,
        [
          .time: "2024-11-30T12:00:00", .host: "iPhone", .process: "Fernway", .pid: "811", .level: "Notice", .message: "viewDidAppear",
        ]),
      Sample(
        #"{"timestamp":"2026-11-30T12:00:00","device":"iPhone","process":"My App","pid":"7","level":"Error","message":"a \u003cb\u003e"}"#,
        [.process: "My App", .pid: "7", .message: "a <b>"]),
      Sample(
        #"{"message":"x","level":"Notice","pid":"1","process":"Fernway (beta)","device":"iPad","timestamp":"2026-11-30T12:00:01"}"#,
        [.process: "Fernway (beta)", .host: "iPad"]),
    ])
}
