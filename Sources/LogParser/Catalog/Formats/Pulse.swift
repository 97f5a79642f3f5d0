extension LogFormat {
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
}
