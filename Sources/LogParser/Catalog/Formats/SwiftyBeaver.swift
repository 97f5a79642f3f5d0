extension LogFormat {
  /// SwiftyBeaver's console: level, file, function without its labels, line.
  public static let swiftyBeaver = LogFormat(
    id: "swifty-beaver", title: "SwiftyBeaver", origin: "SwiftyBeaver's ConsoleDestination and FileDestination",
    opening: .time([.noDate, .noZone, .blank, .dot, .digits(3...3), .opensLine]),
    pattern: #" (?:[^\x00-\x7F]+ )?(?<level>VERBOSE|DEBUG|INFO|WARNING|ERROR|CRITICAL|FAULT) (?=[\w+ ]+\.[^\s:]+:\d+ - )"#,
    samples: [
      Sample(
        "12:45:41.400 🟦 INFO AppDelegate.application():34 - launched",
        [.time: "T12:45:41.400", .level: "INFO", .message: "AppDelegate.application():34 - launched"]),
      Sample(
        "12:12:31.614 🟩 DEBUG HomeViewController.viewDidAppear():51 - shown",
        [.level: "DEBUG", .message: "HomeViewController.viewDidAppear():51 - shown"]),
      Sample(
        "12:14:42.653 WARNING SceneDelegate.sceneDidBecomeActive():20 - active",
        [.level: "WARNING", .message: "SceneDelegate.sceneDidBecomeActive():20 - active"]),
    ])
}
