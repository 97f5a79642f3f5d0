extension LogFormat {
  /// Prints of Dart code, and the states of Flutter's application life cycle.
  public static let flutter = LogFormat(
    id: "flutter", title: "Flutter", origin: "print of Dart code in flutter run and in Xcode",
    opening: .characters("fdAaslLnN["),
    pattern: #"flutter: |(?=[^\n]{0,80}?\bAppLifecycleState\.(?:resumed|inactive|paused|hidden|detached)\b)"#, span: .mark,
    samples: [
      Sample(
        "flutter: didChangeAppLifecycleState: AppLifecycleState.paused",
        [.message: "didChangeAppLifecycleState: AppLifecycleState.paused"]),
      Sample("flutter: AppLifecycleState.resumed", [.message: "AppLifecycleState.resumed"]),
      Sample("[AppLifecycle] state AppLifecycleState.inactive", [.message: "[AppLifecycle] state AppLifecycleState.inactive"]),
      Sample("flutter: opened the list", [.message: "opened the list"]),
    ])
}
