import ByteInput

/// `lifelog init`: writes a configuration file to start from.
struct InitCommand {
  func run(in environment: Environment) throws(ReportRefusal) -> ExitCode {
    let path = (environment.configurationFolder ?? "") + ConfigurationFile.name
    guard FileIdentity(path: path) == nil else {
      let help = "change it by hand, or remove it first"
      throw ReportRefusal(diagnostic: Diagnostic(.error, "there is a '\(path)' already", reason: "it is never replaced", help: help))
    }
    do throws(OutputError) { try ReportFile(path: path).write { $0.write(Self.text) } } catch {
      throw ReportRefusal(diagnostic: Diagnostic(.error, "cannot write '\(path)'", reason: error.reason))
    }
    environment.output.write("wrote \(path)\n")
    return .success
  }

  /// Every key, explained in lines that begin with `# ` and switched off by a bare `#`.
  static let text = """
    # What lifelog should know of this project. A '#' and one blank open an explanation; remove any other '#' to switch a line on.
    # Options of the command line count more. Everything about this file: Documentation/Configuration.md of lifelog.

    # Version of iOS that the logs come from; some limits depend on it.
    #ios: 17.4

    # The process to judge, by the name in the log, or several: [Demo, DemoWidget].
    #process: Demo

    # Settings of rules by their ids; 'lifelog rules' lists them, 'lifelog explain RULE' names the parameters.
    #rules:
    #  app-background-unprotected:
    #    severity: error
    #    grace: 4 s
    #  app-first-line-midstream:
    #    enabled: false

    # Findings that are known and accepted, each with its reason. For many of them there is --write-baseline.
    #exceptions:
    #  - rule: vc-loadview-loop
    #    class: OnboardingViewController
    #    reason: rebuilds its view for each page on purpose

    # Headers of log lines that lifelog does not know, tried before its own.
    #formats:
    #  - id: my-logger
    #    pattern: '(?<time>\\d+\\.\\d+) <(?<process>\\w+):(?<pid>\\d+)> '
    #    time: seconds
    #    samples:
    #      - '1714558530.123 <Demo:42> viewDidLoad'

    # Own words for UIKit's callbacks, by the names that 'lifelog events' prints.
    #events:
    #  - words: didEnterFG
    #    event: applicationWillEnterForeground
    #    samples: ['[App] didEnterFG']

    """
}
