import Analyzer
import ByteInput
import LogParser
import Reports

/// `lifelog events`: lists what was recognised, one event per line.
struct EventsCommand {
  let options: Options
  let targets: [ReportTarget]

  func run(in environment: Environment) -> ExitCode {
    do throws(ReportRefusal) {
      return try list(in: environment)
    } catch {
      environment.report(error.diagnostic)
      return .failure
    }
  }

  private func list(in environment: Environment) throws(ReportRefusal) -> ExitCode {
    var streams: [EventStream] = []
    for target in targets { streams.append(EventStream(target, try target.begin(in: environment), inputs: options.inputs)) }
    var pass = InputPass(options: options)
    pass.read(options.inputs, in: environment) { input, record, events in
      for event in events {
        let row = EventRow(input: input, record: record, event)
        for stream in streams { stream.write(row) }
      }
      return streams.contains { $0.isWanted } ? .more : .enough
    }
    guard pass.isWorthReporting(options, in: environment) else { return .failure }
    for stream in streams { try stream.finish() }
    return pass.hasFailed ? .failure : .success
  }
}

/// One list of events on its way to one place.
private final class EventStream {
  private var report: EventReport
  private let target: OpenReport
  private let inputs: [String]

  init(_ target: ReportTarget, _ open: OpenReport, inputs: [String]) {
    self.target = open
    self.inputs = inputs
    report = EventReport(target.format == .text ? .text : .ndjson, style: target.style, namesInputs: inputs.count > 1) {
      open.output.write($0.span)
    }
  }

  /// False once nobody reads along any more.
  var isWanted: Bool { target.output.failure == nil }

  func write(_ row: EventRow) {
    // A member of an archive bears a name that was not given.
    if !inputs.contains(row.input) { report.namesInputs = true }
    report.write(row)
  }

  func finish() throws(ReportRefusal) {
    report.flush()
    try target.commit()
  }
}

extension EventRow {
  /// Joins what the line says with what the analysis found out.
  fileprivate init(input: String, record: Record, _ resolved: Analyzer.ResolvedEvent) {
    var record = record
    record.process = resolved.process
    record.pid = resolved.pid
    self.init(input: input, record: record, event: resolved.event, isEcho: resolved.isEcho)
  }
}
