extension LogFormat {
  /// The first line of a report in the .ips format.
  public static let crashReportHeader = LogFormat(
    id: "ips-header", title: "header of a crash report", origin: "first line of an .ips file",
    opening: .object(
      ObjectShape(required: ["bug_type", "timestamp"], fields: [.time: "timestamp", .process: "app_name", .system: "os_version"])),
    recordKind: .service,
    samples: [
      Sample(
        #"{"app_name":"Fernway","timestamp":"2026-03-17 22:05:22.00 -0700","bundleID":"com.example.fernway","bug_type":"309"}"#,
        [.time: "2026-03-17T22:05:22.00-07:00", .process: "Fernway"]),
      Sample(#"{"bug_type":"298","timestamp":"2022-07-10 01:26:56.18 +0800"}"#, [.time: "2022-07-10T01:26:56.18+08:00"]),
      Sample(#"{"timestamp":"2026-03-17 22:05:22.00 -0700","bug_type":"385"}"#, [.time: "2026-03-17T22:05:22.00-07:00"]),
    ])

  /// The body of a crash report in the .ips format, one line or pretty printed.
  public static let crashReport = LogFormat(
    id: "ips-crash", title: "crash report", origin: ".ips files from devices, Xcode's Organizer, Console.app",
    opening: .object(
      ObjectShape(
        required: ["procName", "captureTime", "exception"],
        fields: [
          .time: "captureTime", .process: "procName", .pid: "pid", .category: "termination.namespace", .message: "exception.type",
          .system: "osVersion.train", .bundle: "bundleInfo.CFBundleIdentifier",
        ],
        tellings: [
          .init("termination", contains: "8BADF00D", .watchdogKill), .init("termination", contains: "8badf00d", .watchdogKill),
          // The same number as JSON writes it.
          .init("termination.code", contains: "2343432205", .watchdogKill),
          .init("termination.namespace", contains: "JETSAM", .jetsamKill, [.reason: "termination.code"]),
          .init("termination.namespace", contains: "BOARD", .processExit, [.reason: "termination.code"]), .init("exception", .crash),
        ])),
    recordKind: .service,
    samples: [
      Sample(
        #"{"pid":811,"procName":"Fernway","captureTime":"2026-03-17 22:50:41.6409 -0700","exception":{"type":"EXC_CRASH"}}"#,
        [.time: "2026-03-17T22:50:41.6409-07:00", .process: "Fernway", .pid: "811", .message: "EXC_CRASH"]),
      Sample(
        "{\n  \"procName\" : \"My App\",\n  \"pid\" : 812,\n  \"captureTime\" : \"2026-03-17 22:50:41.6409 -0700\",\n"
          + "  \"exception\" : {\"type\" : \"EXC_BAD_ACCESS\", \"signal\" : \"SIGSEGV\"}\n}",
        [.process: "My App", .pid: "812", .message: "EXC_BAD_ACCESS"]),
      Sample(
        #"{"exception":{"type":"EXC_CRASH"},"termination":{"namespace":"FRONTBOARD","code":2343432205},"procName":"Fernway","#
          + #""captureTime":"2026-03-17 22:50:41.6409 -0700","pid":813}"#,
        [.category: "FRONTBOARD", .pid: "813"]),
    ])

  /// The body of a report about processes that were killed for memory.
  public static let jetsamReport = LogFormat(
    id: "ips-jetsam", title: "jetsam report", origin: "JetsamEvent-….ips",
    opening: .object(
      ObjectShape(
        required: ["processes", "largestProcess"],
        fields: [.time: "date", .message: "processes[reason].reason", .system: "build"],
        tellings: [
          .init("reason", .jetsamKill, of: "processes[reason]", [.subject: "name", .pid: "pid", .reason: "reason"])
        ])),
    recordKind: .service,
    samples: [
      Sample(
        #"{"date":"2022-07-10 01:26:56.18 +0800","largestProcess":"Fernway","processes":[{"pid":1,"name":"launchd"},"#
          + #"{"pid":811,"name":"Fernway","states":["frontmost"],"reason":"per-process-limit"}]}"#,
        [.time: "2022-07-10T01:26:56.18+08:00", .message: "per-process-limit"]),
      Sample(
        #"{"largestProcess":"My App","processes":[{"reason":"highwater","name":"My App","pid":5}]}"#, [.message: "highwater"]),
      Sample(#"{"largestProcess":"My App","processes":[{"name":"My App","pid":5}]}"#, [:]),
    ])

  /// A crash report in the text format, as Xcode and older systems write it.
  public static let crashText = LogFormat(
    id: "crash-text", title: "crash report, text", origin: ".crash files, Xcode's translation of .ips files",
    opening: .characters("PIDETO"),
    pattern: #"(?:Process: +(?<process>\S.*?) \[(?<pid>\d+)\]\s*$|Date/Time: +(?<time>\d{4}-\d\d-\d\d \d\d:\d\d:\d\d.*)"#
      + #"|(?=Identifier: +[\w-]+\.[\w.-]+\s*$|OS Version: +\S|Exception (?:Type|Codes): +\S|Termination Reason: +\S)(?<message>.*))"#,
    span: .block, recordKind: .service,
    samples: [
      Sample("Process:               Fernway [811]", [.process: "Fernway", .pid: "811"]),
      Sample("Date/Time:           2026-03-17 22:50:41.6409 -0700", [.time: "2026-03-17T22:50:41.6409-07:00"]),
      Sample("Identifier:          com.example.fernway", [.message: "Identifier:          com.example.fernway"]),
      Sample("OS Version:          iPhone OS 12.1 (16B92)", [.message: "OS Version:          iPhone OS 12.1 (16B92)"]),
      Sample("Exception Type:  EXC_BAD_ACCESS (SIGSEGV)", [.message: "Exception Type:  EXC_BAD_ACCESS (SIGSEGV)"]),
      Sample("Termination Reason: FRONTBOARD 0x8badf00d", [.message: "Termination Reason: FRONTBOARD 0x8badf00d"]),
    ])
}
