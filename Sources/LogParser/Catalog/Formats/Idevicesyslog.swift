extension LogFormat {
  /// The device's syslog relay without the device's name.
  public static let idevicesyslog = LogFormat(
    id: "idevicesyslog", title: "device syslog without host", origin: "idevicesyslog 1.3 and newer",
    opening: .time([.monthName, .blank, .dot, .digits(0...6), .noZone, .opensLine]),
    pattern: #" (?<process>[^\s(\[<]++(?: ++[^\s(\[<]++)*+)(?:\((?<library>[^)]*+)\))?\[(?<pid>\d+)\]"#
      + #"(?: (?<message>\(.+?\) <[A-Z][A-Za-z]+>:.*)| <(?<level>[A-Z][A-Za-z]+)>: ?)"#,
    isDeviceChannel: true,
    samples: [
      Sample(
        "Nov 30 12:00:00 Fernway(UIKitCore)[324] <Notice>: Deactivation reason removed: 5; deactivation reasons: 4129 -> 4097",
        [
          .time: "--11-30T12:00:00", .process: "Fernway", .library: "UIKitCore", .pid: "324", .level: "Notice",
          .message: "Deactivation reason removed: 5; deactivation reasons: 4129 -> 4097",
        ]),
      Sample("Nov 30 12:00:01 Fernway[804] <Error>: viewDidAppear", [.level: "Error", .pid: "804", .message: "viewDidAppear"]),
      Sample("Dec  1 00:00:02 backboardd[61] <Notice>: touch began", [.time: "--12-01T00:00:02", .message: "touch began"]),
      Sample(
        "Nov 30 12:00:00 Fernway(UIKitCore)[324] <Notice>: Deactivation reason removed: 5; deactivation reasons: "
          + "4129 -> 4097; animating application lifecycle event: 1",
        [
          .process: "Fernway", .library: "UIKitCore",
          .message: "Deactivation reason removed: 5; deactivation reasons: 4129 -> 4097; animating application lifecycle event: 1",
        ]),
    ])
}
