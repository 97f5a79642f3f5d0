extension LogFormat {
  /// The body of a report about processes that were killed for memory.
  public static let jetsamReport = LogFormat(
    id: "ips-jetsam", title: "jetsam report", origin: "JetsamEvent-….ips",
    opening: .object(
      ObjectShape(
        required: ["processes", "largestProcess"],
        fields: [.time: "date", .message: "processes[reason].reason", .system: "build"],
        tellings: [
          .init("reason", .jetsamKill, of: "processes[reason]", [.subject: "name", .pid: "pid", .reason: "reason"])
        ])),
    recordKind: .service,
    samples: [
      Sample(
        #"{"date":"2022-07-10 01:26:56.18 +0800","largestProcess":"Fernway","processes":[{"pid":1,"name":"launchd"},"#
          + #"{"pid":811,"name":"Fernway","states":["frontmost"],"reason":"per-process-limit"}]}"#,
        [.time: "2022-07-10T01:26:56.18+08:00", .message: "per-process-limit"]),
      Sample(
        #"{"largestProcess":"My App","processes":[{"reason":"highwater","name":"My App","pid":5}]}"#, [.message: "highwater"]),
      Sample(#"{"largestProcess":"My App","processes":[{"name":"My App","pid":5}]}"#, [:]),
    ])
}
