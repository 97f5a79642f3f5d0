extension LogFormat {
  /// Rows copied from Console.app with the time first and subsystem, level and process behind the message.
  public static let consoleColumns = LogFormat(
    id: "console-columns", title: "Console.app, other columns", origin: "rows copied from Console.app with changed columns",
    opening: .time([.dashes, .noDate, .blank, .dot, .digits(6...6), .zone, .spacedZone, .opensLine]),
    // The first line of a message of several lines has no columns behind it.
    pattern: #"\t(?<category>[^\t]*)\t(?:(?<message>.*)\t(?<subsystem>[^\t]*)\t[^\t]*\t(?<level>[a-z]+)\t(?<process>[^\t]+)$)?"#,
    isDeviceChannel: true,
    samples: [
      Sample(
        "23:11:47.861092+0100\tProcess\t[application<com.example.realms>:23793] Setting process visibility to: Foreground"
          + "\tcom.apple.FrontBoard\tFrontBoard\tdefault\tSpringBoard",
        [
          .time: "T23:11:47.861092+01:00", .category: "Process", .level: "default", .process: "SpringBoard",
          .subsystem: "com.apple.FrontBoard", .message: "[application<com.example.realms>:23793] Setting process visibility to: Foreground",
        ]),
      Sample(
        "23:11:49.105010+0100\tProcessWorkspace\tInvalidating workspace.\tcom.apple.FrontBoard\tFrontBoard\tdefault\tSpringBoard",
        [.category: "ProcessWorkspace", .message: "Invalidating workspace."]),
      Sample(
        "23:11:49.105210+0100\t\tviewDidLoad\tand more\tcom.example.realms\tRealms\terror\tRealms",
        [.level: "error", .process: "Realms", .message: "viewDidLoad\tand more"]),
      Sample("23:11:49.105320+0100\tAppSwitcher\t[Main] dispatch event:", [.category: "AppSwitcher", .message: "[Main] dispatch event:"]),
    ])
}
