extension LogFormat {
  /// CocoaLumberjack with the formatter that names the queue and its quality of service.
  public static let lumberjackQueue = LogFormat(
    id: "lumberjack-queue", title: "CocoaLumberjack with queues", origin: "CocoaLumberjack DDDispatchQueueLogFormatter",
    opening: .time([.dashes, .blank, .colon, .digits(3...3), .noZone, .opensLine], initials: "["),
    pattern: #" \[(?<thread>[^\]]*?) \(QOS:[^)]*\)\](?: |$)"#,
    samples: [
      Sample(
        "2026-03-01 12:00:34:474 [main (QOS:USER_INTERACTIVE)] viewWillAppear",
        [.time: "2026-03-01T12:00:34.474", .thread: "main", .message: "viewWillAppear"]),
      Sample(
        "2026-03-01 12:20:41:378 [com.example.fernway.db (QOS:UTILITY)] opened", [.thread: "com.example.fernway.db", .message: "opened"]),
      Sample("2026-03-01 12:15:35:306 [2472265 (QOS:DEFAULT)] -[FWRouter start]", [.thread: "2472265", .message: "-[FWRouter start]"]),
    ])
}
