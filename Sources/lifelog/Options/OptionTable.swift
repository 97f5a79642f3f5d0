/// Every option, in the order of the help.
enum OptionTable {
  static let all: [OptionDeclaration] = [
    OptionDeclaration(
      "report", isRepeatable: true, help: "Write a report, to standard output or whole into PATH",
      .value("FORMAT[=PATH]") { options, value, _ throws(OptionValueError) in
        options.reports.append(try OptionValue.report(value, for: options.command))
      }),
    OptionDeclaration(
      "fail-on", commands: [.analyze],
      help: "Exit with 1 from this severity on: error (default), warning, info or never; error:likely asks for a certainty too",
      .value("SEVERITY[:CERTAINTY]") { options, value, _ throws(OptionValueError) in options.threshold = try OptionValue.threshold(value) }),
    OptionDeclaration(
      "strict", commands: [.analyze], help: "The same as --fail-on warning", .flag { $0.threshold.severity = .warning }),
    OptionDeclaration(
      "complete", commands: [.analyze, .graph], help: "The app prints every callback: what is not in the log did not happen",
      .flag { $0.isComplete = true }),
    OptionDeclaration(
      "ios", commands: [.analyze], help: "Version of iOS that the log comes from, such as 17.4",
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
      "merge", commands: Command.readers,
      help: "Take all files for one trace, in the order of their times: app log, device log, crash report of one run",
      .flag { $0.isMerging = true }),
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
      "only", commands: [.analyze], isRepeatable: true, help: "Report only this rule",
      .value("RULE") { options, value, rules throws(OptionValueError) in options.onlyRules.append(try OptionValue.rule(value, in: rules)) }),
    OptionDeclaration(
      "skip", commands: [.analyze], isRepeatable: true, help: "Do not report this rule",
      .value("RULE") { options, value, rules throws(OptionValueError) in options.skippedRules.append(try OptionValue.rule(value, in: rules))
      }),
    OptionDeclaration(
      "set", commands: [.analyze], isRepeatable: true, help: "Set a parameter of a rule",
      .value("RULE.PARAMETER=VALUE") { options, value, rules throws(OptionValueError) in
        let setting = try ParameterSetting(value, rules: rules)
        options.parameters[setting.rule, default: [:]][setting.parameter] = setting.value
      }),
    OptionDeclaration(
      "config", commands: Command.parsers, help: "Configuration file in place of the nearest .lifelog.yml; none for no file",
      .value("FILE") { options, value, _ throws(OptionValueError) in
        options.configurationPath = try OptionValue.nonEmpty(value, "path of the configuration file")
      }),
    OptionDeclaration(
      "machine", commands: [.rules], isRepeatable: true, help: "Only rules of this life cycle: app, scene, viewController and so on",
      .value("MACHINE") { options, value, _ throws(OptionValueError) in options.machines.append(try OptionValue.machine(value)) }),
    OptionDeclaration(
      "severity", commands: [.rules], isRepeatable: true, help: "Only rules of this severity: error, warning or info",
      .value("SEVERITY") { options, value, _ throws(OptionValueError) in options.severities.append(try OptionValue.severity(value)) }),
    OptionDeclaration(
      "allow-empty", commands: Command.readers, help: "Exit with 0 also if no lifecycle event was recognised",
      .flag { $0.allowsEmpty = true }),
    OptionDeclaration(
      "color", help: "Colours: auto (default: on a terminal), always or never",
      .value("WHEN") { options, value, _ throws(OptionValueError) in options.color = try OptionValue.color(value) }),
    OptionDeclaration(
      "quiet", letter: "q", commands: Command.parsers, help: "Findings and summary only, no notes", .flag { $0.isQuiet = true }),
    OptionDeclaration("version", help: "Show the version", .showVersion),
    OptionDeclaration("help", letter: "h", help: "Show this help", .showHelp),
  ]

  /// Returns the options that `command` knows.
  static func options(of command: Command) -> [OptionDeclaration] { all.filter { $0.commands.contains(command) } }
}
