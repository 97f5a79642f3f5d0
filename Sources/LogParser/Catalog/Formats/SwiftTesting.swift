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
}
