extension LogFormat {
  /// How far ios-deploy is.
  public static let iosDeploy = LogFormat(
    id: "ios-deploy", title: "ios-deploy", origin: "ios-deploy while it installs the app",
    opening: .characters("["), pattern: #"\[ *\d{1,3}%\] (?=\S)"#, span: .mark, recordKind: .service,
    samples: [
      Sample("[ 52%] Copying /a/Fernway.app/Info.plist to device", [.message: "Copying /a/Fernway.app/Info.plist to device"]),
      Sample("[100%] Installed package Fernway.app", [.message: "Installed package Fernway.app"]),
      Sample("[  5%] VerifyingApplication", [.message: "VerifyingApplication"]),
    ])
}
