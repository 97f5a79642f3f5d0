import Analyzer
import ByteInput

/// The whole program as a function of its environment.
enum Tool {
  static let version = "0.1.0"

  /// Does what the arguments ask for and returns the exit status; everything that was written is passed on.
  static func run(_ environment: Environment, rules: [Rule] = RuleCatalog.all) -> ExitCode {
    var status = ExitCode.failure
    var parser = ArgumentParser(environment.arguments, rules: rules)
    do throws(UsageError) {
      status = perform(try parser.parse(), environment, rules)
    } catch {
      environment.report(error.diagnostic(arguments: environment.arguments))
    }
    environment.output.flush()
    if let failure = environment.output.failure, failure.kind != .closedByReader {
      environment.report(Diagnostic(.error, "the output could not be written whole", reason: failure.description))
      status = .failure
    }
    environment.errors.flush()
    return status
  }

  private static func perform(_ invocation: Invocation, _ environment: Environment, _ rules: [Rule]) -> ExitCode {
    switch invocation {
    case .help(let command): environment.output.write(UsageText(width: environment.outputTerminal.width).text(of: command))
    case .version: environment.output.write("lifelog \(version)\n")
    case .nothing: return explain(nil, environment)
    case .run(let options): return run(options, environment, rules)
    }
    return .success
  }

  private static func run(_ options: Options, _ environment: Environment, _ rules: [Rule]) -> ExitCode {
    var options = options
    if options.command.needsLog || options.line != nil, options.inputs.isEmpty {
      if environment.inputIsTerminal { return explain(options.command, environment) }
      options.inputs = ["-"]
    }
    // Formats of the user's own are listed, too.
    let readsLogs = options.command.needsLog || !options.inputs.isEmpty || options.command == .formats
    let configuration = readsLogs ? ConfigurationFile(of: options, in: environment) : nil
    if let configuration {
      guard let settings = configuration.read(rules: rules, in: environment) else { return .failure }
      options.fill(from: settings)
    }
    if let mistake = formatMistake(options, environment.arguments) {
      environment.report(mistake.diagnostic(arguments: environment.arguments))
      return .failure
    }
    do throws(ReportRefusal) {
      let targets = try ReportTarget.all(of: options, in: environment)
      switch options.command {
      case .analyze:
        guard let gate = try GateFiles(of: options, in: environment) else { return .failure }
        return AnalyzeCommand(options: options, targets: targets, configuration: configuration, gate: gate).run(in: environment)
      case .graph: return try GraphCommand(options: options, targets: targets).run(in: environment)
      case .rules, .explain: return try CatalogCommand(options: options, rules: rules, targets: targets).run(in: environment)
      case .formats: return try FormatsCommand(options: options, targets: targets).run(in: environment)
      case .events: return EventsCommand(options: options, targets: targets).run(in: environment)
      case .diff: return try DiffCommand(options: options, targets: targets).run(in: environment)
      case .`init`: return try InitCommand().run(in: environment)
      case .completions: environment.output.write(options.shell?.completions(rules: rules.map(\.id)) ?? "")
      case .manual: environment.output.write(ManualPage(version: version).text)
      }
      return .success
    } catch {
      environment.report(error.diagnostic)
      return .failure
    }
  }

  private static func formatMistake(_ options: Options, _ arguments: [String]) -> UsageError? {
    guard let format = options.format else { return nil }
    do throws(OptionValueError) {
      try OptionValue.format(format, among: options.formats)
      return nil
    } catch {
      let place = arguments.lastIndex { $0.hasSuffix(format) }.map { index in
        UsageError.Place(argument: index, range: arguments[index].count - format.count..<arguments[index].count)
      }
      let help = error.suggestion.map { "did you mean '\($0)'?" } ?? "'lifelog formats' lists them"
      return UsageError(error.headline, reason: error.reason, at: place, help: help)
    }
  }

  private static func explain(_ command: Command?, _ environment: Environment) -> ExitCode {
    environment.errors.write(UsageText(width: environment.errorTerminal.width).text(of: command))
    return .failure
  }
}
