import PCRE2

/// What the name of a file says of the log in it: a hint that people are told, never a proof.
public struct FileNameHint: Sendable, Equatable {
  /// Whose file it is.
  public let title: String
  /// The name without its folders as a regular expression.
  public let pattern: String
  /// Ids of the formats and layers that its lines should have.
  public let contents: [String]
  /// Names that fit.
  public let samples: [String]

  /// Describes names.
  public init(_ title: String, pattern: String, contents: [String], samples: [String]) {
    (self.title, self.pattern, self.contents, self.samples) = (title, pattern, contents, samples)
  }

  /// The first hint that fits the last part of `path`; nil for most names.
  public init?(path: String) {
    let name = Array(path.utf8.split(separator: Byte.slash).last ?? path.utf8[...])
    var scratch = MatchScratch(groups: 1)
    for hint in Self.all {
      guard let pattern = try? Pattern("\\A(?:\(hint.pattern))\\z") else { continue }
      guard scratch.match(pattern, in: name.span, from: 0) == .matched else { continue }
      self = hint
      return
    }
    return nil
  }
}
