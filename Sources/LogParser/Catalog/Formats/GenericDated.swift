extension LogFormat {
  /// Any line that starts with a timestamp: loggers of apps and libraries that no other format knows.
  public static let genericDated = LogFormat(
    id: "generic-dated", title: "dated line", origin: "loggers of apps, libraries and build servers",
    opening: .time(.any),
    // Behind the time: a separator, a process, then a level with what stands around it; each may be missing.
    pattern: #"[\])]?:?(?:[ \t]+|$)?(?:[|,;·–—▸-][ \t]+|,)?"#
      + #"(?:(?<process>[^\s\[\]:|,][^\[\]:|,]{0,60}?)\[(?<pid>\d+)(?::(?<thread>[0-9a-f]+))?\]:?(?:[ \t]+|$))?"#
      + #"(?:(?:[\w.-]+, )?(?:[^\x00-\x7F]+ ?)?"#
      + #"[\[(<]?(?<level>(?i:VERBOSE|TRACE|DEBUG|INFO|NOTICE|WARN|WARNING|ERROR|CRITICAL|FAULT|FATAL|SEVERE))(?=[\])>:,|\s])"#
      + #"[\])>]?[ \t]?[|,:-]?(?:[ \t]+|$))?"#,
    isWrapper: true,
    samples: [
      Sample("[2025-07-31T06:53:38Z] [DEBUG] viewDidLoad", [.time: "2025-07-31T06:53:38Z", .level: "DEBUG", .message: "viewDidLoad"]),
      Sample(
        "2025-03-19T17:09:09.270Z  [AppDelegate] applicationDidBecomeActive",
        [.time: "2025-03-19T17:09:09.270Z", .message: "[AppDelegate] applicationDidBecomeActive"]),
      Sample(
        "2346 2025-02-25T07:14:32.735Z  [Positions] stopInBackground",
        [.time: "2025-02-25T07:14:32.735Z", .message: "[Positions] stopInBackground"]),
      Sample("2017-03-06 13:12:31.502 🔵-[Track onSuspend:] 1", [.time: "2017-03-06T13:12:31.502", .message: "🔵-[Track onSuspend:] 1"]),
      Sample(
        "18:24:47.774 Please Wait-Runner[1281:116388] Readying IDE session",
        [.time: "T18:24:47.774", .process: "Please Wait-Runner", .pid: "1281", .thread: "116388", .message: "Readying IDE session"]),
      Sample(
        "[2024-05-02 09:41:07.113], com.apple.main-thread, 💚 DEBUG, AppDelegate.application(_:didFinishLaunchingWithOptions:):24, on",
        [
          .time: "2024-05-02T09:41:07.113", .level: "DEBUG",
          .message: "AppDelegate.application(_:didFinishLaunchingWithOptions:):24, on",
        ]),
      Sample(
        "12:45:41.400 🟦 INFO HomeViewController - viewDidAppear",
        [.time: "T12:45:41.400", .level: "INFO", .message: "HomeViewController - viewDidAppear"]),
      Sample(
        "2024-05-01 10:00:00,123 | ERROR | Home - viewDidLoad",
        [.time: "2024-05-01T10:00:00.123", .level: "ERROR", .message: "Home - viewDidLoad"]),
      Sample("2024-01-01 12:00:00 +0000 viewDidLoad", [.time: "2024-01-01T12:00:00Z", .message: "viewDidLoad"]),
      Sample("2022-03-14 15:41:58.211 ", [.time: "2022-03-14T15:41:58.211", .message: ""]),
    ])
}
