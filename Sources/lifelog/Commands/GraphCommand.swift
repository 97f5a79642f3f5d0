import Analyzer
import Reports

/// `lifelog graph`: draws a life cycle, and what a log made of it.
struct GraphCommand {
  let options: Options
  let targets: [ReportTarget]

  func run(in environment: Environment) throws(ReportRefusal) -> ExitCode {
    guard let table = options.machine.flatMap(MachineCatalog.table(for:)) else { return .failure }
    var pass = InputPass(options: options)
    pass.read(options.inputs, in: environment)
    if options.inputs.isEmpty {
      try draw(table, counts: nil, in: environment)
    } else {
      guard pass.isWorthReporting(options, in: environment) else { return .failure }
      try draw(table, counts: pass.finish().edges, in: environment)
    }
    return pass.hasFailed ? .failure : .success
  }

  private func draw(_ table: MachineTable, counts: [EdgeCount]?, in environment: Environment) throws(ReportRefusal) {
    for target in targets {
      let open = try target.begin(in: environment)
      let report = GraphReport(of: table, counts: counts, style: target.style)
      let sink: ReportSink = { open.output.write($0.span) }
      switch target.format {
      case .dot: report.writeDOT(to: sink)
      case .mermaid: report.writeMermaid(to: sink)
      default: report.writeText(to: sink)
      }
      try open.commit()
    }
  }
}
