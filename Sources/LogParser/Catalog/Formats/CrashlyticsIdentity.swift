extension LogFormat {
  /// Which run of the app a record of Crashlytics is about.
  public static let crashlyticsIdentity = LogFormat(
    id: "crashlytics-identity", title: "Crashlytics record", origin: ".clsrecord files of Firebase Crashlytics",
    opening: .object(ObjectShape(required: ["identity"], fields: [.time: "identity.started_at"], only: ["identity"])),
    recordKind: .service,
    samples: [
      Sample(
        #"{"identity":{"generator":"Crashlytics iOS SDK/4.0.0","started_at":1581375414,"session_id":"a1"}}"#,
        [.time: "2020-02-10T22:56:54Z"]),
      Sample(#"{"identity":{"started_at":1581375415,"build_version":"4.0.0"}}"#, [.time: "2020-02-10T22:56:55Z"]),
      Sample(#"{"identity":{"session_id":"a1"}}"#, [:]),
    ])
}
