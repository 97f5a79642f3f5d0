extension LogFormat {
  /// What Sentry's SDK says about itself.
  public static let sentry = LogFormat(
    id: "sentry-debug", title: "Sentry SDK", origin: "Sentry's SDK with its debug option",
    opening: .characters("["),
    pattern: #"\[Sentry\] \[(?<level>\w+)\](?: \[(?<time>\d{9,10}(?:\.\d+)?)\])? "#, timeStyle: .seconds,
    samples: [
      Sample(
        "[Sentry] [debug] [1700000000.123] [SentryAppStateManager:41] App state changed",
        [.time: "2023-11-14T22:13:20.123Z", .level: "debug", .message: "[SentryAppStateManager:41] App state changed"]),
      Sample("[Sentry] [error] [1700000001.5] [SentryHub:1] x", [.level: "error", .message: "[SentryHub:1] x"]),
      Sample("[Sentry] [info] [1700000002] started", [.level: "info", .message: "started"]),
    ])
}
