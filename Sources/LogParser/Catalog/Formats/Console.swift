extension LogFormat {
  /// Rows copied from Console.app.
  public static let console = LogFormat(
    id: "console", title: "Console.app", origin: "rows copied from Console.app on a Mac",
    opening: .wordAndTab,
    // macOS 10.12 to 10.14 put a blank in front of the zone and of the message.
    pattern: #"(?<level>[a-z]+)\t(?<time>(?:\d{4}-\d\d-\d\d )?\d\d:\d\d:\d\d\.\d{6}(?: ?[+-]\d{4})?)\t(?<process>[^\t]*)\t ?"#,
    isDeviceChannel: true,
    samples: [
      Sample(
        "default\t11:22:51.040008+0800\tFernway\tDeactivation reason added: 0; deactivation reasons: 0 -> 1",
        [
          .level: "default", .time: "T11:22:51.040008+08:00", .process: "Fernway",
          .message: "Deactivation reason added: 0; deactivation reasons: 0 -> 1",
        ]),
      Sample(
        "error\t23:35:12.873716-0500\tFernway\t333\trefresh()\tduplicate ids in feed",
        [.level: "error", .time: "T23:35:12.873716-05:00", .message: "333\trefresh()\tduplicate ids in feed"]),
      Sample(
        "default\t13:42:31.000000 +0100\tSpringBoard\t Application 'UIKitApplication:com.example.fernway[0x51b9]' crashed.",
        [
          .time: "T13:42:31.000000+01:00", .process: "SpringBoard",
          .message: "Application 'UIKitApplication:com.example.fernway[0x51b9]' crashed.",
        ]),
      Sample(
        "> default\t08:57:01.946496+0100\tBackgroundDemo.iOS\tBackgroundDemo== OnActivated called.",
        [.time: "T08:57:01.946496+01:00", .process: "BackgroundDemo.iOS", .message: "BackgroundDemo== OnActivated called."]),
      Sample(
        "default\t11:22:51.040008+0800\tFernway\tDeactivation reason added: 0; deactivation reasons: 0 -> 1; "
          + "animating application lifecycle event: 1",
        [
          .process: "Fernway",
          .message: "Deactivation reason added: 0; deactivation reasons: 0 -> 1; animating application lifecycle event: 1",
        ]),
      Sample(
        "default\t20:34:53.684335-0500\tSpringBoard\tApplication process state changed for com.example.fernway: "
          + "<SBApplicationProcessState: 0x3265a2014; pid: 9529; taskState: Running; visibility: Foreground>",
        [.process: "SpringBoard"]),
    ])
}
