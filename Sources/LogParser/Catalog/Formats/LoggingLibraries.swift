extension LogFormat {
  /// CocoaLumberjack with the formatter that names the queue and its quality of service.
  public static let lumberjackQueue = LogFormat(
    id: "lumberjack-queue", title: "CocoaLumberjack with queues", origin: "CocoaLumberjack DDDispatchQueueLogFormatter",
    opening: .time([.dashes, .blank, .colon, .digits(3...3), .noZone, .opensLine], initials: "["),
    pattern: #" \[(?<thread>[^\]]*?) \(QOS:[^)]*\)\](?: |$)"#,
    samples: [
      Sample(
        "2026-03-01 12:00:34:474 [main (QOS:USER_INTERACTIVE)] viewWillAppear",
        [.time: "2026-03-01T12:00:34.474", .thread: "main", .message: "viewWillAppear"]),
      Sample(
        "2026-03-01 12:20:41:378 [com.example.fernway.db (QOS:UTILITY)] opened", [.thread: "com.example.fernway.db", .message: "opened"]),
      Sample("2026-03-01 12:15:35:306 [2472265 (QOS:DEFAULT)] -[FWRouter start]", [.thread: "2472265", .message: "-[FWRouter start]"]),
    ])

  /// SwiftyBeaver's console: level, file, function without its labels, line.
  public static let swiftyBeaver = LogFormat(
    id: "swifty-beaver", title: "SwiftyBeaver", origin: "SwiftyBeaver's ConsoleDestination and FileDestination",
    opening: .time([.noDate, .noZone, .blank, .dot, .digits(3...3), .opensLine]),
    pattern: #" (?:[^\x00-\x7F]+ )?(?<level>VERBOSE|DEBUG|INFO|WARNING|ERROR|CRITICAL|FAULT) (?=[\w+ ]+\.[^\s:]+:\d+ - )"#,
    samples: [
      Sample(
        "12:45:41.400 🟦 INFO AppDelegate.application():34 - launched",
        [.time: "T12:45:41.400", .level: "INFO", .message: "AppDelegate.application():34 - launched"]),
      Sample(
        "12:12:31.614 🟩 DEBUG HomeViewController.viewDidAppear():51 - shown",
        [.level: "DEBUG", .message: "HomeViewController.viewDidAppear():51 - shown"]),
      Sample(
        "12:14:42.653 WARNING SceneDelegate.sceneDidBecomeActive():20 - active",
        [.level: "WARNING", .message: "SceneDelegate.sceneDidBecomeActive():20 - active"]),
    ])

  /// XCGLogger's console: level, file and line, function, an arrow, the message.
  public static let xcgLogger = LogFormat(
    id: "xcg-logger", title: "XCGLogger", origin: "XCGLogger's console and file destinations",
    opening: .time([.dashes, .blank, .dot, .digits(3...3), .noZone, .opensLine], initials: "["),
    pattern: #" \[(?<level>Verbose|Debug|Info|Notice|Warning|Error|Severe|Alert|Emergency)\] (?=(?:\[[^\]]*\] )*[^>\[]*>)"#,
    samples: [
      Sample(
        "2026-03-01 12:31:02.565 [Debug] [AppDelegate.swift:34] application(_:didFinishLaunchingWithOptions:) > launched",
        [
          .time: "2026-03-01T12:31:02.565", .level: "Debug",
          .message: "[AppDelegate.swift:34] application(_:didFinishLaunchingWithOptions:) > launched",
        ]),
      Sample(
        "2026-03-01 12:43:25.304 [Info] [main] [HomeViewController.swift:51] viewDidAppear(_:) > ",
        [.level: "Info", .message: "[main] [HomeViewController.swift:51] viewDidAppear(_:) > "]),
      Sample(
        "2026-03-01 12:47:54.813 [Info] > XCGLogger Version: 7.1.5 - Level: Debug",
        [.level: "Info", .message: "> XCGLogger Version: 7.1.5 - Level: Debug"]),
    ])

  /// swift-log's handler for standard output; the label came with version 1.3, the source with 1.4.3.
  public static let swiftLog = LogFormat(
    id: "swift-log", title: "swift-log", origin: "StreamLogHandler of swift-log",
    opening: .time([.dashes, .letterT, .dot, .digits(0...0), .zone, .opensLine], initials: "tdinwec"),
    pattern: #" (?<level>trace|debug|info|notice|warning|error|critical)(?: (?<subsystem>[^:\s]+))? ?:"#
      + #"(?: [\w.-]+=\S+)*(?: \[(?<library>[^\]]+)\])?(?: |$)"#,
    samples: [
      Sample(
        "2026-03-01T12:00:00+0100 info com.example.fernway: screen=home [Fernway] sceneDidBecomeActive(_:)",
        [
          .time: "2026-03-01T12:00:00+01:00", .level: "info", .subsystem: "com.example.fernway", .library: "Fernway",
          .message: "sceneDidBecomeActive(_:)",
        ]),
      Sample(
        "2022-03-01T12:00:00+0100 info com.example.fernway : screen=home [Fernway] viewDidLoad()",
        [.subsystem: "com.example.fernway", .library: "Fernway", .message: "viewDidLoad()"]),
      Sample(
        "2020-03-01T12:00:00+0100 info com.example.fernway : viewDidLoad()",
        [.subsystem: "com.example.fernway", .message: "viewDidLoad()"]),
      Sample("2019-03-01T12:00:00+0100 info: viewDidLoad()", [.level: "info", .message: "viewDidLoad()"]),
      Sample("2026-03-01T12:00:00+0100 info: [Fernway] viewDidLoad()", [.library: "Fernway", .message: "viewDidLoad()"]),
    ])

  /// Puppy, as its documentation formats lines.
  public static let puppy = LogFormat(
    id: "puppy", title: "Puppy", origin: "Puppy with the formatter of its documentation",
    opening: .time([.dashes, .letterT, .dot, .digits(3...3), .zone, .opensLine], initials: "0123456789"),
    pattern: #" (?<thread>\d+) \[[^\]]*?(?<level>[A-Z]+)\] \[[^\]]*\] (?:[\w.+/-]+#L\.\d+ )?"#,
    samples: [
      Sample(
        "2026-03-01T12:59:25.030+09:00 5120 [🐛 DEBUG] [:] Fernway/HomeViewController.swift#L.23 viewDidLoad() loaded",
        [.time: "2026-03-01T12:59:25.030+09:00", .thread: "5120", .level: "DEBUG", .message: "viewDidLoad() loaded"]),
      Sample(
        "2026-03-01T12:59:26.030Z 5120 [INFO] [com.example:ui] Fernway/Home.swift#L.9 viewDidAppear(_:)",
        [.level: "INFO", .message: "viewDidAppear(_:)"]),
      Sample("2026-03-01T12:59:27.030+09:00 5121 [❌ ERROR] [:] no network", [.thread: "5121", .level: "ERROR", .message: "no network"]),
    ])

  /// Pulse's text export; the text of a record stands in the lines below.
  public static let pulse = LogFormat(
    id: "pulse", title: "Pulse", origin: "text exported by Pulse",
    opening: .time([.noDate, .noZone, .blank, .dot, .digits(3...3), .opensLine], initials: "·"),
    pattern: #" · (?:(?<level>TRACE|DEBUG|INFO|NOTICE|WARNING|ERROR|CRITICAL)(?: · (?<category>[^·]+))?$|(?<subsystem>[^·]+) · )"#,
    span: .linesBehind,
    samples: [
      Sample("12:31:12.433 · INFO · Lifecycle", [.time: "T12:31:12.433", .level: "INFO", .category: "Lifecycle", .message: ""]),
      Sample("12:29:14.441 · DEBUG", [.level: "DEBUG", .message: ""]),
      Sample("12:39:31.923 · ERROR · Network", [.level: "ERROR", .category: "Network", .message: ""]),
      Sample("12:39:32.100 · Lifecycle · viewDidLoad()", [.subsystem: "Lifecycle", .message: "viewDidLoad()"]),
    ])

  /// What Sentry's SDK says about itself.
  public static let sentry = LogFormat(
    id: "sentry-debug", title: "Sentry SDK", origin: "Sentry's SDK with its debug option",
    opening: .characters("["),
    pattern: #"\[Sentry\] \[(?<level>\w+)\](?: \[(?<time>\d{9,10}(?:\.\d+)?)\])? "#, timeStyle: .seconds,
    samples: [
      Sample(
        "[Sentry] [debug] [1700000000.123] [SentryAppStateManager:41] App state changed",
        [.time: "2023-11-14T22:13:20.123Z", .level: "debug", .message: "[SentryAppStateManager:41] App state changed"]),
      Sample("[Sentry] [error] [1700000001.5] [SentryHub:1] x", [.level: "error", .message: "[SentryHub:1] x"]),
      Sample("[Sentry] [info] [1700000002] started", [.level: "info", .message: "started"]),
    ])
}
