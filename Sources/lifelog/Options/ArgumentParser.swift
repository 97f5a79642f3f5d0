import Analyzer
import Configuration

/// What a command line asks for.
enum Invocation: Sendable {
  case help(Command?)
  case version
  case run(Options)
  /// Nothing at all was asked for.
  case nothing
}

/// Reads a command line by the option table, strictly and without reading anything else.
struct ArgumentParser {
  private let arguments: [String]
  private let rules: [Rule]
  private var index = 0

  /// Prepares to read `arguments` (without the program's name); names of rules are checked against `rules`.
  init(_ arguments: [String], rules: [Rule]) {
    self.arguments = arguments
    self.rules = rules
  }

  mutating func parse() throws(UsageError) -> Invocation {
    guard let word = arguments.first else { return .nothing }
    index = 1
    switch word {
    case "-h", "--help": return .help(nil)
    case "--version": return .version
    case "help": return .help(try helpTopic())
    default: return try parseOptions(of: try command(word, at: 0))
    }
  }

  private func helpTopic() throws(UsageError) -> Command? {
    guard arguments.count > 1, !arguments[1].hasPrefix("-") else { return nil }
    return try command(arguments[1], at: 1)
  }

  private func command(_ word: String, at position: Int) throws(UsageError) -> Command {
    if let command = Command(rawValue: word) { return command }
    let names = Command.allCases.map(\.rawValue)
    let place = UsageError.Place(argument: position)
    if word.hasPrefix("-") {
      throw UsageError(
        "no command before '\(word)'", reason: "options stand behind the command, which is \(names.joined(separator: " or "))", at: place,
        help: "try 'lifelog analyze \(word)', or 'lifelog help'")
    }
    let looksLikeFile = word.contains(".") || word.contains("/")
    let suggestion = Spelling.nearest(to: word, in: names + ["help"]).map { "did you mean '\($0)'?" }
    throw UsageError(
      "unknown command '\(word)'", reason: "the commands are \(names.joined(separator: ", ")) and help", at: place,
      help: suggestion ?? (looksLikeFile ? "to analyse a log: lifelog analyze \(word)" : "see 'lifelog help'"))
  }

  private mutating func parseOptions(of command: Command) throws(UsageError) -> Invocation {
    var options = Options(command: command)
    var takesOptions = true
    while index < arguments.count {
      let argument = arguments[index]
      if takesOptions, argument == "--" {
        takesOptions = false
      } else if takesOptions, argument.hasPrefix("-"), argument != "-" {
        if let invocation = try parseOption(argument, into: &options) { return invocation }
      } else {
        try addOperand(argument, to: &options)
      }
      index += 1
    }
    try checkTopic(of: options)
    if options.reports.isEmpty { options.reports = [ReportRequest(format: .text)] }
    return .run(options)
  }

  /// Returns an invocation if the option ends the reading.
  private mutating func parseOption(_ argument: String, into options: inout Options) throws(UsageError) -> Invocation? {
    let equals = argument.firstIndex(of: "=")
    let spelling = argument[..<(equals ?? argument.endIndex)]
    let attached = equals.map { String(argument[argument.index(after: $0)...]) }
    let option = try declaration(spelling, for: options.command)
    if option.valueName == nil, attached != nil {
      let place = UsageError.Place(argument: index, range: spelling.count..<argument.count)
      throw UsageError("'\(spelling)' takes no value", at: place, help: "leave out what stands behind it")
    }
    switch option.action {
    case .showHelp: return .help(options.command)
    case .showVersion: return .version
    case .flag(let set): set(&options)
    case .value(let name, let set):
      try setValue(of: spelling, named: name, attached: attached) { [rules] value throws(OptionValueError) in
        try set(&options, value, rules)
      }
      try checkLastReport(of: options, option)
    }
    return nil
  }

  private mutating func setValue(
    of spelling: Substring, named name: String, attached: String?, _ set: (String) throws(OptionValueError) -> Void
  ) throws(UsageError) {
    var start = spelling.count + 1
    if attached == nil {
      guard index + 1 < arguments.count else {
        throw UsageError("'\(spelling)' needs a value", at: nil, help: "\(spelling) \(name)")
      }
      index += 1
      start = 0
    }
    let value = attached ?? arguments[index]
    do throws(OptionValueError) {
      try set(value)
    } catch {
      let part = error.part ?? value[...]
      let lower = start + value.distance(from: value.startIndex, to: part.startIndex)
      let place = UsageError.Place(argument: index, range: value.isEmpty ? nil : lower..<lower + part.count)
      throw UsageError(error.headline, reason: error.reason, at: place, help: error.suggestion.map { "did you mean '\($0)'?" })
    }
  }

  private func declaration(_ spelling: Substring, for command: Command) throws(UsageError) -> OptionDeclaration {
    let place = UsageError.Place(argument: index, range: 0..<spelling.count)
    let isMeant = { (option: OptionDeclaration) in "--\(option.name)" == spelling || option.letter.map { "-\($0)" == spelling } == true }
    if let option = OptionTable.options(of: command).first(where: isMeant) { return option }
    if let option = OptionTable.all.first(where: isMeant) {
      let commands = option.commands.map { "'lifelog \($0.rawValue)'" }.joined(separator: " and ")
      throw UsageError("'lifelog \(command.rawValue)' has no option '\(spelling)'", reason: "it is an option of \(commands)", at: place)
    }
    let names = OptionTable.options(of: command).map { "--\($0.name)" }
    let suggestion = Spelling.nearest(to: String(spelling), in: names).map { "did you mean '\($0)'?" }
    throw UsageError(
      "unknown option '\(spelling)'", at: place, help: suggestion ?? "'lifelog help \(command.rawValue)' lists the options")
  }

  private func addOperand(_ argument: String, to options: inout Options) throws(UsageError) {
    switch options.command {
    case .analyze, .events, .formats: try addInput(argument, to: &options)
    case .diff where options.inputs.count < 2: try addInput(argument, to: &options)
    case .completions where options.shell == nil: try setTopic(argument, of: &options)
    case .graph where options.machine != nil: try addInput(argument, to: &options)
    case .explain where options.topic == nil, .graph: try setTopic(argument, of: &options)
    case .rules, .explain, .diff, .`init`, .completions, .manual:
      let expected = options.command.operands.map { "it takes \(options.command == .diff ? "" : "one ")\($0)" } ?? "it takes options only"
      throw UsageError(
        "'lifelog \(options.command.rawValue)' has no use for '\(argument)'", reason: expected, at: .init(argument: index),
        help: options.command == .rules ? "to read about one rule: lifelog explain \(argument)" : nil)
    }
  }

  /// Takes the word that says which rule or life cycle is meant.
  private func setTopic(_ argument: String, of options: inout Options) throws(UsageError) {
    do throws(OptionValueError) {
      switch options.command {
      case .graph: options.machine = try OptionValue.drawnMachine(argument)
      case .completions: options.shell = try OptionValue.shell(argument)
      default: options.topic = try OptionValue.rule(argument, in: rules)
      }
    } catch {
      let help =
        options.command == .explain ? "'lifelog rules' lists them" : "lifelog \(options.command.rawValue) \(options.command.operands ?? "")"
      throw UsageError(
        error.headline, reason: error.reason, at: .init(argument: index), help: error.suggestion.map { "did you mean '\($0)'?" } ?? help)
    }
  }

  private func checkTopic(of options: Options) throws(UsageError) {
    if options.command == .diff, options.inputs.count < 2 {
      throw UsageError("'lifelog diff' needs two logs", reason: "the older one, then the newer one", at: nil, help: "lifelog diff OLD NEW")
    }
    if options.command == .completions, options.shell == nil {
      throw UsageError("'lifelog completions' needs a shell", reason: "bash, zsh or fish", at: nil, help: "lifelog completions SHELL")
    }
    if options.gate.isStrict, options.gate.baseline == nil {
      throw UsageError("'--baseline-strict' needs a baseline", at: nil, help: "--baseline FILE")
    }
    if options.isFollowing, options.inputs.count != 1 || options.inputs == ["-"] || options.isMerging {
      throw UsageError(
        "'--follow' reads one file on", reason: "a pipe is read on without it, and several logs need their ends to be one trace", at: nil,
        help: "lifelog analyze --follow FILE")
    }
    if options.command == .explain, options.topic == nil {
      throw UsageError("'lifelog explain' needs a rule", at: nil, help: "lifelog explain RULE; 'lifelog rules' lists them")
    }
    if options.command == .graph, options.machine == nil {
      let machines = MachineCatalog.all.map(\.machine.rawValue).joined(separator: ", ")
      throw UsageError(
        "'lifelog graph' needs a life cycle", reason: "there are \(machines)", at: nil, help: "lifelog graph MACHINE [FILE]...")
    }
  }

  private func addInput(_ argument: String, to options: inout Options) throws(UsageError) {
    if argument.isEmpty {
      throw UsageError(
        "an argument is empty", reason: "an empty argument often comes from a variable that is not set", at: .init(argument: index),
        help: "name the log, or leave the argument out to read standard input")
    }
    if argument == "-", options.inputs.contains("-") {
      throw UsageError("standard input is named twice", reason: "it can be read only once", at: .init(argument: index))
    }
    options.inputs.append(argument)
  }

  private func checkLastReport(of options: Options, _ option: OptionDeclaration) throws(UsageError) {
    guard option.name == "report", let last = options.reports.last, options.reports.dropLast().contains(where: { $0.path == last.path })
    else { return }
    let target = last.path.map { "'\($0)'" } ?? "standard output"
    throw UsageError(
      "two reports go to \(target)", reason: "one would hide or garble the other", at: .init(argument: index),
      help: "give one of them another place: --report \(last.format.rawValue)=PATH")
  }
}
