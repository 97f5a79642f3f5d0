extension LogFormat {
  /// Cocos2d-x's own lines.
  public static let cocos = LogFormat(
    id: "cocos2d", title: "Cocos2d-x", origin: "CCLOG and cocos2d::log",
    opening: .characters("c"), pattern: "cocos2d: ", span: .mark,
    samples: [
      Sample("cocos2d: surface size:1920x1080", [.message: "surface size:1920x1080"]),
      Sample("cocos2d: applicationDidEnterBackground", [.message: "applicationDidEnterBackground"]),
      Sample("cocos2d: fullPathForFilename: No file found", [.message: "fullPathForFilename: No file found"]),
    ])
}
