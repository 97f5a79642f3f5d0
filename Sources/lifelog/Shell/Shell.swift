/// A shell that completes what somebody types.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// The script that the shell loads; everything in it comes from the tables of commands and options.
  func completions(rules: [String]) -> String {
    let words = CompletionWords(rules: rules)
    return switch self {
    case .bash: BashCompletions(words: words).text
    case .zsh: ZshCompletions(words: words).text
    case .fish: FishCompletions(words: words).text
    }
  }
}

/// What can be typed.
struct CompletionWords {
  let rules: [String]

  /// Words that can follow an option, or nil if none are known.
  func words(_ option: OptionDeclaration, of command: Command) -> [String]? {
    switch option.hint {
    case .rules: rules
    case .formats: command.formats.map(\.rawValue)
    case .words(let words): words
    case .nothing, .file, .folder: nil
    }
  }

  /// Words that can stand behind a command.
  func operands(of command: Command) -> [String]? {
    switch command {
    case .explain: rules
    case .graph: ["app", "scene", "viewController", "task"]
    case .completions: Shell.allCases.map(\.rawValue)
    case .analyze, .diff, .events, .formats, .rules, .`init`, .manual: nil
    }
  }

  func takesFiles(_ command: Command) -> Bool { Command.parsers.contains(command) }

  func spellings(_ option: OptionDeclaration) -> [String] { ["--\(option.name)"] + (option.letter.map { ["-\($0)"] } ?? []) }
}
