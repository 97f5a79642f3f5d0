/// Completions for zsh.
struct ZshCompletions {
  let words: CompletionWords

  var text: String {
    """
    #compdef lifelog
    # zsh completions of lifelog, made by 'lifelog completions zsh'
    _lifelog() {
      local -a commands
      commands=(
    \(Command.allCases.map { "    '\($0.rawValue):\(Self.text($0.summary))'" }.joined(separator: "\n"))
        'help:Explain a command'
      )
      if (( CURRENT == 2 )); then
        _describe command commands
        return
      fi
      local command=$words[2]
      shift words
      (( CURRENT-- ))
      case $command in
        help) _describe command commands ;;
    \(Command.allCases.map(block).joined(separator: "\n"))
      esac
    }
    if [ "$funcstack[1]" = "_lifelog" ]; then _lifelog "$@"; else compdef _lifelog lifelog; fi

    """
  }

  private func block(_ command: Command) -> String {
    var lines = OptionTable.options(of: command).flatMap { option in words.spellings(option).map { argument($0, option, command) } }
    if let operands = words.operands(of: command) { lines.append("'1:\(command.operands ?? ""):(\(operands.joined(separator: " ")))'") }
    if words.takesFiles(command) { lines.append("'*:file:_files'") }
    return "    \(command.rawValue)) _arguments \(lines.joined(separator: " \\\n      ")) ;;"
  }

  private func argument(_ spelling: String, _ option: OptionDeclaration, _ command: Command) -> String {
    let head = "\(option.isRepeatable ? "*" : "")\(spelling)[\(Self.text(option.help))]"
    guard let name = option.valueName else { return "'\(head)'" }
    let value =
      switch option.hint {
      case .file: "_files"
      case .folder: "_files -/"
      default: words.words(option, of: command).map { "(\($0.joined(separator: " ")))" } ?? ""
      }
    return "'\(head):\(Self.text(name)):\(Self.text(value, isAction: true))'"
  }

  /// Spells what has a meaning inside a quoted specification.
  private static func text(_ text: String, isAction: Bool = false) -> String {
    var result = ""
    for character in text {
      if character == "'" {
        result += "'\\''"
      } else if "[]:\\".contains(character), !isAction || character == ":" {
        result += "\\\(character)"
      } else {
        result.append(character)
      }
    }
    return result
  }
}
