extension LogFormat {
  /// The table that macos-UnifiedLogs writes; a message of several lines is quoted and goes on in the lines behind.
  public static let unifiedLogsTable = LogFormat(
    id: "unified-logs-csv", title: "macos-UnifiedLogs, CSV", origin: "unifiedlog_iterator --format csv of macos-UnifiedLogs",
    opening: .time([.dashes, .letterT, .dot, .digits(0...9), .zone, .opensLine]),
    // Event type, level, subsystem, thread, process identifier, user, library, its UUID, one or two activities, category, process, its UUID.
    pattern: #",\w*,(?<level>\w*),(?<subsystem>[^,"]*),(?<thread>\d*),(?<pid>\d+),\d*,(?<library>[^,"]*),[0-9A-Fa-f-]*,\d*,(?:\d*,)?"#
      + #"(?<category>[^,"]*),(?:[^,"]*/)?(?<process>[^,"/]*),[0-9A-Fa-f-]*,(?|"(?<message>(?:[^"]|"")*+)|(?<message>[^,"]*+))"#,
    isDeviceChannel: true,
    samples: [
      Sample(
        "2026-03-01T12:52:51.610Z,Log,Default,com.example.fernway,19172,811,501,/a/Fernway.app/Fernway,0F3C,0,lifecycle,"
          + "/a/Fernway.app/Fernway,0F3C,viewDidLoad(),%{public}s,A1B2,Berlin",
        [
          .time: "2026-03-01T12:52:51.610Z", .level: "Default", .subsystem: "com.example.fernway", .thread: "19172", .pid: "811",
          .library: "/a/Fernway.app/Fernway", .category: "lifecycle", .process: "Fernway", .message: "viewDidLoad()",
        ]),
      Sample(
        #"2026-03-01T12:52:52.000Z,Activity,Create,,19172,811,501,/a/UIKitCore,0F3C,12,0,,/a/My App,0F3C,"send, gesture ""x""",,A1B2,UTC"#,
        [.process: "My App", .level: "Create", .message: #"send, gesture ""x"""#]),
      Sample(
        "2026-03-01T12:52:53.250Z,Log,Error,,1,812,0,/usr/lib/x,AB,0,,/usr/libexec/backboardd,AB,\"first line",
        [.process: "backboardd", .pid: "812", .message: "first line"]),
    ])
}
