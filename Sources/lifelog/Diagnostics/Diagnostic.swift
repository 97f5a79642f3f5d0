/// One message for people: what is wrong, why, where, and what to do.
struct Diagnostic: Sendable, Equatable {
  /// How much it matters.
  enum Level: String, Sendable {
    case error, warning, note
  }

  /// A piece of text with the offending part underlined.
  struct Snippet: Sendable, Equatable {
    let text: String
    /// Offending characters of `text`.
    let mark: Range<Int>
  }

  let level: Level
  /// What is wrong, in half a sentence.
  let headline: String
  /// Why that is so, in a sentence.
  var reason: String?
  var snippet: Snippet?
  /// Where in a file, as `path:line:column`; nil if it is about the run.
  var place: String?
  /// What to do.
  var help: String?

  init(_ level: Level, _ headline: String, reason: String? = nil, snippet: Snippet? = nil, help: String? = nil) {
    self.level = level
    self.headline = headline
    self.reason = reason
    self.snippet = snippet
    self.help = help
  }
}
