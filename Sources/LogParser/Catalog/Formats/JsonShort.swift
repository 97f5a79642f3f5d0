extension LogFormat {
  /// Objects of loggers that call the text `msg`.
  public static let jsonShort = LogFormat(
    id: "json-msg", title: "JSON lines with msg", origin: "bunyan of Detox, pino, slog, logrus",
    opening: .object(ObjectShape(required: ["time", "level", "msg"], fields: [.time: "time", .level: "level", .message: "msg"])),
    isWrapper: true,
    samples: [
      Sample(
        #"{"name":"detox","pid":4711,"level":30,"msg":"viewDidLoad","time":"2024-01-01T10:21:31.121Z","v":0}"#,
        [.time: "2024-01-01T10:21:31.121Z", .level: "30", .message: "viewDidLoad"]),
      Sample(
        #"{"level":"info","msg":"starting","time":"2024-01-01T10:21:31+01:00"}"#,
        [.time: "2024-01-01T10:21:31+01:00", .message: "starting"]),
      Sample("[\n\t{\"time\":\"2024-01-01T10:21:31.121Z\",\"level\":30,\"msg\":\"x\"}\n]", [.message: "x"]),
    ])
}
