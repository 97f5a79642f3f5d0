extension LogFormat {
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
}
