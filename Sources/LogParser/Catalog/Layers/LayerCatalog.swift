/// Every layer, in the order in which they are tried.
public enum LayerCatalog {
  /// All layers.
  public static let all: [PrefixLayer] = buildServers + testDrivers + shells

  /// A time of 2024 in brackets or bare, with as many digits as the tools print.
  private static let dateTime = #"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d"#

  private static let buildServers: [PrefixLayer] = [
    PrefixLayer(
      id: "gitlab", title: "GitLab runner", opening: .time([.dashes, .letterT, .dot, .digits(6...6), .zone, .opensLine]),
      pattern: #"(?<time>\#(dateTime)\.\d{6}Z) [0-9a-f]{2}[OE][ +]"#,
      samples: [
        .init(
          "2026-09-16T10:20:29.591836Z 01O -[AppDelegate applicationDidBecomeActive:]", "-[AppDelegate applicationDidBecomeActive:]",
          time: "2026-09-16T10:20:29.591836Z"),
        .init("2026-09-16T10:22:56.514628Z 00O+viewDidLoad", "viewDidLoad", time: "2026-09-16T10:22:56.514628Z"),
        .init("2026-09-16T10:22:56.514628Z 01E warning", "warning", time: "2026-09-16T10:22:56.514628Z"),
      ]),
    PrefixLayer(
      id: "github", title: "GitHub Actions, Azure Pipelines", opening: .time([.dashes, .letterT, .dot, .digits(7...7), .zone, .opensLine]),
      pattern: #"(?<time>\#(dateTime)\.\d{7}Z)(?: |$)"#,
      samples: [
        .init("2024-01-01T00:52:14.0000000Z viewDidLoad()", "viewDidLoad()", time: "2024-01-01T00:52:14.0000000Z"),
        .init("2024-01-01T00:52:14.1234567Z ##[group]Run tests", "##[group]Run tests", time: "2024-01-01T00:52:14.1234567Z"),
        .init("2024-01-01T00:52:14.1234567Z ", "", time: "2024-01-01T00:52:14.1234567Z"),
      ]),
    PrefixLayer(
      id: "github-cli", title: "gh run view --log", opening: .word(before: "\t"),
      pattern: #"[^\t]+\t(?:UNKNOWN STEP\t|[^\t]+\t(?=\x{FEFF}?\#(dateTime)\.\d{7}Z))"#,
      samples: [
        .init("build\tRun tests\t2024-01-01T00:20:55.0000000Z viewDidLoad", "viewDidLoad", time: "2024-01-01T00:20:55.0000000Z"),
        .init(
          "build\tUNKNOWN STEP\t\u{FEFF}2024-01-01T00:20:55.0000000Z viewDidLoad", "viewDidLoad", time: "2024-01-01T00:20:55.0000000Z"),
        .init("build\tUNKNOWN STEP\tviewDidLoad", "viewDidLoad"),
        .init("test (16)\tBoot\t2024-01-01T00:20:55.0000000Z ", "", time: "2024-01-01T00:20:55.0000000Z"),
      ]),
    PrefixLayer(
      id: "kubernetes", title: "Kubernetes", opening: .time([.dashes, .letterT, .dot, .digits(0...9), .zone, .opensLine]),
      pattern: #"(?<time>\#(dateTime)(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)) (?:stdout|stderr) [FP] "#,
      samples: [
        .init("2024-01-01T00:00:00.123456789Z stdout F viewDidLoad", "viewDidLoad", time: "2024-01-01T00:00:00.123456789Z"),
        .init("2024-01-01T00:00:00.12345Z stderr P x", "x", time: "2024-01-01T00:00:00.12345Z"),
        .init("2024-01-01T00:00:00+02:00 stdout F x", "x", time: "2024-01-01T00:00:00+02:00"),
      ]),
    PrefixLayer(
      id: "docker", title: "docker logs -t", opening: .time([.dashes, .letterT, .dot, .digits(9...9), .zone, .opensLine]),
      pattern: #"(?<time>\#(dateTime)\.\d{9}(?:Z|[+-]\d\d:\d\d)) "#, share: 80,
      samples: [
        .init("2024-01-01T00:00:00.123456789Z viewDidLoad", "viewDidLoad", time: "2024-01-01T00:00:00.123456789Z"),
        .init("2024-01-01T00:00:00.000000000Z x", "x", time: "2024-01-01T00:00:00.000000000Z"),
        .init("2024-01-01T00:00:00.123456789+02:00 viewDidLoad", "viewDidLoad", time: "2024-01-01T00:00:00.123456789+02:00"),
      ]),
    PrefixLayer(
      id: "teamcity", title: "TeamCity", opening: .characters("["),
      pattern: #"\[(?<time>\d\d:\d\d:\d\d)\][WEi]?:\t ?(?:\[Step \d+/\d+\] ?)?"#,
      samples: [
        .init("[12:34:56]W:\t [Step 1/3] viewDidLoad", "viewDidLoad", time: "T12:34:56"),
        .init("[12:34:56]:\t [Step 2/3] x", "x", time: "T12:34:56"), .init("[12:34:57]i:\tx", "x", time: "T12:34:57"),
      ]),
    // Other tools write the same; it counts where something else than the app's own text stands behind it.
    PrefixLayer(
      id: "bitrise", title: "Bitrise", opening: .time([.noDate, .noZone, .blank, .dot, .digits(0...0), .inBracket]),
      pattern: #"\[(?<time>\d\d:\d\d:\d\d)\] (?=\d{4}-\d\d-\d\d |[A-Z][a-z]{2} [ \d]\d \d\d:|\s*t = |Test (?i:suite|case) '|▸ )"#,
      samples: [
        .init("[12:34:56] ▸ viewDidLoad", "viewDidLoad", time: "T12:34:56"),
        .init("[12:34:56] Test Case '-[A testB]' started.", "Test Case '-[A testB]' started.", time: "T12:34:56"),
        .init("[12:34:56]     t =     0.60s     Launch x", "t =     0.60s     Launch x", time: "T12:34:56"),
        .init(
          "[12:34:56] 2015-03-01 12:30:44.104 Fernway[1:2] viewDidLoad", "2015-03-01 12:30:44.104 Fernway[1:2] viewDidLoad",
          time: "T12:34:56"),
      ]),
    PrefixLayer(
      id: "jenkins-pipeline", title: "Jenkins Timestamper in Pipelines",
      opening: .time([.dashes, .letterT, .dot, .digits(3...3), .zone, .inBracket]), pattern: #"\[(?<time>\#(dateTime)\.\d{3}Z)\](?: |$)"#,
      share: 80,
      samples: [
        .init("[2024-01-01T12:48:10.000Z] viewDidLoad", "viewDidLoad", time: "2024-01-01T12:48:10.000Z"),
        .init("[2024-01-01T12:48:10.250Z] [Pipeline] sh", "[Pipeline] sh", time: "2024-01-01T12:48:10.250Z"),
        .init("[2024-01-01T12:48:10.250Z] ", "", time: "2024-01-01T12:48:10.250Z"),
      ]),
    PrefixLayer(
      id: "buildkite", title: "Buildkite", opening: .characters("_"), pattern: #"(?:_bk;t=(?<epoch>\d{13})\x07?)+"#,
      samples: [
        .init("\u{1B}_bk;t=1745322209921\u{07}viewDidLoad", "viewDidLoad", time: "2025-04-22T11:43:29.921Z"),
        .init("_bk;t=1745322209921\u{07}~~~ Running tests", "~~~ Running tests", time: "2025-04-22T11:43:29.921Z"),
        .init("_bk;t=1745322209921viewDidAppear", "viewDidAppear", time: "2025-04-22T11:43:29.921Z"),
      ]),
    PrefixLayer(
      id: "jenkins-console", title: "Jenkins Timestamper in the console",
      opening: .time([.noDate, .noZone, .blank, .dot, .digits(0...0), .opensLine]),
      pattern: #"(?<time>\d\d:\d\d:\d\d)  "#, share: 80,
      samples: [
        .init("21:51:15  -[AppDelegate applicationDidBecomeActive:]", "-[AppDelegate applicationDidBecomeActive:]", time: "T21:51:15"),
        .init("21:51:15  + xcodebuild test", "+ xcodebuild test", time: "T21:51:15"),
        .init("21:51:16    viewDidLoad", "viewDidLoad", time: "T21:51:16"),
      ]),
  ]

  private static let testDrivers: [PrefixLayer] = [
    PrefixLayer(
      id: "fastlane", title: "fastlane", opening: .characters("[DIWEF"),
      pattern: #"(?:(?:DEBUG|INFO|WARN|ERROR|FATAL) )?"#
        + #"\[(?<time>(?:\d{4}-\d\d-\d\d )?\d\d:\d\d:\d\d(?:\.\d\d)?(?: [+-]\d{4})?)\]:(?: |$)(?:▸ )?"#,
      samples: [
        .init("[12:34:56]: ▸ viewDidLoad()", "viewDidLoad()", time: "T12:34:56"),
        .init("[12:34:56 +0100]: Cruising over to lane", "Cruising over to lane", time: "T12:34:56+01:00"),
        .init("INFO [2024-01-01 12:15:26.10]: ▸ viewDidLoad()", "viewDidLoad()", time: "2024-01-01T12:15:26.10"),
      ]),
    PrefixLayer(
      id: "appium-file", title: "Appium log file", opening: .time([.dashes, .blank, .colon, .digits(3...3), .noZone, .opensLine]),
      pattern: #"(?<time>\d{4}-\d\d-\d\d \d\d:\d\d:\d\d:\d{3}) (?:- )?"#
        + #"(?=(?:\[[0-9a-f]{8}\])?\[[\w-]+@[0-9a-f]{4,}|(?:\[[^\]\s][^\]]*\])+ \[IOS_SYSLOG_ROW|(?:info|debug|dbug|warn|error): \[)"#,
      samples: [
        .init(
          "2024-01-01 12:30:35:852 [XCUITestDriver@1a2b] [IOS_SYSLOG_ROW] viewDidLoad()", "viewDidLoad()", time: "2024-01-01T12:30:35.852"),
        .init(
          "2024-01-01 12:30:35:852 - [8f3c2d1e][XCUITestDriver@1a2b] [IOS_SYSLOG_ROW] x", "x", time: "2024-01-01T12:30:35.852"),
        .init(
          "2024-01-01 12:30:35:852 [8f3c2d1e][AppiumDriver@1a2b] Calling", "[8f3c2d1e][AppiumDriver@1a2b] Calling",
          time: "2024-01-01T12:30:35.852"),
        .init("2020-01-01 12:30:35:852 - info: [HTTP] --> POST", "info: [HTTP] --> POST", time: "2020-01-01T12:30:35.852"),
      ]),
    PrefixLayer(
      id: "appium", title: "Appium console", opening: .characters("["),
      pattern: #"(?:\[debug\] )?(?:\[[^\]\s][^\]]*\])+ \[IOS_SYSLOG_ROW(?: STDERR)?\](?: |$)"#,
      samples: [
        .init("[8f3c2d1e][XCUITestDriver@1a2b] [IOS_SYSLOG_ROW] viewDidAppear", "viewDidAppear"),
        .init("[debug] [XCUITest] [IOS_SYSLOG_ROW] viewDidAppear", "viewDidAppear"),
        .init("[XCUITestDriver@1a2b (8f3c2d1e)] [IOS_SYSLOG_ROW STDERR] x", "x"),
      ]),
    PrefixLayer(
      id: "appium-row-file", title: "Appium iosSyslogFile", opening: .characters("idwe"),
      pattern: #"(?:info|debug|warn|error): (?:\[[^\]\s][^\]]*\] )*\[IOS_SYSLOG_ROW(?: STDERR)?\](?: |$)"#
        + #"(?:(?=.*\{"timestamp":"(?<time>\d{4}-[^"]+)"\}\s*$)|)"#,
      samples: [
        .init("info: [IOS_SYSLOG_ROW] viewDidAppear", "viewDidAppear"),
        .init(
          "info: [IOS_SYSLOG_ROW] x {\"timestamp\":\"2024-01-01T12:00:00.000Z\"}", "x {\"timestamp\":\"2024-01-01T12:00:00.000Z\"}",
          time: "2024-01-01T12:00:00.000Z"),
        .init("debug: [XCUITest] [IOS_SYSLOG_ROW STDERR] x", "x"),
      ]),
    PrefixLayer(
      id: "appium-xcode", title: "Appium about Xcode", opening: .characters("["),
      pattern: #"(?:\[debug\] )?(?:\[[0-9a-f]{8}\])?\[(?:Xcode|WebDriverAgent)(?:@[0-9a-f]+)?(?: \([0-9a-f]+\))?\] "#,
      samples: [
        .init("[Xcode] Test Case '-[UITestingUITests testRunner]' started.", "Test Case '-[UITestingUITests testRunner]' started."),
        .init("[debug] [WebDriverAgent] x", "x"), .init("[8f3c2d1e][Xcode@1a2b] viewDidLoad", "viewDidLoad"),
      ]),
    PrefixLayer(
      id: "tidevice", title: "tidevice, loguru", opening: .characters("["),
      pattern: #"\[[DIWEC] \d{6} (?<time>\d\d:\d\d:\d\d) [\w.]+:\d+\] (?:\w+: )?"#,
      samples: [
        .init("[I 210301 15:37:07 _device:887] logProcess: viewDidLoad", "viewDidLoad", time: "T15:37:07"),
        .init("[D 210301 15:37:08 _relation:115] x", "x", time: "T15:37:08"),
        .init("[E 210301 15:37:09 _device:1] logProcess: -[A viewDidLoad]", "-[A viewDidLoad]", time: "T15:37:09"),
      ]),
    PrefixLayer(
      id: "maestro", title: "Maestro", opening: .time([.noDate, .noZone, .blank, .dot, .digits(3...3), .opensLine]),
      pattern: #"(?<time>\d\d:\d\d:\d\d\.\d{3}) \[ *[A-Z]+\] maestro\.[\w.$]+: "#,
      samples: [
        .init("12:09:18.935 [ INFO] maestro.drivers.IOSDriver.launchApp: Launch x", "Launch x", time: "T12:09:18.935"),
        .init("12:09:18.935 [ERROR] maestro.Foo: viewDidLoad", "viewDidLoad", time: "T12:09:18.935"),
        .init("12:09:18.935 [ WARN] maestro.Foo.bar: x", "x", time: "T12:09:18.935"),
      ]),
    PrefixLayer(
      id: "detox", title: "Detox console", opening: .time([.noDate, .noZone, .blank, .dot, .digits(3...3), .opensLine]),
      pattern: #"(?<time>\d\d:\d\d:\d\d\.\d{3}) detox\[\d+\] \w "#,
      samples: [
        .init("10:16:47.437 detox[4233] i launched com.example.fernway", "launched com.example.fernway", time: "T10:16:47.437"),
        .init("10:16:47.437 detox[4233] B viewDidLoad", "viewDidLoad", time: "T10:16:47.437"),
        .init("10:16:47.437 detox[1] E x", "x", time: "T10:16:47.437"),
      ]),
    PrefixLayer(
      id: "flutter-run", title: "flutter run -v", opening: .characters("["), pattern: #"\[(?: *\+\d+(?:,\d+)? ms| {8,})\] "#,
      samples: [
        .init("[  +55 ms] flutter: AppLifecycleState.resumed", "flutter: AppLifecycleState.resumed"),
        .init("[        ] viewDidLoad", "viewDidLoad"), .init("[+1,234 ms] x", "x"),
      ]),
  ]

  private static let shells: [PrefixLayer] = [
    PrefixLayer(
      id: "docker-compose", title: "docker compose", opening: .word(before: "|"),
      pattern: #"[\w.-]+[-_]\d+ *\| (?:(?<time>\#(dateTime)\.\d{9}(?:Z|[+-]\d\d:\d\d)) )?"#,
      samples: [
        .init("app-1     | viewDidLoad", "viewDidLoad"),
        .init(
          "app-1     | 2024-01-01T00:29:39.381444945Z flutter: AppLifecycleState.paused", "flutter: AppLifecycleState.paused",
          time: "2024-01-01T00:29:39.381444945Z"),
        .init("app_1  | x", "x"),
      ]),
    PrefixLayer(
      id: "docker-compose-named", title: "docker compose with named containers", opening: .word(before: "|"),
      pattern: #"[\w.-]+ *\| (?:(?<time>\#(dateTime)\.\d{9}(?:Z|[+-]\d\d:\d\d)) )?"#, share: 80,
      samples: [
        .init("runner  | viewDidLoad", "viewDidLoad"), .init("ios.tests | x", "x"),
        .init("runner  | 2024-01-01T00:29:39.381444945Z x", "x", time: "2024-01-01T00:29:39.381444945Z"),
      ]),
    PrefixLayer(
      id: "python-bytes", title: "bytes as Python prints them", opening: .characters("b"),
      pattern: #"b(?:'|")(?=[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d )"#,
      samples: [
        .init(#"b'Nov 30 12:00:00 iPhone Fernway[577] <Notice>: caf\xe9'"#, #"Nov 30 12:00:00 iPhone Fernway[577] <Notice>: caf\xe9'"#),
        .init(#"b"Nov  3 12:00:00 iPhone Fernway[577] <Notice>: it's""#, #"Nov  3 12:00:00 iPhone Fernway[577] <Notice>: it's""#),
        .init("b'Dec 31 23:59:59 x'", "Dec 31 23:59:59 x'"),
      ]),
    PrefixLayer(
      id: "lost-escapes", title: "colours without their escape byte", opening: .characters("["),
      pattern: #"(?:\[8mha:[A-Za-z0-9+/=]*\[0m|\[(?:\d{1,2}(?:;\d{1,3})*)?m(?!\]))+"#,
      samples: [
        .init("[32mviewDidLoad[0m", "viewDidLoad[0m"), .init("[0m[1;31mx", "x"),
        .init("[8mha:////4AbC+==[0m2015-03-01 12:30:44.104 x", "2015-03-01 12:30:44.104 x"),
      ]),
    PrefixLayer(
      id: "ts", title: "ts of moreutils", opening: .time([.monthName, .blank, .dot, .digits(0...0), .noZone, .opensLine]),
      pattern: #"(?<time>[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d) (?=\d{4}-\d\d-\d\d[ T]\d\d:|[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d )"#,
      samples: [
        .init(
          "Nov 30 12:00:00 2015-03-01 12:30:44.104 Fernway[1:2] viewDidLoad", "2015-03-01 12:30:44.104 Fernway[1:2] viewDidLoad",
          time: "--11-30T12:00:00"),
        .init(
          "Nov 30 12:00:00 Nov 30 11:59:59 iPhone Fernway[7] <Notice>: x", "Nov 30 11:59:59 iPhone Fernway[7] <Notice>: x",
          time: "--11-30T12:00:00"),
        .init("Dec  1 12:00:00 2015-03-01T12:30:44Z x", "2015-03-01T12:30:44Z x", time: "--12-01T12:00:00"),
      ]),
    PrefixLayer(
      id: "build-arrow", title: "lines of others in build tools", opening: .characters("\u{25B8}"), pattern: "▸ ",
      samples: [.init("▸ viewDidLoad", "viewDidLoad"), .init("▸   x", "x"), .init("▸ 2024", "2024")]),
    PrefixLayer(
      id: "grep", title: "grep -n", opening: .word(before: ":"),
      pattern: #"(?:[\w./+-]+\.(?:log|txt|out|err):)?\d+:(?!\d\d:\d\d(?!:)|\d\d\D)"#, share: 90,
      samples: [
        .init("123:viewDidLoad", "viewDidLoad"), .init("logs/app.log:12:viewDidLoad", "viewDidLoad"),
        .init("7:\tviewDidLoad", "viewDidLoad"),
      ]),
    PrefixLayer(
      id: "line-numbers", title: "cat -n", opening: .word(before: "\t"), pattern: #"\d+\t"#, share: 90,
      samples: [.init("     1\tviewDidLoad", "viewDidLoad"), .init("12\tx", "x"), .init("345\t", "")]),
    PrefixLayer(
      id: "bar", title: "pagers and tables", opening: .characters("|\u{2502}"), pattern: "(?:\\||│) ", share: 90,
      samples: [.init("│ viewDidLoad", "viewDidLoad"), .init("| viewDidLoad", "viewDidLoad"), .init("|   x", "x")]),
  ]
}
