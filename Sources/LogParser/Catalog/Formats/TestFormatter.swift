extension LogFormat {
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
}
