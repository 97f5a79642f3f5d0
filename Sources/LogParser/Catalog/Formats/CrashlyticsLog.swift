extension LogFormat {
  /// A message of the app that Crashlytics keeps beside a crash, as hexadecimal digits.
  public static let crashlyticsLog = LogFormat(
    id: "crashlytics-log", title: "Crashlytics log", origin: ".clsrecord files of Firebase Crashlytics",
    opening: .object(ObjectShape(required: ["log"], fields: [.time: "log.time", .message: "log.msg"], only: ["log"])),
    coding: .hexadecimal,
    samples: [
      Sample(
        #"{"log":{"msg":"76696577446964417070656172","time":1581375414063}}"#,
        [.time: "2020-02-10T22:56:54.063Z", .message: "76696577446964417070656172"]),
      Sample(#"{"log":{"time":1581375415000,"msg":"486f6d65"}}"#, [.time: "2020-02-10T22:56:55.000Z", .message: "486f6d65"]),
      Sample(#"{"log":{"msg":"","time":1581375416000}}"#, [.message: ""]),
    ])
}
