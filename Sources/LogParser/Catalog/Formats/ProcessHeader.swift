extension LogFormat {
  /// NSLog's banner whose date was cut off by the person who pasted it.
  public static let processHeader = LogFormat(
    id: "process-header", title: "NSLog without date", origin: "logs pasted without their dates",
    opening: .anything,
    pattern: #"(?<process>(?![\[\]])[^\[\]\n]{0,63}?[^\s\[\]])\[(?<pid>\d+):(?<thread>[0-9a-f]+)\](?: |$)"#,
    samples: [
      Sample(
        "Fernway[7338:8500474] -[AppDelegate application:didFinishLaunchingWithOptions:]",
        [
          .process: "Fernway", .pid: "7338", .thread: "8500474",
          .message: "-[AppDelegate application:didFinishLaunchingWithOptions:]",
        ]),
      Sample("My App[4211:60b] viewWillAppear", [.process: "My App", .thread: "60b", .message: "viewWillAppear"]),
      Sample(" Runner[21395:1581819] msg", [.process: "Runner", .pid: "21395", .message: "msg"]),
      Sample(
        "Fernway[4957:6513137] -[HomeViewController viewDidLoad]",
        [.process: "Fernway", .message: "-[HomeViewController viewDidLoad]"]),
    ])
}
