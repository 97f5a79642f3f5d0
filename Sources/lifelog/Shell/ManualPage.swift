/// Writes the manual page from the tables of commands and options.
struct ManualPage {
  let version: String

  var text: String {
    var lines = [
      ".TH LIFELOG 1 \"\" \"lifelog \(version)\" \"User Commands\"", ".SH NAME",
      "lifelog \\- check the life cycle of iOS apps in their logs", ".SH SYNOPSIS",
      ".B lifelog", ".I COMMAND", "[\\fIOPTION\\fR]... [\\fIFILE\\fR]...", ".SH DESCRIPTION",
    ]
    lines += [Self.text("lifelog checks the life cycle of iOS apps in the logs that you already have."), ".SH COMMANDS"]
    for command in Command.allCases { lines += section(of: command) }
    lines += [".SH \"EXIT STATUS\"", "Of \\fBlifelog analyze\\fR:"]
    for entry in Command.analyze.exitStatuses { lines += [".TP", "\(entry.status.rawValue)", Self.text(entry.meaning)] }
    lines += [".SH FILES", ".TP", ".I .lifelog.yml", Self.text("The configuration, in the working directory or above it.")]
    return lines.map { $0 + "\n" }.joined()
  }

  private func section(of command: Command) -> [String] {
    let operands = command.operands.map { " \\fI\(Self.text($0))\\fR" } ?? ""
    var lines = [".SS \"lifelog \(command.rawValue)\"", ".B lifelog \(command.rawValue)", "[\\fIOPTION\\fR]...\(operands)", ".PP"]
    lines.append(Self.text(command.description))
    for option in OptionTable.options(of: command) {
      let names = ["--\(option.name)"] + (option.letter.map { ["-\($0)"] } ?? [])
      let value = option.valueName.map { " \\fI\(Self.text($0))\\fR" } ?? ""
      lines += [".TP", "\\fB\(Self.text(names.reversed().joined(separator: ", ")))\\fR\(value)"]
      lines.append(Self.text(option.help + (option.isRepeatable ? " (repeatable)" : "")))
    }
    lines += [".PP", "Examples:"]
    for example in command.examples { lines += [".TP", "\\fB\(Self.text(example.command))\\fR", Self.text(example.meaning)] }
    return lines
  }

  /// Spells what roff would obey.
  private static func text(_ text: String) -> String {
    let escaped = text.reduce(into: "") { result, character in
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      default: result.append(character)
      }
    }
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }
}
