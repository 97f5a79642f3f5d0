extension LogFormat {
  /// The BSD line of system.log, with which old simulators wrote.
  public static let systemLog = LogFormat(
    id: "system-log", title: "system.log", origin: "syslogd, CoreSimulator's system.log, rsyslog",
    opening: .time([.monthName, .blank, .dot, .digits(0...6), .noZone, .opensLine]),
    pattern: #" (?<host>[^\s\[<]+) (?<process>[^\s(\[:<][^\[:<]*?)(?:\[(?<pid>\d+)\])?(?: (?<message>\(.+?\): .*)|:(?: |$))"#,
    samples: [
      Sample(
        "Aug 18 16:29:17 ci-mac-04 Fernway[8249]: -[AppDelegate applicationDidEnterBackground:]",
        [
          .time: "--08-18T16:29:17", .host: "ci-mac-04", .process: "Fernway", .pid: "8249",
          .message: "-[AppDelegate applicationDidEnterBackground:]",
        ]),
      Sample(
        "Aug 18 16:29:17 ci-mac-04 com.apple.CoreSimulator.SimDevice.F9FF3100.launchd_sim[30868] "
          + "(UIKitApplication:com.example.fernway[0xdf6d][38890]): Service exited with abnormal code: 200",
        [
          .process: "com.apple.CoreSimulator.SimDevice.F9FF3100.launchd_sim", .pid: "30868",
          .message: "(UIKitApplication:com.example.fernway[0xdf6d][38890]): Service exited with abnormal code: 200",
        ]),
      Sample(
        "Aug 18 16:29:18 ci-mac-04 Fernway: HomeViewController viewDidAppear",
        [.process: "Fernway", .message: "HomeViewController viewDidAppear"]),
      Sample(
        "Aug 18 16:29:17 ci-mac-04 "
          + "com.apple.CoreSimulator.SimDevice.F9FF3100-2FC1-6D8A-0FE3-74071F88A81F.launchd_sim[30868] "
          + "(UIKitApplication:com.example.fernway[0xdf6d][38890]): Service exited with abnormal code: 200",
        [
          .process: "com.apple.CoreSimulator.SimDevice.F9FF3100-2FC1-6D8A-0FE3-74071F88A81F.launchd_sim",
          .message: "(UIKitApplication:com.example.fernway[0xdf6d][38890]): Service exited with abnormal code: 200",
        ]),
    ])
}
