extension LogFormat {
  /// What os_log and NSLog mirror to standard error under a debugger.
  public static let oslogStderr = LogFormat(
    id: "oslog-stderr", title: "os_log on standard error", origin: "Xcode 8 to 14, ios-deploy, devicectl --console, xcodebuild test",
    opening: .time([.dashes, .blank, .dot, .digits(6...6), .zone, .noZone, .opensLine]),
    // A category in brackets stays in the message: it cannot be told from a tag that the app wrote itself.
    pattern: #" (?<process>[^\[]{1,80}+(?:\[(?!\d+:)[^\[]{0,80}+){0,3}?)\[(?<pid>\d+):(?<thread>[0-9a-f]+)\](?: |$)"#,
    span: .sharedLine,
    samples: [
      Sample(
        "2023-04-05 10:34:23.995289+0800 Fernway[17866:76176] scene(_:willConnectTo:options:)",
        [
          .time: "2023-04-05T10:34:23.995289+08:00", .process: "Fernway", .pid: "17866", .thread: "76176",
          .message: "scene(_:willConnectTo:options:)",
        ]),
      Sample(
        "2024-02-11 09:04:55.396245+0100 ViewController生命周期[671:2777] [lifecycle] -[SceneDelegate sceneDidBecomeActive:]",
        [.process: "ViewController生命周期", .message: "[lifecycle] -[SceneDelegate sceneDidBecomeActive:]"]),
      // iOS 10.0 printed no zone.
      Sample(
        "2016-09-08 15:44:34.084148 Fernway (beta)[62538:9853933] subsystem: com.apple.UIKit, category: HIDEventFiltered",
        [.time: "2016-09-08T15:44:34.084148", .process: "Fernway (beta)", .pid: "62538"]),
      Sample(
        "  2019-11-07 11:38:09.595543+0800 CardShop[4188:1522941] nested push animation",
        [.time: "2019-11-07T11:38:09.595543+08:00", .process: "CardShop", .message: "nested push animation"]),
      Sample(
        "2020-12-10 07:03:12.137215-0800 Fernway[1109:381590] [Common] _BSMachError: port d533; (os/kern) invalid "
          + #"capability (0x14) "Unable to insert COPY_SEND""#,
        [
          .process: "Fernway",
          .message: #"[Common] _BSMachError: port d533; (os/kern) invalid capability (0x14) "Unable to insert COPY_SEND""#,
        ]),
      Sample(
        "2024-02-11 09:04:55.396245+0100 Fernway[671:2777] [lifecycle] -[SceneDelegate sceneDidBecomeActive:]",
        [.process: "Fernway", .message: "[lifecycle] -[SceneDelegate sceneDidBecomeActive:]"]),
      Sample(
        "2018-05-02 08:30:19.121547+0000 Fernway[380:4852] [] nw_connection_get_connected_socket [C1] no socket",
        [.process: "Fernway", .message: "[] nw_connection_get_connected_socket [C1] no socket"]),
      Sample(
        "2016-09-08 15:44:34.084148 Fernway[62538:9853933] subsystem: com.apple.UIKit, category: HIDEventFiltered,"
          + " enable_level: 0",
        [.process: "Fernway", .message: "subsystem: com.apple.UIKit, category: HIDEventFiltered, enable_level: 0"]),
    ])
}
