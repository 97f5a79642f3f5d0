extension LogFormat {
  /// The default style of macOS's `log`.
  public static let logDefault = LogFormat(
    id: "log-default", title: "log, default style", origin: "log show, log stream, simctl spawn … log, idb log",
    opening: .time([.dashes, .blank, .dot, .digits(6...6), .zone, .opensLine], initials: "0"),
    pattern: #" (?<thread>0x[0-9a-f]++) ++(?<level>[A-Z][A-Za-z]++(?: [A-Z][a-z]++)*+) ++0x[0-9a-f]++ ++(?<pid>\d++) ++(?:\d++ ++)?"#
      + #"(?<process>[^:]++(?::(?! |$)[^:]*+)*+):(?: |$)(?:\((?<library>[^)]*+)\) )?"#
      + #"(?:\[(?<subsystem>[^\]:]*+):(?<category>(?!\d+\])[^\]]*+)\] )?"#,
    samples: [
      Sample(
        "2026-04-01 22:00:51.182633+0300 0x0cb4839  Default     0x0                  87108  0    Fernway: "
          + "(UIKitCore) [com.apple.UIKit:AppLifecycle] Deactivation reason added: 5; deactivation reasons: 0 -> 32",
        [
          .time: "2026-04-01T22:00:51.182633+03:00", .thread: "0x0cb4839", .level: "Default", .pid: "87108", .process: "Fernway",
          .library: "UIKitCore", .subsystem: "com.apple.UIKit", .category: "AppLifecycle",
          .message: "Deactivation reason added: 5; deactivation reasons: 0 -> 32",
        ]),
      Sample(
        "2023-07-19 08:20:16.862057+0300 0x559c     Info        0x0                  599    0    Fernway: "
          + "[com.example.fernway:lifecycle] sceneWillEnterForeground(_:)",
        [.level: "Info", .pid: "599", .process: "Fernway", .subsystem: "com.example.fernway", .message: "sceneWillEnterForeground(_:)"]),
      // Before macOS 10.14 there is no time-to-live column.
      Sample(
        "2017-12-07 18:42:37.868282+0800 0x8ead29   Activity    0x02227918058ee71e   48240  Fernway Beta: (UIKit) send gesture actions",
        [.level: "Activity", .pid: "48240", .process: "Fernway Beta", .library: "UIKit", .message: "send gesture actions"]),
      Sample(
        "2025-12-11 12:03:15.340187+0100 0xd5b      Fault       0x8a1d59             360    14   Fernway: viewDidAppear",
        [.level: "Fault", .pid: "360", .process: "Fernway", .message: "viewDidAppear"]),
      Sample(
        "2026-04-01 22:00:51.182633+0300 0x0cb4839  Default     0x0                  87108  0    Fernway: "
          + "(UIKitCore) [com.apple.UIKit:AppLifecycle] Deactivation reason added: 5; deactivation reasons: 0 -> 32; "
          + "animating application lifecycle event: 0",
        [
          .process: "Fernway", .library: "UIKitCore", .category: "AppLifecycle",
          .message: "Deactivation reason added: 5; deactivation reasons: 0 -> 32; animating application lifecycle event: 0",
        ]),
    ])
}
