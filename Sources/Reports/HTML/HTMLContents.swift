import Analyzer

/// What the page says without its script.
struct HTMLContents {
  /// Lines quoted at the beginning and at the end of long evidence.
  private static let (head, tail) = (12, 5)
  /// Rows of a table; more are counted.
  private static let rows = 500
  private static let style = TextStyle(width: 100_000)

  let analysis: Analysis

  /// The names of the logs in full.
  var names: String { XMLText.escaped(analysis.inputs.indices.map { analysis.shownName(of: $0) }.joined(separator: ", ")) }

  var heading: String {
    let names = analysis.inputs.indices.map { LineReference.short(analysis.shownName(of: $0)) }
    let shown = names.prefix(3).joined(separator: ", ")
    return XMLText.escaped(names.isEmpty ? "no log" : names.count > 3 ? "\(shown) and \(names.count - 3) more" : shown)
  }

  var facts: String {
    let lines = analysis.inputs.reduce(0) { $0 + $1.lines }
    let format = analysis.inputs.count == 1 ? analysis.inputs[0].format : nil
    let facts = [
      format, Words.count(lines, "line"), Words.count(analysis.events, "event"),
      Words.count(analysis.processes.count, "process", "processes"),
    ]
    return XMLText.escaped(facts.compactMap(\.self).joined(separator: " · "))
  }

  var verdict: String {
    let counts = Severity.allCases.reversed().map { ($0, analysis.count(of: $0)) }.filter { $0.1 > 0 }
    guard !counts.isEmpty else { return "<span class=\"none\">nothing found</span>" }
    return counts.map { "<span class=\"\($0.rawValue)\">\(Words.count($1, $0.rawValue))</span>" }.joined()
  }

  // MARK: Findings

  func writeFindings(to sink: ReportSink) {
    let places = LineReference(analysis)
    for (index, finding) in analysis.sortedFindings.enumerated() { sink(Array(article(finding, index, places).utf8)) }
    let isHidden = analysis.findings.isEmpty ? "" : " hidden"
    let text = analysis.findings.isEmpty ? "Nothing was found." : "No finding passes the filter."
    sink(Array("<p class=\"none\" id=\"no-findings\"\(isHidden)>\(text)</p>".utf8))
  }

  private func article(_ finding: Finding, _ index: Int, _ places: LineReference) -> String {
    let notes = (finding.count > 1 ? ["\(finding.count) times"] : []) + (finding.certainty == .certain ? [] : [finding.certainty.rawValue])
    let rule = XMLText.escaped(([finding.rule, place(of: finding)].compactMap(\.self) + notes).joined(separator: " · "))
    var text = """
      <details class="finding \(finding.severity.rawValue)" id="finding-\(index)">
      <summary><span class="unseen">\(finding.severity.rawValue): </span><span class="message">\(XMLText.escaped(finding.message))</span>
      <span class="rule">\(rule)</span></summary>
      <div class="more">

      """
    if !finding.evidence.isEmpty { text += "<ol class=\"evidence\">\(quotes(of: finding, places))</ol>\n" }
    if !finding.help.isEmpty { text += "<p class=\"help\"><b>What to do:</b> \(XMLText.escaped(finding.help))</p>\n" }
    return text + "</div>\n</details>\n"
  }

  /// The line; with its file where there are several, or where it is known in the source code.
  private func place(of finding: Finding) -> String? {
    let place = FindingPlace(of: finding, in: analysis)
    if place.isSource { return place.text }
    guard analysis.inputs.count > 1 else { return finding.line.map { "line \($0)" } }
    return LineReference.short(place.text)
  }

  private func quotes(of finding: Finding, _ places: LineReference) -> String {
    let evidence = finding.evidence
    let quote = { (line: Evidence) in
      let isOwn = line.line == finding.line && line.input == nil
      let column = isOwn ? finding.column : nil
      let label = XMLText.escaped(places.text(line.line, of: line.input ?? finding.input))
      return "<li\(isOwn ? " class=\"own\"" : "")><span class=\"at\">\(label)</span><code>\(HTMLText.marked(line.text, column))</code></li>"
    }
    guard evidence.count > Self.head + Self.tail + 1 else { return evidence.map(quote).joined() }
    let gap = "<li class=\"gap\">… \(evidence.count - Self.head - Self.tail) more lines</li>"
    return evidence.prefix(Self.head).map(quote).joined() + gap + evidence.suffix(Self.tail).map(quote).joined()
  }

  // MARK: Processes

  func writeProcesses(to sink: ReportSink) {
    let contents = RunContents(of: analysis)
    for (index, run) in analysis.processes.enumerated() {
      var text =
        "<h3>\(XMLText.escaped(run.title))</h3>\n<p class=\"story\">\(XMLText.escaped(RunHeader(of: run, in: analysis).summary))</p>\n"
      for table in contents.tables(of: index, Self.style) where !table.rows.isEmpty { text += self.text(of: table) }
      sink(Array(text.utf8))
    }
    if analysis.processes.isEmpty { sink(Array("<p class=\"story\">The log tells of no process.</p>\n".utf8)) }
  }

  private func text(of table: Table) -> String {
    let columns = table.columns.indices.filter { column in table.rows.contains { $0.cells[column].width > 0 } }
    let cell = { (name: String, column: Int?, text: String) in
      let kind = column.map { table.columns[$0].isNumber } ?? false ? " class=\"number\"" : ""
      return "<\(name)\(kind)\(name == "th" ? " scope=\"col\"" : "")>\(XMLText.escaped(text))</\(name)>"
    }
    var text = "<div class=\"scroll\"><table>\n<thead><tr>\(cell("th", nil, table.title))"
    text += columns.map { cell("th", $0, table.columns[$0].title) }.joined() + "</tr></thead>\n<tbody>\n"
    for row in table.rows.prefix(Self.rows) {
      text += "<tr>" + cell("td", nil, row.name.plain) + columns.map { cell("td", $0, row.cells[$0].plain) }.joined() + "</tr>\n"
    }
    text += "</tbody></table></div>\n"
    let more = table.rows.count - Self.rows
    return more > 0 ? text + "<p class=\"story\">… and \(more) more</p>\n" : text
  }
}
