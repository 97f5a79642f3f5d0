extension LogFormat {
  /// What Unity's player prints beside the messages of scripts: where a message was logged, and what it loads.
  public static let unityEngine = LogFormat(
    id: "unity-engine", title: "Unity's player", origin: "stack lines and notices of Unity's player",
    opening: .characters("U(S"),
    pattern: #"(?=UnityEngine\.\w+(?:\.\w+)*:|\(Filename: .* Line: -?\d+\)|UnloadTime: [\d.]+ ms|Setting up \d+ worker threads)"#,
    span: .mark,
    samples: [
      Sample("UnityEngine.Debug:Log (object)", [.message: "UnityEngine.Debug:Log (object)"]),
      Sample("(Filename: Assets/Home.cs Line: 12)", [.message: "(Filename: Assets/Home.cs Line: 12)"]),
      Sample("UnloadTime: 1.126375 ms", [.message: "UnloadTime: 1.126375 ms"]),
      Sample("Setting up 4 worker threads for Enlighten.", [.message: "Setting up 4 worker threads for Enlighten."]),
    ])
}
