import Foundation

/// Files that hold what came out before; with LIFELOG_RECORD=1 in the environment they take what comes out now.
public enum Recorded {
  /// The folder of the package.
  public static let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL

  /// Returns what the file at the path in the package holds; when recording, after `text` was written to it.
  public static func text(_ path: String, now text: String) throws -> String {
    let file = package.appending(path: path)
    if ProcessInfo.processInfo.environment["LIFELOG_RECORD"] == "1" { try Data(text.utf8).write(to: file) }
    return String(decoding: (try? Data(contentsOf: file)) ?? Data(), as: UTF8.self)
  }

  /// Returns what the file at the path in the package holds.
  public static func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: package.appending(path: path)), as: UTF8.self)
  }

  /// Names of the folders in `samples/`.
  public static let samples = ((try? FileManager.default.contentsOfDirectory(atPath: package.appending(path: "samples").path)) ?? [])
    .filter { FileManager.default.fileExists(atPath: package.appending(path: "samples/\($0)/input.log").path) }.sorted()
}
