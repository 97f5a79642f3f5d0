extension LogFormat {
  /// The os_log stream of pymobiledevice3; it prints the image instead of the process.
  public static let pymobiledeviceOSLog = LogFormat(
    id: "pymobiledevice-oslog", title: "pymobiledevice3 os_log", origin: "pymobiledevice3 developer dvt oslog",
    opening: .time([.dashes, .blank, .dot, .digits(0...0), .digits(6...6), .noZone, .inBracket]),
    pattern: #"\]\[(?<subsystem>[^\]]*)\]\[(?<category>[^\]]*)\]\[(?<pid>\d+)\]\[(?<library>[^\]]*)\] <(?<level>[^>]*)>: ?"#,
    isDeviceChannel: true,
    samples: [
      Sample(
        "[2026-02-02 08:29:49.183417][com.example.fernway][lifecycle][811][Fernway] <Default>: sceneDidDisconnect(_:)",
        [
          .time: "2026-02-02T08:29:49.183417", .subsystem: "com.example.fernway", .category: "lifecycle", .pid: "811",
          .library: "Fernway", .level: "Default", .message: "sceneDidDisconnect(_:)",
        ]),
      Sample(
        "[2026-02-02 08:01:18.718746][None][None][811][UIKitCore] <Info>: viewDidAppear", [.level: "Info", .message: "viewDidAppear"]),
      Sample(
        "[2026-02-02 08:00:01][com.apple.UIKit][Scenes][811][UIKitCore] <Debug>: update",
        [.time: "2026-02-02T08:00:01", .message: "update"]),
    ])
}
