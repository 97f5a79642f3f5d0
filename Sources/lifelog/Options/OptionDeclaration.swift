import Analyzer

/// One option: parsing, help and everything else about it follow from this.
struct OptionDeclaration: Sendable {
  /// What an option does when it is met.
  enum Action: Sendable {
    case flag(@Sendable (inout Options) -> Void)
    /// Takes a value, named as the help shows it; the rules are those that names are checked against.
    case value(String, @Sendable (inout Options, String, [Rule]) throws(OptionValueError) -> Void)
    case showHelp, showVersion
  }

  /// What a shell can offer for a value.
  enum Hint: Sendable, Equatable {
    case nothing, file, folder, rules
    /// Formats of the command's reports.
    case formats
    case words([String])
  }

  /// Name without the dashes.
  let name: String
  /// Short form without the dash.
  let letter: Character?
  /// Commands that know it.
  let commands: [Command]
  /// True if further values add to the first; otherwise the last one counts.
  let isRepeatable: Bool
  /// One line for the help.
  let help: String
  let hint: Hint
  let action: Action

  init(
    _ name: String, letter: Character? = nil, commands: [Command] = Command.allCases, isRepeatable: Bool = false, help: String,
    hint: Hint = .nothing, _ action: Action
  ) {
    self.name = name
    self.letter = letter
    self.commands = commands
    self.isRepeatable = isRepeatable
    self.help = help
    self.hint = hint
    self.action = action
  }

  /// Name of its value in the help; nil if it takes none.
  var valueName: String? {
    guard case .value(let name, _) = action else { return nil }
    return name
  }
}

/// Why the value of an option was refused.
struct OptionValueError: Error, Sendable, Equatable {
  /// What is wrong, in half a sentence.
  let headline: String
  /// What would be right.
  let reason: String
  /// The value that was probably meant.
  var suggestion: String?
  /// The offending part; nil for all of the value.
  var part: Substring?

  init(_ headline: String, reason: String, suggestion: String? = nil, part: Substring? = nil) {
    self.headline = headline
    self.reason = reason
    self.suggestion = suggestion
    self.part = part
  }
}
