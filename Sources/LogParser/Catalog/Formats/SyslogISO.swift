extension LogFormat {
  /// The line of syslog with a full date in place of the month's name.
  public static let syslogISO = LogFormat(
    id: "syslog-iso", title: "device syslog with full dates", origin: "syslog -T ISO8601 and other time formats of syslog",
    opening: .time([.dashes, .blank, .letterT, .dot, .digits(0...9), .zone, .opensLine]),
    pattern: #" (?<host>[^\s\[<]++) (?<process>[^\s(\[<]++(?: ++[^\s(\[<]++)*+)(?:\((?<library>[^)]*+)\))?\[(?<pid>\d+)\]"#
      + #"(?: (?<message>\(.+?\) <[A-Z][A-Za-z]+>:.*)| <(?<level>[A-Z][A-Za-z]+)>: ?)"#,
    isDeviceChannel: true,
    samples: [
      Sample(
        "2015-03-01 12:00:00Z Janes-iPhone Fernway[7201] <Warning>: -[AppDelegate applicationDidBecomeActive:]",
        [
          .time: "2015-03-01T12:00:00Z", .host: "Janes-iPhone", .process: "Fernway", .pid: "7201", .level: "Warning",
          .message: "-[AppDelegate applicationDidBecomeActive:]",
        ]),
      Sample(
        "2015-03-01 17:30:00+05:30 iPhone My App(UIKit)[72] <Notice>: viewDidLoad",
        [.time: "2015-03-01T17:30:00+05:30", .process: "My App", .library: "UIKit", .message: "viewDidLoad"]),
      Sample("2015-03-01T12:00:01Z iPhone Fernway[7] <Error>: x", [.process: "Fernway", .level: "Error", .message: "x"]),
    ])
}
