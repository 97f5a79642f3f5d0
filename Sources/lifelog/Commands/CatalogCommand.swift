import Analyzer
import Reports

/// `lifelog rules` and `lifelog explain`: the catalogue, and one entry in full.
struct CatalogCommand {
  let options: Options
  let rules: [Rule]
  let targets: [ReportTarget]

  func run(in environment: Environment) throws(ReportRefusal) -> ExitCode {
    for target in targets {
      let report = try target.begin(in: environment)
      write(to: target) { report.output.write($0.span) }
      try report.commit()
    }
    return .success
  }

  private func write(to target: ReportTarget, _ sink: @escaping ReportSink) {
    if let topic = options.topic, let rule = rules.first(where: { $0.id == topic }) {
      let page = RulePage(rule: rule, style: target.style)
      switch target.format {
      case .json: page.writeJSON(to: sink)
      case .markdown: page.writeMarkdown(to: sink)
      default: page.writeText(to: sink)
      }
    } else {
      let list = RuleListReport(rules: wantedRules, style: target.style)
      switch target.format {
      case .json: list.writeJSON(to: sink)
      case .markdown: list.writeMarkdown(to: sink)
      default: list.writeText(to: sink)
      }
    }
  }

  private var wantedRules: [Rule] {
    rules.filter {
      (options.machines.isEmpty || options.machines.contains($0.machine))
        && (options.severities.isEmpty || options.severities.contains($0.severity))
    }
  }
}
