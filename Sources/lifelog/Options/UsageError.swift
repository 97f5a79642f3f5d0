/// A command line that cannot be followed, with the place of the mistake.
struct UsageError: Error, Sendable, Equatable {
  /// Offending characters of one argument.
  struct Place: Sendable, Equatable {
    let argument: Int
    /// Characters of the argument; nil for all of it.
    var range: Range<Int>?
  }

  let headline: String
  var reason: String?
  /// Nil if something is missing at the end.
  var place: Place?
  var help: String?

  init(_ headline: String, reason: String? = nil, at place: Place?, help: String? = nil) {
    self.headline = headline
    self.reason = reason
    self.place = place
    self.help = help
  }

  /// Shows the mistake in the command line that `arguments` came from.
  func diagnostic(arguments: [String]) -> Diagnostic {
    let line = ShownCommandLine(arguments)
    let snippet = Diagnostic.Snippet(text: line.text, mark: line.range(of: place))
    return Diagnostic(.error, headline, reason: reason, snippet: snippet, help: help)
  }
}

/// The command line as somebody could have typed it.
private struct ShownCommandLine {
  private(set) var text = "lifelog"
  private var starts: [Int] = []
  private let arguments: [String]

  init(_ arguments: [String]) {
    self.arguments = arguments
    for argument in arguments {
      text += " "
      starts.append(text.count)
      text += Self.shown(argument)
    }
  }

  func range(of place: UsageError.Place?) -> Range<Int> {
    guard let place, starts.indices.contains(place.argument) else { return text.count..<text.count }
    let argument = arguments[place.argument]
    let (start, shown) = (starts[place.argument], Self.shown(argument))
    guard let range = place.range, shown.contains(argument) else { return start..<start + shown.count }
    let offset = shown == argument ? 0 : 1
    return start + offset + range.lowerBound..<start + offset + range.upperBound
  }

  private static func shown(_ argument: String) -> String {
    let isPlain = !argument.isEmpty && argument.allSatisfy { $0.isLetter || $0.isNumber || "-_=./:,+@%".contains($0) }
    return isPlain ? argument : "'\(visible(argument.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)))'"
  }
}
