extension LogFormat {
  /// Where XCTest begins and ends a suite or a case.
  public static let xctest = LogFormat(
    id: "xctest", title: "XCTest suites and cases", origin: "xcodebuild test, swift test",
    opening: .characters("T"),
    pattern: #"Test (?:[Ss]uite|[Cc]ase) '.+?' (?:started|passed|failed|skipped|finished)\b(?: on '.*?')?"#
      + #"(?: at (?<time>\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{3}| [+-]\d{4})?)\.?)?.*"#,
    recordKind: .service,
    samples: [
      Sample("Test Suite 'FernwayUITests' started at 2025-08-11 15:47:04.955.", [.time: "2025-08-11T15:47:04.955"]),
      Sample("Test Case '-[FernwayUITests.LaunchTests testColdStart]' started.", [.message: ""]),
      Sample("Test Case '-[FernwayUITests.LaunchTests testColdStart]' passed (12.345 seconds).", [.message: ""]),
      Sample("Test Case 'LaunchTests.testColdStart' started at 2026-11-30 19:17:21.904", [.time: "2026-11-30T19:17:21.904"]),
      Sample("Test case 'LaunchTests.testColdStart()' passed on 'Clone 1 of iPhone 15 - Fernway (811)' (1.234 seconds)", [.message: ""]),
      Sample(
        "Test Suite 'All tests' failed at 2026-11-30 19:47:45.544",
        [.time: "2026-11-30T19:47:45.544"]),
    ])

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
