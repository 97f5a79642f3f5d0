extension LogFormat {
  /// Unreal Engine's log file; its times are taken for UTC, as they are by default.
  public static let unreal = LogFormat(
    id: "unreal", title: "Unreal Engine", origin: "Saved/Logs of apps made with Unreal Engine",
    opening: .characters("["),
    pattern: #"\[(?<time>\d{4}\.\d\d\.\d\d-\d\d\.\d\d\.\d\d:\d{3})\]\[ *\d+\](?<category>\w+): "#
      + #"(?:(?<level>Fatal|Error|Warning|Display|Log|Verbose|VeryVerbose): )?"#,
    timeStyle: .dotted,
    samples: [
      Sample(
        "[2026.08.24-09.00.00:000][  0]LogInit: Display: Engine is initialized. Leaving FEngineLoop::Init()",
        [
          .time: "2026-08-24T09:00:00.000Z", .category: "LogInit", .level: "Display",
          .message: "Engine is initialized. Leaving FEngineLoop::Init()",
        ]),
      Sample(
        "[2026.08.24-09.00.01:120][ 12]LogCore: app will deactivate",
        [.time: "2026-08-24T09:00:01.120Z", .category: "LogCore", .message: "app will deactivate"]),
      Sample(
        "[2026.08.24-09.05.00:007][546]LogWorld: Bringing World /Game/Maps/Start.Start up for play",
        [.category: "LogWorld", .message: "Bringing World /Game/Maps/Start.Start up for play"]),
    ])
}
