extension LogFormat {
  /// Objects of loggers that call the text `message`; the text may be a whole line of another format.
  public static let jsonMessage = LogFormat(
    id: "json-message", title: "JSON lines with a message", origin: "Appium's getLogs and JSON log, Bitrise, SwiftyBeaver, winston",
    opening: .object(
      ObjectShape(
        required: ["timestamp", "level", "message"], fields: [.time: "timestamp", .level: "level", .message: "message"])),
    isWrapper: true,
    samples: [
      Sample(
        #"{"level":"info","message":"viewDidLoad()","timestamp":"2024-01-01 12:51:58:043","context":{"sessionId":"8f3c2d1e"}}"#,
        [.time: "2024-01-01T12:51:58.043", .level: "info", .message: "viewDidLoad()"]),
      Sample(#"[{"timestamp":1700000000123,"level":"ALL","message":"viewDidLoad()"}]"#, [.level: "ALL", .message: "viewDidLoad()"]),
      Sample(
        #"{"timestamp":"2024-01-01T12:51:58.043Z","type":"log","producer":"bitrise","level":"normal","message":"step\n"}"#,
        [.time: "2024-01-01T12:51:58.043Z", .level: "normal"]),
    ])
}
