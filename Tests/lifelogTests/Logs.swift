/// Small logs that several tests read.
enum Logs {
  static let clean = """
    -[AppDelegate application:didFinishLaunchingWithOptions:]
    -[AppDelegate applicationDidBecomeActive:]
    -[AppDelegate applicationWillResignActive:]
    -[AppDelegate applicationDidEnterBackground:]

    """
  /// An error that the log cannot prove.
  static let loop =
    String(repeating: "ViewController2 - loadView\nViewController2 - viewDidLoad\n", count: 8) + "ViewController2 - viewDidAppear\n"
  /// A warning.
  static let doubleActivation = """
    2024-05-01 10:00:00.000 Demo[42:7] applicationDidBecomeActive
    2024-05-01 10:00:05.000 Demo[42:7] applicationWillResignActive
    2024-05-01 10:00:07.000 Demo[42:7] applicationDidBecomeActive
    2024-05-01 10:00:15.000 Demo[42:7] applicationDidBecomeActive

    """
  static let nothing = "the quick brown fox\njumps over the lazy dog\n"
}
