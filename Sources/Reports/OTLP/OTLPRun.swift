import Analyzer
import Gate
import LogParser

/// One run of an application as logs and spans.
struct OTLPRun {
  private let run: ProcessRun
  private let index: Int
  private let analysis: Analysis
  private let identity: OTLPIdentity
  private let findings: [Finding]

  init(of index: Int, in analysis: Analysis, findings: [Finding]) {
    (self.index, self.analysis, self.findings) = (index, analysis, findings)
    run = analysis.processes[index]
    let parts = [analysis.shownName(of: run.input), run.name ?? "", run.pid.map { String($0) } ?? "", String(run.firstLine)]
    identity = OTLPIdentity(parts.joined(separator: "\0"))
  }

  var resource: JSONValue {
    var attributes = [OTLP.text("service.name", run.name ?? "unknown_service"), OTLP.text("os.name", "ios")]
    if let version = run.system.version { attributes.append(OTLP.text("os.version", version)) }
    if let pid = run.pid { attributes.append(OTLP.number("process.pid", Int(pid))) }
    if let name = run.name { attributes.append(OTLP.text("process.executable.name", name)) }
    if let clock = clock { attributes.append(OTLP.text("lifelog.clock", clock)) }
    return ["attributes": .array(attributes)]
  }

  /// What the log does not say about its times.
  private var clock: String? {
    guard let time = run.states.compactMap(\.start).first else { return "none" }
    switch time.completeness {
    case .timeOnly: return "time of day only"
    case .withoutYear: return "without year"
    case .full: return time.zone == nil ? "without zone" : nil
    }
  }

  // MARK: Logs

  /// An event for each state of the application that the convention has a word for.
  var stateLogs: [JSONValue] {
    var last = ""
    return run.states.compactMap { interval in
      defer { last = interval.state }
      guard interval.fromLine != nil, let state = Self.word(for: interval.state, after: last) else { return nil }
      let line = interval.fromLine.map { [OTLP.number("lifelog.line", $0)] } ?? []
      return [
        "timeUnixNano": OTLP.time(interval.start), "severityNumber": 9, "severityText": "INFO", "eventName": "device.app.lifecycle",
        "attributes": .array([OTLP.text("ios.app.state", state)] + line),
      ]
    }
  }

  /// The convention tells coming back from the background apart from losing the focus.
  private static func word(for state: String, after last: String) -> String? {
    switch state {
    case "active", "background": state
    case "inactive": last == "background" || last == "suspended" ? "foreground" : state
    case "notRunning": last.isEmpty ? nil : "terminate"
    default: nil
    }
  }

  /// The findings of the process.
  var findingLogs: [JSONValue] { findings.map(log) }

  private func log(_ finding: Finding) -> JSONValue {
    var attributes = [
      OTLP.text("lifelog.rule", finding.rule), OTLP.text("lifelog.certainty", finding.certainty.rawValue),
      OTLP.text("lifelog.fingerprint", Fingerprint(finding).hash), OTLP.text("log.file.name", analysis.shownName(of: finding.input)),
    ]
    if let line = finding.line { attributes.append(OTLP.number("lifelog.line", line)) }
    if let subject = finding.subject { attributes.append(OTLP.text("lifelog.subject", subject)) }
    if let source = finding.source {
      attributes += [OTLP.text("code.file.path", source.path), OTLP.number("code.line.number", source.line)]
    }
    return [
      "timeUnixNano": OTLP.time(finding.time), "severityNumber": .integer(finding.severity.otlpNumber),
      "severityText": .string(finding.severity.otlpText),
      "eventName": "lifelog.finding", "body": ["stringValue": .string(InertText.line(finding.message))], "attributes": .array(attributes),
    ]
  }

  // MARK: Spans

  /// The run, and in it every controller, scene and task that has times.
  var spans: [JSONValue] {
    guard let whole = OTLPSpan(name: run.name ?? "application", run.states) else { return [] }
    let root = identity.span(0)
    var spans = [json(whole, id: root, parent: nil, kind: "application")]
    func add(_ span: OTLPSpan?, _ kind: String) {
      guard let span else { return }
      spans.append(json(span, id: identity.span(spans.count), parent: root, kind: kind))
    }
    for scene in analysis.scenes where scene.run == index { add(OTLPSpan(name: "scene", instance: scene.id, scene.states), "scene") }
    for controller in analysis.viewControllers where controller.run == index {
      add(OTLPSpan(name: controller.className, instance: controller.instance, controller.states), "viewController")
    }
    for task in analysis.tasks where task.run == index { add(OTLPSpan(task, until: run.states.compactMap(\.end).last), "task") }
    return spans
  }

  private func json(_ span: OTLPSpan, id: String, parent: String?, kind: String) -> JSONValue {
    var attributes = [OTLP.text("lifelog.machine", kind)]
    if let instance = span.instance { attributes.append(OTLP.text("lifelog.instance", instance)) }
    var members: [JSONValue.Member] = [
      .init("traceId", .string(identity.trace)), .init("spanId", .string(id)), .init("name", .string(InertText.line(span.name))),
      .init("kind", 1), .init("startTimeUnixNano", OTLP.time(span.start)), .init("endTimeUnixNano", OTLP.time(span.end)),
      .init("attributes", .array(attributes)), .init("events", .array(span.events)),
      .init("status", span.hasFailed ? ["code": 2, "message": "expired"] : [:]),
    ]
    if let parent { members.append(.init("parentSpanId", .string(parent))) }
    return .object(members)
  }
}

extension Severity {
  fileprivate var otlpNumber: Int {
    switch self {
    case .error: 17
    case .warning: 13
    case .info: 9
    }
  }

  fileprivate var otlpText: String {
    switch self {
    case .error: "ERROR"
    case .warning: "WARN"
    case .info: "INFO"
    }
  }
}
