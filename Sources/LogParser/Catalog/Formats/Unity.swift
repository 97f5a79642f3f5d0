extension LogFormat {
  /// What Unity's trampoline prints in each callback of the application delegate.
  public static let unity = LogFormat(
    id: "unity", title: "Unity", origin: "printf of Unity's UnityAppController",
    opening: .characters("-W"), pattern: #"(?:(?<level>WARNING) )?-> (?=[a-z]\w+\(\)\s*$)"#, span: .mark,
    samples: [
      Sample("-> applicationDidBecomeActive()", [.message: "applicationDidBecomeActive()"]),
      Sample("-> applicationDidResignActive()", [.message: "applicationDidResignActive()"]),
      Sample("-> applicationDidFinishLaunching()", [.message: "applicationDidFinishLaunching()"]),
      Sample(
        "WARNING -> applicationDidReceiveMemoryWarning()", [.level: "WARNING", .message: "applicationDidReceiveMemoryWarning()"]),
    ])
}
