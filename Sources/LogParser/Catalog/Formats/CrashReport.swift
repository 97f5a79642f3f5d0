extension LogFormat {
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
}
