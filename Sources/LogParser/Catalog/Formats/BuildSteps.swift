extension LogFormat {
  /// Steps of a build as formatters shorten them; where nothing else is left, the app's lines were dropped.
  public static let buildSteps = LogFormat(
    id: "build-steps", title: "build steps of xcbeautify, xcpretty", origin: "xcodebuild through xcbeautify or xcpretty",
    opening: .characters("[CLPTSBGRVA"),
    pattern: #"(?:\[[\w .+-]+\] )?(?:Compiling|Linking|Processing|Touching|Copying|Signing|Validating|Building|Analyzing|Generating"#
      + #"|Running script|Build Succeeded|Test Succeeded|Test Suite)(?: [\w'/.+-]| *$).*"#,
    span: .mark, recordKind: .service, advice: formatterAdvice,
    samples: [
      Sample("Compiling HomeViewController.swift", [.message: ""]), Sample("[Fernway] Linking Fernway", [.message: ""]),
      Sample("Running script '[CP] Embed Pods'", [.message: ""]), Sample("Test Succeeded", [.message: ""]),
    ])

  /// Where to look for what a formatter dropped.
  static let formatterAdvice =
    "xcbeautify and xcpretty drop the lines of the app: read the log that xcodebuild itself wrote, for instance "
    + "~/Library/Logs/scan/*.log, or StandardOutputAndStandardError-….txt among the diagnostics of the .xcresult, "
    + "or run xcbeautify with --preserve-unbeautified"
}
