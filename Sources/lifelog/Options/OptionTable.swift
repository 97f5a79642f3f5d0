import Analyzer
import LogParser

/// Every option, in the order of the help.
enum OptionTable {
  static let all: [OptionDeclaration] = [
    OptionDeclaration(
      "report", commands: Command.reporters, isRepeatable: true, help: "Write a report, to standard output or whole into PATH",
      hint: .formats,
      .value("FORMAT[=PATH]") { options, value, _ throws(OptionValueError) in
        options.reports.append(try OptionValue.report(value, for: options.command))
      }),
    OptionDeclaration(
      "fail-on", commands: [.analyze],
      help: "Exit with 1 from this severity on: error (default), warning, info or never; error:likely asks for a certainty too",
      hint: .words(["error", "warning", "info", "never", "error:likely", "error:certain"]),
      .value("SEVERITY[:CERTAINTY]") { options, value, _ throws(OptionValueError) in options.threshold = try OptionValue.threshold(value) }),
    OptionDeclaration(
      "strict", commands: [.analyze], help: "The same as --fail-on warning", .flag { $0.threshold.severity = .warning }),
    OptionDeclaration(
      "complete", commands: [.analyze, .diff, .graph], help: "The app prints every callback: what is not in the log did not happen",
      .flag { $0.isComplete = true }),
    OptionDeclaration(
      "ios", commands: [.analyze, .diff], help: "Version of iOS that the log comes from, such as 17.4",
      .value("VERSION") { options, value, _ throws(OptionValueError) in options.ios = try OptionValue.majorVersion(value) }),
    OptionDeclaration(
      "process", commands: Command.readers, isRepeatable: true, help: "Only this process, by the name in the log",
      .value("NAME") { options, value, _ throws(OptionValueError) in
        options.processes.append(try OptionValue.nonEmpty(value, "process name"))
      }),
    OptionDeclaration(
      "pid", commands: Command.readers, help: "Only the process with this number",
      .value("NUMBER") { options, value, _ throws(OptionValueError) in options.pid = try OptionValue.processIdentifier(value) }),
    OptionDeclaration(
      "since", commands: Command.readers, help: "Nothing before this time of the log, such as 10:15 or 2024-05-01T10:15:30",
      .value("TIME") { options, value, _ throws(OptionValueError) in options.window.since = try OptionValue.time(value) }),
    OptionDeclaration(
      "until", commands: Command.readers, help: "Nothing after this time of the log",
      .value("TIME") { options, value, _ throws(OptionValueError) in options.window.until = try OptionValue.time(value) }),
    OptionDeclaration(
      "merge", commands: [.analyze, .events, .graph],
      help: "Take all files for one trace, in the order of their times: app log, device log, crash report of one run",
      .flag { $0.isMerging = true }),
    OptionDeclaration(
      "follow", commands: [.analyze],
      help: "Read one log on as it grows, is replaced or appears, until Ctrl-C; findings come as they are decided",
      .flag { $0.isFollowing = true }),
    OptionDeclaration(
      "year", commands: Command.parsers, help: "Year of the first date without a year, such as 2024",
      .value("YEAR") { options, value, _ throws(OptionValueError) in options.time.year = try OptionValue.year(value) }),
    OptionDeclaration(
      "timezone", commands: Command.parsers, help: "Time zone of times without a zone, such as +02:00, Z or CEST",
      .value("ZONE") { options, value, _ throws(OptionValueError) in options.time.zone = try OptionValue.timeZone(value) }),
    OptionDeclaration(
      "input-format", commands: Command.parsers,
      help: "Take every line for this format ('lifelog formats' lists them), or for bare callbacks",
      .value("ID") { options, value, _ throws(OptionValueError) in options.format = try OptionValue.nonEmpty(value, "format") }),
    OptionDeclaration(
      "line", commands: [.formats], help: "Explain how this line of the log was read",
      .value("NUMBER") { options, value, _ throws(OptionValueError) in options.line = try OptionValue.lineNumber(value) }),
    OptionDeclaration(
      "only", commands: [.analyze], isRepeatable: true, help: "Report only this rule", hint: .rules,
      .value("RULE") { options, value, rules throws(OptionValueError) in options.onlyRules.append(try OptionValue.rule(value, in: rules)) }),
    OptionDeclaration(
      "skip", commands: [.analyze], isRepeatable: true, help: "Do not report this rule", hint: .rules,
      .value("RULE") { options, value, rules throws(OptionValueError) in options.skippedRules.append(try OptionValue.rule(value, in: rules))
      }),
    OptionDeclaration(
      "set", commands: [.analyze], isRepeatable: true, help: "Set a parameter of a rule",
      .value("RULE.PARAMETER=VALUE") { options, value, rules throws(OptionValueError) in
        let setting = try ParameterSetting(value, rules: rules)
        options.parameters[setting.rule, default: [:]][setting.parameter] = setting.value
      }),
    OptionDeclaration(
      "config", commands: Command.parsers, help: "Configuration file in place of the nearest .lifelog.yml; none for no file", hint: .file,
      .value("FILE") { options, value, _ throws(OptionValueError) in
        options.configurationPath = try OptionValue.nonEmpty(value, "path of the configuration file")
      }),
    OptionDeclaration(
      "baseline", commands: [.analyze], help: "Report only what is not known by this file", hint: .file,
      .value("FILE") { options, value, _ throws(OptionValueError) in
        options.gate.baseline = try OptionValue.nonEmpty(value, "path of the baseline")
      }),
    OptionDeclaration(
      "baseline-strict", commands: [.analyze], help: "Exit with 1 also if the baseline knows of more than the log shows",
      .flag { $0.gate.isStrict = true }),
    OptionDeclaration(
      "write-baseline", commands: [.analyze], help: "Write what is found into this file, to be known from now on", hint: .file,
      .value("FILE") { options, value, _ throws(OptionValueError) in
        options.gate.newBaseline = try OptionValue.nonEmpty(value, "path of the new baseline")
      }),
    OptionDeclaration(
      "expect", commands: [.analyze], help: "Report the facts of this file that the log does not show", hint: .file,
      .value("FILE") { options, value, _ throws(OptionValueError) in
        options.gate.expectations = try OptionValue.nonEmpty(value, "path of the expectations")
      }),
    OptionDeclaration(
      "source-root", commands: [.analyze], help: "Name the line of the app's source code in this folder that a finding is about",
      hint: .folder,
      .value("DIR") { options, value, _ throws(OptionValueError) in
        options.gate.sourceRoot = try OptionValue.nonEmpty(value, "path of the source code")
      }),
    OptionDeclaration(
      "tolerance", commands: [.diff], help: "How much longer something may take, such as 20% or 300 ms (default: 50% and 0.5 s)",
      .value("AMOUNT") { options, value, _ throws(OptionValueError) in options.tolerance = try OptionValue.tolerance(value) }),
    OptionDeclaration(
      "machine", commands: [.rules], isRepeatable: true, help: "Only rules of this life cycle: app, scene, viewController and so on",
      hint: .words(Machine.allCases.map(\.rawValue)),
      .value("MACHINE") { options, value, _ throws(OptionValueError) in options.machines.append(try OptionValue.machine(value)) }),
    OptionDeclaration(
      "severity", commands: [.rules], isRepeatable: true, help: "Only rules of this severity: error, warning or info",
      hint: .words(["error", "warning", "info"]),
      .value("SEVERITY") { options, value, _ throws(OptionValueError) in options.severities.append(try OptionValue.severity(value)) }),
    OptionDeclaration(
      "max-intervals", commands: [.analyze],
      help: "Keep at most so many intervals, the latest (default: 1000000 for formats that list them)",
      .value("NUMBER") { options, value, _ throws(OptionValueError) in options.maxIntervals = try OptionValue.count(value, of: "intervals")
      }),
    OptionDeclaration(
      "allow-empty", commands: Command.readers, help: "Exit with 0 also if no lifecycle event was recognised",
      .flag { $0.allowsEmpty = true }),
    OptionDeclaration(
      "color", commands: Command.reporters, help: "Colours: auto (default: on a terminal), always or never",
      hint: .words(ColorChoice.allCases.map(\.rawValue)),
      .value("WHEN") { options, value, _ throws(OptionValueError) in options.color = try OptionValue.color(value) }),
    OptionDeclaration(
      "quiet", letter: "q", commands: Command.parsers, help: "Findings and summary only, no notes", .flag { $0.isQuiet = true }),
    OptionDeclaration("version", help: "Show the version", .showVersion),
    OptionDeclaration("help", letter: "h", help: "Show this help", .showHelp),
  ]

  /// Returns the options that `command` knows.
  static func options(of command: Command) -> [OptionDeclaration] { all.filter { $0.commands.contains(command) } }
}
