extension LogFormat {
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
}
