/// Completions for bash; they need nothing but bash itself.
struct BashCompletions {
  let words: CompletionWords

  var text: String {
    let commands = Command.allCases.map(\.rawValue).joined(separator: " ")
    return """
      # bash completions of lifelog, made by 'lifelog completions bash'
      _lifelog() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" command="${COMP_WORDS[1]}" options=""
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(commands) help --help --version" -- "$current"))
          return
        fi
        case "$command $previous" in
      \(values)
        esac
        case "$command" in
          help) COMPREPLY=($(compgen -W "\(commands)" -- "$current")) ;;
      \(Command.allCases.map(line).joined(separator: "\n"))
        esac
        case "$current" in
          -*) COMPREPLY=($(compgen -W "$options" -- "$current")) ;;
        esac
      }
      complete -o filenames -o bashdefault -F _lifelog lifelog

      """
  }

  private var values: String {
    Command.allCases.flatMap { command in
      OptionTable.options(of: command).filter { $0.valueName != nil }.map { option in
        let patterns = words.spellings(option).map { "'\(command.rawValue) \($0)'" }.joined(separator: "|")
        return "    \(patterns)) \(reply(to: option, of: command)) return ;;"
      }
    }.joined(separator: "\n")
  }

  private func reply(to option: OptionDeclaration, of command: Command) -> String {
    if let words = words.words(option, of: command) {
      return "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$current\"));"
    }
    switch option.hint {
    case .file: return "COMPREPLY=($(compgen -f -- \"$current\"));"
    case .folder: return "COMPREPLY=($(compgen -d -- \"$current\"));"
    default: return ""
    }
  }

  private func line(_ command: Command) -> String {
    let options = OptionTable.options(of: command).flatMap(words.spellings).joined(separator: " ")
    let operands = (words.operands(of: command) ?? []).joined(separator: " ")
    let files = words.takesFiles(command) ? " $(compgen -f -- \"$current\")" : ""
    return "    \(command.rawValue)) options=\"\(options)\"; COMPREPLY=($(compgen -W \"\(operands)\" -- \"$current\")\(files)) ;;"
  }
}
