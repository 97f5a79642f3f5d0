extension LogFormat {
  /// React Native's own log on standard error.
  public static let reactNative = LogFormat(
    id: "react-native", title: "React Native", origin: "RCTLog of React Native, on standard error",
    opening: .time([.dashes, .blank, .dot, .digits(3...3), .noZone, .opensLine], initials: "["),
    pattern: #" (?:\[(?<level>trace|info|warn|error|fatal)\])?\[tid:(?<thread>[^\]]+)\](?:\[[^\]]+\])?(?: |$)"#,
    samples: [
      Sample(
        "2019-10-09 21:54:03.410 [info][tid:com.facebook.react.JavaScript] AppState active",
        [
          .time: "2019-10-09T21:54:03.410", .level: "info", .thread: "com.facebook.react.JavaScript", .message: "AppState active",
        ]),
      Sample(
        "2017-07-03 11:53:42.423 [info][tid:main][RCTBatchedBridge.m:77] Initializing <RCTBatchedBridge: 0x4685356a6883>",
        [.thread: "main", .message: "Initializing <RCTBatchedBridge: 0x4685356a6883>"]),
      Sample(
        "2016-01-28 21:30:26.544 [tid:com.facebook.React.JavaScript] 'background', { at: 1 }",
        [.thread: "com.facebook.React.JavaScript", .message: "'background', { at: 1 }"]),
      Sample(
        "2017-07-03 11:53:42.423 [info][tid:main][RCTBatchedBridge.m:77] Initializing <RCTBatchedBridge: "
          + "0x4685356a6883> (parent: <RCTBridge: 0x1067924d0822>, executor: RCTJSCExecutor)",
        [:]),
    ])
}
