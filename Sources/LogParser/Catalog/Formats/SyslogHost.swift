extension LogFormat {
  /// The device's syslog relay with the device's name in every line.
  public static let syslogHost = LogFormat(
    id: "syslog-host", title: "device syslog with host",
    origin: "Xcode's device window up to 8, tidevice, go-ios, old idevicesyslog, syslog",
    opening: .time([.monthName, .blank, .dot, .digits(0...6), .noZone, .opensLine]),
    // launchd names the service in parentheses in front of the level: it belongs to the message.
    pattern: #" (?<host>[^\s\[<]++) (?<process>[^\s(\[<]++(?: ++[^\s(\[<]++)*+)(?:\((?<library>[^)]*+)\))?(?:\[(?<pid>\d+)\])?"#
      + #"(?: (?<message>\(.+?\) <[A-Z][A-Za-z]+>:.*)| <(?<level>[A-Z][A-Za-z]+)>: ?)"#,
    isDeviceChannel: true, hasConstantHost: true,
    samples: [
      Sample(
        "Nov 30 12:00:00 Janes-iPhone Fernway[7201] <Warning>: -[AppDelegate application:didFinishLaunchingWithOptions:] {",
        [
          .time: "--11-30T12:00:00", .host: "Janes-iPhone", .process: "Fernway", .pid: "7201", .level: "Warning",
          .message: "-[AppDelegate application:didFinishLaunchingWithOptions:] {",
        ]),
      Sample(
        "Oct  7 14:30:01 iPhone Fernway(UIKitCore)[784] <Notice>: Scene became active",
        [.time: "--10-07T14:30:01", .host: "iPhone", .process: "Fernway", .library: "UIKitCore", .pid: "784"]),
      Sample(
        "Jun 20 13:42:52 iPhone com.apple.xpc.launchd[1] (UIKitApplication:com.example.fernway[0x1bd6][4407]) <Notice>: "
          + "Service exited due to signal: Killed: 9",
        [
          .process: "com.apple.xpc.launchd", .pid: "1",
          .message: "(UIKitApplication:com.example.fernway[0x1bd6][4407]) <Notice>: Service exited due to signal: Killed: 9",
        ]),
      Sample("Jun 20 13:42:53 iPhone My App <Notice>: viewDidLoad", [.process: "My App", .message: "viewDidLoad"]),
      Sample(
        "Oct  5 20:31:40 iPhone SpringBoard(FrontBoard)[57] <Error>: Failed to launch com.example.fernway",
        [.process: "SpringBoard", .library: "FrontBoard", .message: "Failed to launch com.example.fernway"]),
    ])
}
