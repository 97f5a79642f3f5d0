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
}
