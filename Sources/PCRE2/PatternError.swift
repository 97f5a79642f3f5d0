/// Why an expression was refused, with the place.
public struct PatternError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The expression as it was written.
  public let pattern: String
  /// Bytes from the start of `pattern` to the place where compilation stopped.
  public let offset: Int
  /// PCRE2's own words.
  public let reason: String

  /// The reason, the expression and a caret under the offending place.
  public var description: String {
    let column = String(decoding: Array(pattern.utf8).prefix(offset), as: UTF8.self).count
    return "\(reason)\n  \(pattern)\n  \(String(repeating: " ", count: column))^"
  }
}
