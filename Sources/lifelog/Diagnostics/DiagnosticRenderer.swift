/// Turns a diagnostic into lines: headline, reason, snippet with caret, help.
struct DiagnosticRenderer: Sendable {
  let usesColor: Bool
  let width: Int

  func render(_ diagnostic: Diagnostic) -> String {
    var lines = [
      "\(paint(visible("\(diagnostic.place ?? "lifelog"):"), .bold)) \(paint("\(diagnostic.level.rawValue):", color(of: diagnostic.level))) \(visible(diagnostic.headline))"
    ]
    if let reason = diagnostic.reason { lines += fill(visible(reason), indentation: "  ") }
    if let snippet = diagnostic.snippet { lines += render(snippet) }
    if let help = diagnostic.help { lines += fill("help: \(visible(help))", indentation: "  ", hanging: "        ") }
    return lines.map { $0 + "\n" }.joined()
  }

  private func render(_ snippet: Diagnostic.Snippet) -> [String] {
    let window = SnippetWindow(snippet, width: width - 4)
    let marker = String(repeating: " ", count: window.markColumn) + String(repeating: "^", count: window.markWidth)
    return ["", "    \(window.text)", "    \(paint(marker, .red))"]
  }

  private func fill(_ text: String, indentation: String, hanging: String? = nil) -> [String] {
    TextFilling.fill(text, width: width, first: indentation, rest: hanging ?? indentation)
  }

  private func color(of level: Diagnostic.Level) -> Color {
    switch level {
    case .error: .red
    case .warning: .yellow
    case .note: .cyan
    }
  }

  private enum Color: String {
    case bold = "1"
    case red = "1;31"
    case yellow = "1;33"
    case cyan = "1;36"
  }

  private func paint(_ text: String, _ color: Color) -> String { usesColor ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text }
}
