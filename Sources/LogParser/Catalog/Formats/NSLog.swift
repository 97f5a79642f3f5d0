extension LogFormat {
  /// The banner of NSLog without a debugger.
  public static let nslog = LogFormat(
    id: "nslog", title: "NSLog", origin: "NSLog to a file, pipe or terminal; Xcode up to 7; Linux Foundation",
    opening: .time([.dashes, .blank, .dot, .digits(3...3), .noZone, .opensLine]),
    pattern: #" (?<process>[^\[]{1,80}+(?:\[(?!\d+:)[^\[]{0,80}+){0,3}?)\[(?<pid>\d+):(?<thread>[0-9a-f]+)\](?: |$)"#,
    span: .sharedLine,
    samples: [
      Sample(
        "2015-03-01 12:30:44.104 Fernway[4211:60b] -[AppDelegate applicationDidBecomeActive:]",
        [
          .time: "2015-03-01T12:30:44.104", .process: "Fernway", .pid: "4211", .thread: "60b",
          .message: "-[AppDelegate applicationDidBecomeActive:]",
        ]),
      Sample(
        "2024-04-30 11:41:36.746 Fernway Beta 2.0[60752:2703423] viewDidLoad()",
        [.process: "Fernway Beta 2.0", .pid: "60752", .thread: "2703423", .message: "viewDidLoad()"]),
      Sample(
        ">2017-02-08 16:31:37.802 native-unity [demo][2370:742930] -> applicationDidFinishLaunching()",
        [.process: "native-unity [demo]", .pid: "2370", .message: "-> applicationDidFinishLaunching()"]),
      Sample("2024-04-30 11:41:36.746 Fernway[60752:2703423] ", [.process: "Fernway", .message: ""]),
      Sample(
        "2024-04-30 11:41:36.746 Fernway Beta[60752:2703423] viewDidLoad()",
        [.process: "Fernway Beta", .message: "viewDidLoad()"]),
      Sample(
        "2026-11-30 19:25:25.712 fernway-cli[86842:7e46c632] hello 5",
        [.process: "fernway-cli", .message: "hello 5"]),
      Sample(
        "2026-09-06 01:05:11.233 xcodebuild[1792:54026] [MT] IDELaunchParametersSnapshot: no debugger version",
        [.process: "xcodebuild", .message: "[MT] IDELaunchParametersSnapshot: no debugger version"]),
    ])
}
