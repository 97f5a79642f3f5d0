import Foundation

/// A folder that lives as long as a test.
public final class TemporaryFolder {
  private let url = FileManager.default.temporaryDirectory.appendingPathComponent("lifelog-\(UUID().uuidString)")

  /// Makes an empty folder.
  public init() { try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Names of everything in it.
  public var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted() }

  /// Returns the path of `name` in it.
  public func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// Writes a file and returns its path.
  public func write(_ bytes: [UInt8], to name: String) throws -> String {
    try Data(bytes).write(to: url.appendingPathComponent(name))
    return path(name)
  }

  /// Returns what a file holds; nil if there is none.
  public func text(of name: String) -> String? {
    (try? Data(contentsOf: url.appendingPathComponent(name))).map { String(decoding: $0, as: UTF8.self) }
  }
}
