extension LogFormat {
  /// JavaScript's console as NativeScript prints it.
  public static let nativeScript = LogFormat(
    id: "nativescript", title: "NativeScript", origin: "console of NativeScript apps",
    opening: .characters("C"), pattern: #"CONSOLE (?<level>[A-Z]+)(?: file:\S+)?(?:: | )"#, span: .mark,
    samples: [
      Sample("CONSOLE LOG: suspendEvent", [.level: "LOG", .message: "suspendEvent"]),
      Sample("CONSOLE INFO label: 1.234ms", [.level: "INFO", .message: "label: 1.234ms"]),
      Sample("CONSOLE ERROR: no route", [.level: "ERROR", .message: "no route"]),
    ])
}
