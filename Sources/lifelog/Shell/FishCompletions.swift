/// Completions for fish.
struct FishCompletions {
  let words: CompletionWords

  var text: String {
    let commands = Command.allCases.map(\.rawValue).joined(separator: " ")
    var lines = [
      "# fish completions of lifelog, made by 'lifelog completions fish'", "complete -c lifelog -f",
      "complete -c lifelog -n __fish_use_subcommand -a help -d 'Explain a command'",
      "complete -c lifelog -n '__fish_seen_subcommand_from help' -a '\(commands)'",
    ]
    for command in Command.allCases {
      lines.append("complete -c lifelog -n __fish_use_subcommand -a \(command.rawValue) -d '\(Self.text(command.summary))'")
      let condition = "complete -c lifelog -n '__fish_seen_subcommand_from \(command.rawValue)'"
      lines += OptionTable.options(of: command).map { condition + arguments($0, of: command) }
      if let operands = words.operands(of: command) { lines.append("\(condition) -a '\(operands.joined(separator: " "))'") }
      if words.takesFiles(command) { lines.append("\(condition) -F") }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func arguments(_ option: OptionDeclaration, of command: Command) -> String {
    let letter = option.letter.map { " -s \($0)" } ?? ""
    let head = "\(letter) -l \(option.name) -d '\(Self.text(option.help))'"
    guard option.valueName != nil else { return head }
    if let words = words.words(option, of: command) { return "\(head) -x -a '\(words.joined(separator: " "))'" }
    switch option.hint {
    case .file: return "\(head) -r -F"
    case .folder: return "\(head) -x -a '(__fish_complete_directories)'"
    default: return "\(head) -x"
    }
  }

  private static func text(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if character == "'" || character == "\\" { result.append("\\") }
      result.append(character)
    }
  }
}
