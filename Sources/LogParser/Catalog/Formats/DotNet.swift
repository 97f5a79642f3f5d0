extension LogFormat {
  /// Debug output of .NET on iOS.
  public static let dotnet = LogFormat(
    id: "dotnet", title: "Xamarin, .NET MAUI", origin: "Debug.WriteLine of Xamarin and .NET apps",
    opening: .characters("[TL"),
    pattern: #"\[\d+:\] |(?=Thread (?:started|finished): |Loaded assembly: )"#, span: .mark,
    samples: [
      Sample("[0:] OnActivated", [.message: "OnActivated"]),
      Sample("[0:] App.OnStart", [.message: "App.OnStart"]),
      Sample("Thread started: <Thread Pool> #4", [.message: "Thread started: <Thread Pool> #4"]),
    ])
}
