/// What is wrong in a configuration file, where, and what would be right.
public struct SettingsMistake: Error, Sendable, Equatable {
  /// What is wrong, in half a sentence.
  public var headline: String
  /// Why, or what would be right.
  public var reason: String?
  /// Where it stands.
  public var position: SourcePosition
  /// The line that it stands in, or the pattern that it is about; nil if nothing can be shown.
  public var snippet: String?
  /// Offending characters of `snippet`.
  public var mark: Range<Int>
  /// What to do.
  public var help: String?

  init(_ headline: String, reason: String? = nil, at position: SourcePosition, help: String? = nil) {
    self.headline = headline
    self.reason = reason
    self.position = position
    self.help = help
    mark = 0..<0
  }
}

extension SourceText {
  /// Makes a mistake that shows its line; what goes on in later lines is marked to the end of the first.
  func mistake(
    _ headline: String, from start: SourcePosition, to end: SourcePosition? = nil, reason: String? = nil, help: String? = nil
  ) -> SettingsMistake {
    var mistake = SettingsMistake(headline, reason: reason, at: start, help: help)
    let line = self[start.line]
    let last = end.map { $0.line == start.line ? $0.column : line.count + 1 } ?? start.column + 1
    mistake.snippet = line
    mistake.mark = start.column - 1..<max(last, start.column) - 1
    return mistake
  }
}
