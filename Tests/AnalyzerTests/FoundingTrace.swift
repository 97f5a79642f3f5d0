import Analyzer
import Foundation
import TestSupport

/// A sample of `samples/`, read and analysed by the library alone.
struct FoundingTrace {
  let analysis: Analysis
  /// Recognised events as `line name`, or `line subject.name` for those of a controller.
  let events: [String]
  /// Thread of the first event.
  let thread: String?

  /// Reads and analyses `samples/<name>/input.log`.
  init(_ name: String, ios: Int? = nil) throws { self.init(text: try Self.text(of: name), ios: ios) }

  /// Analyses a text.
  init(text: String, ios: Int? = nil) {
    var options = AnalysisOptions()
    options.ios = ios
    analysis = Pipeline.analyze(text, options: options)
    let resolved = Pipeline.events(text)
    events = resolved.map { record, resolved in
      let event = resolved.event
      let owner = event.machine.rawValue == "viewController" ? "\(event.subject ?? "?")." : ""
      return "\(record.line) \(owner)\(event.name.rawValue)\(resolved.isEcho ? " (echo)" : "")"
    }
    thread = resolved.first?.record.thread
  }

  /// The states of the only process.
  var states: [String] { analysis.processes.first?.states.map(\.state) ?? [] }
  /// The state of the only process after the last line.
  var finalState: String? { analysis.processes.first?.finalState }
  /// Errors and warnings as `severity rule line certainty`.
  var complaints: [String] {
    analysis.findings.filter { $0.severity > .info }
      .map { "\($0.severity.rawValue) \($0.rule) \($0.line.map(String.init) ?? "-") \($0.certainty.rawValue)" }
  }
  /// Infos as `rule line`.
  var infos: [String] {
    analysis.findings.filter { $0.severity == .info }.map { "\($0.rule) \($0.line.map(String.init) ?? "-")" }
  }
  /// Controllers as `class state`.
  var controllers: [String] { analysis.viewControllers.map { "\($0.className) \($0.finalState ?? "?")" }.sorted() }
  /// Transitions as `kind from > to`.
  var transitions: [String] { analysis.transitions.map { "\($0.kind.rawValue) \($0.from ?? "-") > \($0.to ?? "-")" } }

  /// The text of `samples/<name>/input.log`.
  static func text(of name: String) throws -> String {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: package.appending(path: "samples/\(name)/input.log"), encoding: .utf8)
  }
}
