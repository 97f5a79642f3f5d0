extension LogFormat {
  /// The steps of a UI test, with seconds since its start.
  public static let uiTestStep = LogFormat(
    id: "ui-test", title: "steps of UI tests", origin: "xcodebuild test, XCUITest",
    opening: .characters("t"),
    pattern: #"(?<message>t = +(?:(?<offset>\d+\.\d+)|nan)s +(?:Start Test at (?<time>\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?)|\S).*)"#,
    recordKind: .service,
    samples: [
      Sample(
        "    t =     0.00s Start Test at 2021-09-24 16:00:46.910",
        [.time: "2021-09-24T16:00:46.910", .offset: "0.00", .message: "t =     0.00s Start Test at 2021-09-24 16:00:46.910"]),
      Sample("    t =     0.60s     Launch com.example.fernway", [.offset: "0.60"]),
      Sample(
        "    t =      nans Interface orientation changed to Portrait", [.message: "t =      nans Interface orientation changed to Portrait"]
      ),
      Sample("    t =    36.14s Terminate com.example.fernway:811", [.offset: "36.14"]),
      Sample(
        "    t =     2.19s         Setting up automation session",
        [.message: "t =     2.19s         Setting up automation session"]),
    ])
}
