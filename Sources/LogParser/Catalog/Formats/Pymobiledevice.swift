extension LogFormat {
  /// The live syslog of pymobiledevice3; a moment without microseconds is printed without fraction.
  public static let pymobiledevice = LogFormat(
    id: "pymobiledevice", title: "pymobiledevice3 syslog", origin: "pymobiledevice3 syslog live",
    opening: .time([.dashes, .blank, .dot, .digits(0...0), .digits(6...6), .noZone, .opensLine]),
    pattern: #" (?<process>[^{}\[]{1,80})\{(?<library>[^}+]*)(?:\+0x[0-9a-f]+)?\}\[(?<pid>\d+)\] <(?<level>[A-Za-z_]+)>: ?"#,
    isDeviceChannel: true,
    samples: [
      Sample(
        "2024-01-01 00:15:46.337761 Fernway{UIKitCore}[840] <NOTICE>: sceneDidBecomeActive(_:) [com.example.fernway][lifecycle]",
        [
          .time: "2024-01-01T00:15:46.337761", .process: "Fernway", .library: "UIKitCore", .pid: "840", .level: "NOTICE",
          .message: "sceneDidBecomeActive(_:) [com.example.fernway][lifecycle]",
        ]),
      Sample("2023-05-01 10:39:40.319254 My App{}[599] <Notice>: viewDidLoad()", [.process: "My App", .message: "viewDidLoad()"]),
      Sample(
        "2026-02-02 08:00:00 Fernway{Fernway+0x1a2c}[307] <ERROR>: -[HomeViewController viewWillAppear:]",
        [.time: "2026-02-02T08:00:00", .library: "Fernway", .level: "ERROR", .message: "-[HomeViewController viewWillAppear:]"]),
      Sample(
        "2023-05-01 10:39:40.319254 Fernway{Fernway}[599] <Notice>: viewDidLoad()",
        [.process: "Fernway", .library: "Fernway", .message: "viewDidLoad()"]),
    ])
}
