/// What the reader's screen can show.
public struct TextStyle: Sendable, Equatable {
  /// Columns of the screen; less than 40 counts as 40.
  public var width: Int { didSet { width = max(40, width) } }
  /// True if colours may be used; nothing depends on them.
  public var usesColor: Bool
  /// False where only ASCII can be shown.
  public var usesUnicode: Bool
  /// False keeps each finding's headline on one line, for programs that read it.
  public var wrapsHeadlines: Bool

  /// Makes a style; by default plain text, 80 columns wide.
  public init(width: Int = 80, usesColor: Bool = false, usesUnicode: Bool = true, wrapsHeadlines: Bool = true) {
    self.width = max(40, width)
    self.usesColor = usesColor
    self.usesUnicode = usesUnicode
    self.wrapsHeadlines = wrapsHeadlines
  }
}

extension TextStyle {
  var ellipsis: String { usesUnicode ? "…" : "..." }

  /// Between facts of equal weight.
  var separator: String { usesUnicode ? " · " : " | " }

  /// Between a line's number and its text.
  var gutter: String { usesUnicode ? " │ " : " | " }
}
