extension LogFormat {
  /// Cordova's own lines.
  public static let cordova = LogFormat(
    id: "cordova", title: "Cordova", origin: "Apache Cordova's app delegate and plugins",
    opening: .characters("A["), pattern: #"(?=Apache Cordova iOS platform version )|(?=\[CDV\w+\])"#, span: .mark,
    samples: [
      Sample(
        "Apache Cordova iOS platform version 7.1.1 is starting.", [.message: "Apache Cordova iOS platform version 7.1.1 is starting."]),
      Sample("[CDVTimer][TotalPluginStartup] 0.421ms", [.message: "[CDVTimer][TotalPluginStartup] 0.421ms"]),
      Sample("[CDVTimer][console] 0.070000ms", [.message: "[CDVTimer][console] 0.070000ms"]),
    ])
}
