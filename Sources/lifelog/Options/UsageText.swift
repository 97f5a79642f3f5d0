/// Writes the help from the tables of commands and options.
struct UsageText {
  let width: Int

  init(width: Int) { self.width = max(50, min(width, 100)) }

  /// Returns the help of a command, or the overview.
  func text(of command: Command?) -> String { command.map(details) ?? overview }

  private var overview: String {
    let commands = Command.allCases.map { row($0.rawValue, $0.summary, column: 14) }
    let introduction = "lifelog checks the life cycle of iOS apps in the logs that you already have."
    return lines([
      TextFilling.fill(introduction, width: width), [""],
      ["Usage: lifelog COMMAND [OPTION]... [FILE]...", ""],
      ["Commands:"], commands.flatMap(\.self), row("help", "Explain a command: lifelog help analyze", column: 14), [""],
      ["Exit status:"], exitStatuses(of: .analyze), [""],
      ["Start with: lifelog analyze app.log"],
    ])
  }

  private func details(_ command: Command) -> String {
    let options = OptionTable.options(of: command).flatMap { option in
      row(heading(option), option.help + (option.isRepeatable ? " (repeatable)" : ""), column: 28)
    }
    let formats = command.formats.map(\.rawValue).joined(separator: ", ")
    let inputs =
      (command.needsLog ? "Without FILE, or for '-', reads standard input. " : "")
      + (command.formats.isEmpty ? "" : "Reports: \(formats); by default \(command.formats[0].rawValue) on standard output.")
    return lines([
      ["Usage: lifelog \(command.rawValue) [OPTION]...\(command.operands.map { " \($0)" } ?? "")", ""],
      TextFilling.fill(command.description, width: width), [""],
      TextFilling.fill(inputs, width: width) + (inputs.isEmpty ? [] : [""]),
      ["Options:"], options, [""],
      ["Exit status:"], exitStatuses(of: command), [""],
      ["Examples:"], command.examples.flatMap { ["  \($0.command)", "      \($0.meaning)"] },
    ])
  }

  private func exitStatuses(of command: Command) -> [String] {
    command.exitStatuses.flatMap { row("\($0.status.rawValue)", $0.meaning, column: 5) }
  }

  private func heading(_ option: OptionDeclaration) -> String {
    let letter = option.letter.map { "-\($0), " } ?? ""
    let value = option.valueName.map { " \($0)" } ?? ""
    return "\(letter)--\(option.name)\(value)"
  }

  /// Two columns; a left part that is too long gets a line of its own.
  private func row(_ left: String, _ right: String, column: Int) -> [String] {
    let rest = String(repeating: " ", count: column)
    let isShort = left.count + 4 <= column
    let first = isShort ? "  \(left)" + String(repeating: " ", count: column - left.count - 2) : rest
    return (isShort ? [] : ["  \(left)"]) + TextFilling.fill(right, width: width, first: first, rest: rest)
  }

  private func lines(_ groups: [[String]]) -> String { groups.joined().map { $0 + "\n" }.joined() }
}
