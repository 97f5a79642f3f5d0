extension LogFormat {
  /// Puppy, as its documentation formats lines.
  public static let puppy = LogFormat(
    id: "puppy", title: "Puppy", origin: "Puppy with the formatter of its documentation",
    opening: .time([.dashes, .letterT, .dot, .digits(3...3), .zone, .opensLine], initials: "0123456789"),
    pattern: #" (?<thread>\d+) \[[^\]]*?(?<level>[A-Z]+)\] \[[^\]]*\] (?:[\w.+/-]+#L\.\d+ )?"#,
    samples: [
      Sample(
        "2026-03-01T12:59:25.030+09:00 5120 [🐛 DEBUG] [:] Fernway/HomeViewController.swift#L.23 viewDidLoad() loaded",
        [.time: "2026-03-01T12:59:25.030+09:00", .thread: "5120", .level: "DEBUG", .message: "viewDidLoad() loaded"]),
      Sample(
        "2026-03-01T12:59:26.030Z 5120 [INFO] [com.example:ui] Fernway/Home.swift#L.9 viewDidAppear(_:)",
        [.level: "INFO", .message: "viewDidAppear(_:)"]),
      Sample("2026-03-01T12:59:27.030+09:00 5121 [❌ ERROR] [:] no network", [.thread: "5121", .level: "ERROR", .message: "no network"]),
    ])
}
