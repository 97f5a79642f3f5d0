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

  /// Cocos2d-x's own lines.
  public static let cocos = LogFormat(
    id: "cocos2d", title: "Cocos2d-x", origin: "CCLOG and cocos2d::log",
    opening: .characters("c"), pattern: "cocos2d: ", span: .mark,
    samples: [
      Sample("cocos2d: surface size:1920x1080", [.message: "surface size:1920x1080"]),
      Sample("cocos2d: applicationDidEnterBackground", [.message: "applicationDidEnterBackground"]),
      Sample("cocos2d: fullPathForFilename: No file found", [.message: "fullPathForFilename: No file found"]),
    ])

  /// libGDX's application; only its debug level tells what iOS does.
  public static let libGDX = LogFormat(
    id: "libgdx", title: "libGDX", origin: "libGDX on RoboVM and MOE, with LOG_DEBUG",
    opening: .characters("["), pattern: #"\[(?<level>debug|info|error)\] (?=IOS\w+: )"#, span: .mark,
    samples: [
      Sample("[debug] IOSApplication: paused", [.level: "debug", .message: "IOSApplication: paused"]),
      Sample("[debug] IOSApplication: disposed", [.level: "debug", .message: "IOSApplication: disposed"]),
      Sample("[error] IOSAudio: no device", [.level: "error", .message: "IOSAudio: no device"]),
    ])
}
