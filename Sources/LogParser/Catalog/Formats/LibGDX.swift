extension LogFormat {
  /// libGDX's application; only its debug level tells what iOS does.
  public static let libGDX = LogFormat(
    id: "libgdx", title: "libGDX", origin: "libGDX on RoboVM and MOE, with LOG_DEBUG",
    opening: .characters("["), pattern: #"\[(?<level>debug|info|error)\] (?=IOS\w+: )"#, span: .mark,
    samples: [
      Sample("[debug] IOSApplication: paused", [.level: "debug", .message: "IOSApplication: paused"]),
      Sample("[debug] IOSApplication: disposed", [.level: "debug", .message: "IOSApplication: disposed"]),
      Sample("[error] IOSAudio: no device", [.level: "error", .message: "IOSAudio: no device"]),
    ])
}
