extension LogFormat {
  /// Where swift-testing begins and ends a run, a suite or a test.
  public static let swiftTesting = LogFormat(
    id: "swift-testing", title: "swift-testing", origin: "swift test, xcodebuild test",
    opening: .characters("◇✔✘↳➜\u{10105C}\u{100F12}"),
    pattern: #"[^\s\w] +(?:Test run|Test|Suite) (?:with \d+ .*|.+? )?(?:started|passed|failed|skipped|recorded)\b.*"#,
    recordKind: .service,
    samples: [
      Sample("◇ Test run started.", [.message: ""]), Sample("◇ Test coldStart() started.", [.message: ""]),
      Sample("✔ Test coldStart() passed after 0.123 seconds.", [.message: ""]),
      Sample("✘ Suite LaunchTests failed after 1.234 seconds with 1 issue.", [.message: ""]),
    ])

  /// What formatters make of xcodebuild's output: they drop every line that they do not know, and with them the app's.
  public static let testFormatter = LogFormat(
    id: "xcbeautify", title: "xcbeautify, xcpretty", origin: "xcodebuild through xcbeautify or xcpretty",
    opening: .characters("✔✓✖✗⊘⚠❌"),
    pattern: #"(?:[✔✓✖✗⊘] \w+.*? \([\d.]+ seconds\)|(?:⚠\x{FE0F}?|❌) +\S).*"#, recordKind: .service,
    advice: formatterAdvice,
    samples: [
      Sample("    ✔ testColdStart (12.345 seconds)", [.message: ""]),
      Sample("    ✖ testColdStart, XCTAssertEqual failed (0.210 seconds)", [.message: ""]),
      Sample("❌  /x/Home.swift:12:9: cannot find 'x' in scope", [.message: ""]),
    ])

  /// The process that simctl launched.
  public static let simctlLaunch = LogFormat(
    id: "simctl-launch", title: "simctl launch", origin: "simctl launch --console",
    opening: .characters("cdeino"), pattern: #"[a-z]+(?:\.[\w-]+){2,}: (?<pid>\d+)\s*$"#, span: .mark, recordKind: .service,
    samples: [
      Sample("com.example.fernway: 40428", [.pid: "40428"]), Sample("org.example.Fernway-Beta: 7", [.pid: "7"]),
      Sample("com.example.fernway.debug: 40429", [.pid: "40429"]),
    ])
}
