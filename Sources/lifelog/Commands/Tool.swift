import Analyzer
import ByteInput

/// The whole program as a function of its environment.
enum Tool {
  static let version = "0.1.0"

  /// Does what the arguments ask for and returns the exit status; everything that was written is passed on.
  static func run(_ environment: inout Environment, rules: [Rule] = []) -> ExitStatus {
    var status = ExitStatus.failure
    var parser = ArgumentParser(environment.arguments, rules: rules)
    do throws(UsageError) {
      status = perform(try parser.parse(), &environment)
    } catch {
      environment.report(error.diagnostic(arguments: environment.arguments))
    }
    environment.errors.flush()
    environment.output.flush()
    if let failure = environment.output.failure, failure.kind != .closedByReader {
      environment.report(Diagnostic(.error, "the output could not be written whole", reason: failure.description))
      environment.errors.flush()
      return .failure
    }
    return status
  }

  private static func perform(_ invocation: Invocation, _ environment: inout Environment) -> ExitStatus {
    switch invocation {
    case .nothing:
      environment.errors.write(UsageText(width: environment.errorTerminal.width).text(of: nil))
      return .failure
    case .help(let command):
      environment.output.write(UsageText(width: environment.outputTerminal.width).text(of: command))
    case .version:
      environment.output.write("lifelog \(version)\n")
    case .run(let options):
      return run(options, &environment)
    }
    return .success
  }

  private static func run(_ options: Options, _ environment: inout Environment) -> ExitStatus {
    if options.inputs.isEmpty, environment.inputIsTerminal {
      environment.errors.write(UsageText(width: environment.errorTerminal.width).text(of: options.command))
      return .failure
    }
    return .failure
  }
}

extension Environment {
  /// Writes a message for people to standard error.
  mutating func report(_ diagnostic: Diagnostic) {
    errors.write(DiagnosticRenderer(usesColor: errorTerminal.usesColor, width: min(errorTerminal.width, 100)).render(diagnostic))
  }
}
