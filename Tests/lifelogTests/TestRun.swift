import Analyzer
import ByteInput

@testable import lifelog

/// A run of the tool inside the test, with everything that it wrote.
struct TestRun {
  let status: ExitCode
  let output: String
  let errors: String

  /// Runs with `input` as standard input; nil stands for a terminal.
  init(_ arguments: String..., input: String? = nil, files: [String: String] = [:], folder: String? = nil) {
    self.init(arguments: arguments, input: input, files: files, folder: folder)
  }

  init(
    arguments: [String], input: String? = nil, files: [String: String] = [:], rules: [Rule] = RuleCatalog.all, width: Int = 80,
    folder: String? = nil
  ) {
    var inputs = files.mapValues { Array($0.utf8) }
    inputs["-"] = input.map { Array($0.utf8) }
    self.init(arguments: arguments, inputs: inputs, rules: rules, width: width, folder: folder)
  }

  /// Runs with files, and standard input under `-`, of any bytes.
  init(
    arguments: [String], inputs: [String: [UInt8]], rules: [Rule] = RuleCatalog.all, width: Int = 80, folder: String? = nil
  ) {
    var terminal = Terminal()
    terminal.width = width
    let environment = Environment(
      arguments: arguments, inputs: inputs, output: .memory(), errors: .memory(), inputIsTerminal: inputs["-"] == nil,
      outputTerminal: terminal, errorTerminal: terminal, configurationFolder: folder)
    status = Tool.run(environment, rules: rules)
    output = environment.output.pendingText
    errors = environment.errors.pendingText
  }

  /// A small catalogue, so that the options are tested without the real one.
  static let rules = [
    Rule(
      id: "app-slow-launch", number: "R90", machine: .app, severity: .warning, title: "", why: "", remedy: "", limits: "",
      parameters: [
        RuleParameter("grace", .number(5), unit: "s", meaning: "Seconds until the rule fires."),
        RuleParameter("modes", .words([]), meaning: "Modes that are left alone."),
      ], source: "", examples: []),
    Rule(
      id: "vc-double-load", number: "R91", machine: .viewController, severity: .error, title: "", why: "", remedy: "", limits: "",
      source: "", examples: []),
  ]
}
