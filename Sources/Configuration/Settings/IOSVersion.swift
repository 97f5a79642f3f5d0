/// Reads versions of iOS, such as `17` or `17.4.1`.
public enum IOSVersion {
  /// What a version looks like, for people.
  public static let shape = "a version looks like 17 or 17.4.1"

  /// Returns the major version; nil if `text` is no version.
  public static func major(of text: String) -> Int? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let isVersion = parts.count <= 3 && parts.allSatisfy { !$0.isEmpty && $0.count <= 3 && $0.utf8.allSatisfy(isDigit) }
    guard isVersion, let major = parts.first.flatMap({ Int($0) }), major > 0 else { return nil }
    return major
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
