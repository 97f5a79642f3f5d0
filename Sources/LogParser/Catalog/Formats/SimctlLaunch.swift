extension LogFormat {
  /// The process that simctl launched.
  public static let simctlLaunch = LogFormat(
    id: "simctl-launch", title: "simctl launch", origin: "simctl launch --console",
    opening: .characters("cdeino"), pattern: #"[a-z]+(?:\.[\w-]+){2,}: (?<pid>\d+)\s*$"#, span: .mark, recordKind: .service,
    samples: [
      Sample("com.example.fernway: 40428", [.pid: "40428"]), Sample("org.example.Fernway-Beta: 7", [.pid: "7"]),
      Sample("com.example.fernway.debug: 40429", [.pid: "40429"]),
    ])
}
