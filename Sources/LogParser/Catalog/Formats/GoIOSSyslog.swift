extension LogFormat {
  /// A whole line of a device's syslog in an object of one member.
  public static let goIOSSyslog = LogFormat(
    id: "go-ios-syslog", title: "go-ios syslog", origin: "ios syslog",
    opening: .object(ObjectShape(required: ["msg"], fields: [.message: "msg"], only: ["msg", "error"])), isWrapper: true,
    samples: [
      Sample(#"{"msg":"*** kernel oddity ***"}"#, [.message: "*** kernel oddity ***"]),
      Sample(#"{"msg":"a \u003cb\u003e","error":"failed to parse"}"#, [.message: "a <b>"]),
      Sample(#"{"error":"failed to parse","msg":"x"}"#, [.message: "x"]),
    ])
}
