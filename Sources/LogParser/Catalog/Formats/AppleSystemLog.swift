extension LogFormat {
  /// The raw form of the Apple System Log: keys and values in brackets.
  public static let appleSystemLog = LogFormat(
    id: "asl-raw", title: "Apple System Log, raw", origin: "syslog -F raw",
    opening: .characters("["),
    // The keys stand in any order; each is looked for on its own. Brackets and blanks inside of the message stay escaped.
    pattern: #"(?=\[(?:ASLMessageID|Time) \d+\] )(?=.*?\[Time (?<time>\d{9,10})\])(?:(?=.*?\[Level (?<level>\d)\])|)"#
      + #"(?:(?=.*?\[PID (?<pid>\d+)\])|)(?:(?=.*?\[Sender (?<process>(?:[^\]\\]|\\.)+)\])|)"#
      + #"(?:(?=.*?\[Host (?<host>(?:[^\]\\]|\\.)+)\])|)(?:(?=.*?\[CFLog Thread (?<thread>\w+)\])|)"#
      + #".*?\[Message (?<message>(?:[^\]\\]|\\.)*)\]"#,
    isDeviceChannel: true, timeStyle: .seconds, coding: .backslashes,
    samples: [
      Sample(
        "[ASLMessageID 5301] [Time 1425211200] [TimeNanoSec 123000000] [Level 5] [PID 4211] [Host Janes-iPhone] [Sender Fernway] "
          + "[Facility user] [Message viewDidLoad] [CFLog Local Time 2015-03-01 12:47:30.414] [CFLog Thread 60b]",
        [
          .time: "2015-03-01T12:00:00Z", .level: "5", .pid: "4211", .host: "Janes-iPhone", .process: "Fernway", .thread: "60b",
          .message: "viewDidLoad",
        ]),
      Sample(
        #"[Time 1425211201] [Level 4] [PID 4211] [Sender Fernway] [Message -\[AppDelegate\sapplicationDidBecomeActive:\]]"#,
        [.pid: "4211", .process: "Fernway", .message: #"-\[AppDelegate\sapplicationDidBecomeActive:\]"#]),
      Sample(
        "[Time 1425211202] [Message viewDidAppear] [Sender Fernway] [PID 4211]",
        [.pid: "4211", .process: "Fernway", .message: "viewDidAppear"]),
    ])
}
