/// Looks for a file in a folder and in those above it.
public enum UpwardSearch {
  // No real path is deeper; the limit ends the search where a file system lies about its root.
  private static let deepest = 64

  /// Returns the path of the nearest `name`, seen from `folder`; a folder that holds `boundary` is the last one searched.
  ///
  /// `folder` is empty for the working directory or ends with a slash.
  public static func find(_ name: String, from folder: String = "", boundary: String) -> String? {
    var folder = folder
    for _ in 0..<deepest {
      if let status = try? FileStatus(path: folder + name), status.kind != .directory { return folder + name }
      if (try? FileStatus(path: folder + boundary)) != nil { return nil }
      guard let here = try? FileStatus(path: folder + "."), let above = try? FileStatus(path: folder + ".."),
        here.identity != above.identity
      else { return nil }
      folder += "../"
    }
    return nil
  }
}
