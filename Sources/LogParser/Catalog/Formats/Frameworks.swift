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

  /// JavaScript's console as React Native and its bundler Metro print it.
  public static let reactNativeConsole = LogFormat(
    id: "react-native-console", title: "React Native without time", origin: "console.log of React Native in Xcode, Metro and Expo",
    opening: .characters("[LIWED›i"),
    pattern:
      #"(?=iOS Bundled \d|› \p{Lu})|\[JS\](?:\[[^\]]+\])? |\[tid:(?<thread>[^\]]+)\](?:\[[^\]]+\])? |(?<level>LOG|INFO|WARN|ERROR|DEBUG)  (?=\S)"#,
    span: .mark,
    samples: [
      Sample("[JS] AppState changed to inactive", [.message: "AppState changed to inactive"]),
      Sample(" LOG  AppState background", [.level: "LOG", .message: "AppState background"]),
      Sample("iOS Bundled 812ms index.js", [.message: "iOS Bundled 812ms index.js"]),
      Sample(" WARN  AppState inactive", [.level: "WARN", .message: "AppState inactive"]),
      Sample(
        "[tid:com.facebook.React.JavaScript] 'background', { at: 1 }",
        [.thread: "com.facebook.React.JavaScript", .message: "'background', { at: 1 }"]),
    ])

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
