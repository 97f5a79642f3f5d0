import Analyzer
import HTMLPage
import LogParser

/// One file for a browser: findings and tables as they are, and a timeline to zoom and filter, which needs the script.
///
/// It loads nothing: its policy forbids everything but its own script and style, named by their digests. What a log says is text in the
/// document, or JSON without any `<` in the block of data.
public struct HTMLReport: Sendable {
  /// Version of the tool that the report names.
  public var version: String

  /// Makes a report.
  public init(version: String) { self.version = version }

  /// Writes the whole page.
  public func write(_ analysis: Analysis, to sink: @escaping ReportSink) {
    let page = HTMLContents(analysis: analysis)
    let template = HTMLPage.template
    var rest = template[...]
    while let open = rest.firstRange(of: "{{"), let close = rest[open.upperBound...].firstRange(of: "}}") {
      sink(Array(rest[..<open.lowerBound].utf8))
      write(String(rest[open.upperBound..<close.lowerBound]), of: page, to: sink)
      rest = rest[close.upperBound...]
    }
    sink(Array(rest.utf8))
  }

  private func write(_ name: String, of page: HTMLContents, to sink: @escaping ReportSink) {
    switch name {
    case "data": HTMLData(page.analysis).write(to: sink)
    case "findings": page.writeFindings(to: sink)
    case "processes": page.writeProcesses(to: sink)
    default: sink(Array(text(name, of: page).utf8))
    }
  }

  private func text(_ name: String, of page: HTMLContents) -> String {
    switch name {
    case "policy": Self.policy
    case "generator": XMLText.escaped("lifelog \(version)")
    case "title": page.heading + " – lifelog"
    case "heading": page.heading
    case "names": page.names
    case "facts": page.facts
    case "verdict": page.verdict
    case "style": HTMLPage.style
    case "script": HTMLPage.script
    default: ""
    }
  }

  private static var policy: String {
    let (style, script) = (SHA256(HTMLPage.style).bytes.base64, SHA256(HTMLPage.script).bytes.base64)
    return
      "default-src 'none'; style-src 'sha256-\(style)'; script-src 'sha256-\(script)'; img-src data:; base-uri 'none'; form-action 'none'"
  }
}
