extension LogFormat {
  /// Rows that Xcode copies behind the messages which they describe.
  public static let xcode = LogFormat(
    id: "xcode", title: "Xcode console with metadata", origin: "copied from the console of Xcode 15 and newer",
    opening: .characters("T"),
    pattern: #"Type: (?:stdio|(?<level>[A-Z][A-Za-z]+)"#
      + #"(?: \| Timestamp: (?<time>\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{6}[+-]\d\d:?\d\d))?(?: \| Process: (?<process>[^|]*?))?"#
      + #"(?: \| Library: (?<library>[^|]*?))?(?: \| Subsystem: (?<subsystem>[^|]*?))?(?: \| Category: (?<category>[^|]*?))?"#
      + #"(?: \| TID: (?<thread>0x[0-9a-f]+))?)\s*$"#,
    span: .linesBefore, recordKind: .service,
    samples: [
      Sample(
        "viewDidLoad()\nType: Notice | Timestamp: 2025-08-22 10:51:46.676122+09:00 | Process: Fernway | Library: Foundation | TID: 0xf700",
        [
          .time: "2025-08-22T10:51:46.676122+09:00", .process: "Fernway", .library: "Foundation", .thread: "0xf700", .level: "Notice",
          .message: "viewDidLoad()",
        ]),
      Sample(
        "Layout was asked for\nwhile laying out\nType: Error | Timestamp: 2026-09-27 15:08:01.297299+0500 | Library: UIKitCore"
          + " | Subsystem: com.apple.UIKit | Category: Assert | TID: 0x7528820",
        [
          .time: "2026-09-27T15:08:01.297299+05:00", .subsystem: "com.apple.UIKit", .category: "Assert", .message: "Layout was asked for",
        ]),
      Sample("viewWillAppear\nviewDidAppear\nType: stdio", [.message: "viewWillAppear"]),
      Sample(
        "hang\nType: Error | Timestamp: 2025-08-22 10:58:24.372651+09:00 | Process: Fernway | Library: HangTracer"
          + " | Subsystem: com.apple.hangtracer | Category:  | TID: 0xf700",
        [.process: "Fernway", .category: "", .message: "hang"]),
    ])
}
