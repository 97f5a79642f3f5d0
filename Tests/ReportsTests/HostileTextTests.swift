import Analyzer
import LogParser
import Reports
import TestSupport
import Testing

/// Whatever a log prints, every report stays valid, and what the log says stays text.
@Suite struct HostileTextTests {
  static let texts = [
    "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "\u{1B}[31mred\u{1B}[0m",
    "\u{1B}]8;;http://x.example\u{7}link\u{1B}]8;;\u{7}",
    "\u{7}\u{7}bell", "::error::pwned", "##[error]pwned", "%0A::error file=x::pwned", "\"quoted\" 'single' \\back\\", "]]><failure/>",
    "<![CDATA[x]]>&amp;&#0;", String(repeating: "A", count: 1 << 20), "\u{202E}gpj.exe\u{2066}", "nul\0byte",
    "one\ntwo\r\nthree\u{2028}four",
    "a|b|c `code` ``two``", "=HYPERLINK(\"http://x.example\",\"x\")", "@someone +1 -1 #1",
    "![x](http://x.example) [x](javascript:alert(1))",
    "\u{FFFE}\u{FFFF}\u{FEFF}\u{85}\u{9B}31m", "\"\u{301},`\u{301}|\u{301}<\u{301}@\u{301}", "```\n# heading\n```",
    "; click A call alert(1)\n%%{init: {}}%%",
  ]

  /// These reports keep texts whole, which takes its time in a debug build.
  private static func short(_ index: Int) -> String { String(texts[index].unicodeScalars.prefix(1 << 13)) }

  /// An analysis that has the text wherever a log may bring one in.
  private func analysis(_ text: String) -> Analysis {
    var builder = AnalysisBuilder(input: text, lines: 9, events: 3)
    builder.run(text, pid: 7, [("inactive", 1), ("active", 2)], times: [1, 2], end: 3, lastLine: 9)
    builder.scene(text, [("background", 1)], times: [1], end: 2)
    builder.controller(text, text, end: text)
    builder.task(text, name: text, begin: 1, end: 2)
    var analysis = builder.analysis
    let states = analysis.scenes[0].states
    analysis.viewControllers[0].states = states
    for (line, severity) in zip(3..., Severity.allCases) {
      analysis.findings.append(
        Finding(
          rule: "vc-loadview-loop", severity: severity, certainty: .likely, line: line, column: 1, machine: .viewController, process: text,
          pid: 7, subject: text, instance: text, callback: .loadView, message: "\(text) loads",
          evidence: [Evidence(line: line, text: text)],
          help: text))
    }
    analysis.accepted = [AcceptedFinding(analysis.findings[0], reason: text)]
    analysis.inputs[0].problems = [.init(kind: "trouble", line: 1, count: 1, message: text)]
    analysis.inputs[0].testCases = [TestCase(className: text, name: text, fromLine: 9)]
    return analysis
  }

  /// What no report may hold, whatever reads it.
  private func isInert(_ text: String, lineEnds: Set<Unicode.Scalar> = ["\n"]) -> Bool {
    !text.unicodeScalars.contains { scalar in
      guard !lineEnds.contains(scalar) else { return false }
      return scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || [0x2028, 0x2029].contains(scalar.value)
        || (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }
  }

  @Test(arguments: texts.indices)
  func textStaysOnItsLines(index: Int) {
    let text = collect { TextReport().write(analysis(Self.short(index)), to: $0) }
    #expect(isInert(text) && text.contains("[vc-loadview-loop]"))
    #expect(isInert(collect { TimelineReport().write(analysis(Self.short(index)), to: $0) }))
  }

  @Test(arguments: texts.indices)
  func jsonGivesTheTextBack(index: Int) throws {
    let text = collect { JSONReport(version: "1").write(analysis(Self.short(index)), to: $0) }
    #expect(isInert(text))
    // A parser may take the byte order mark away.
    let report = try JSON(parsing: text)
    #expect(report["findings"].elements.count == 3)
    if !Self.short(index).unicodeScalars.contains("\u{FEFF}") { #expect(report["findings"][0]["subject"].text == Self.short(index)) }
  }

  @Test(arguments: texts.indices)
  func linesOfJSONStayLines(index: Int) throws {
    let text = collect { NDJSONReport.write(analysis(Self.short(index)), to: $0) }
    #expect(isInert(text))
    let lines = text.split(separator: "\n")
    #expect(lines.count == 2 + 1 + 1 + 1 + 3 + 1)
    for line in lines { _ = try JSON(parsing: String(line)) }
  }

  @Test(arguments: texts.indices)
  func sarifAndTelemetryStaySmallAndValid(index: Int) throws {
    let sarif = collect { SARIFReport(version: "1").write(analysis(Self.texts[index]), to: $0) }
    #expect(isInert(sarif) && sarif.utf8.count < 200_000)
    let results = try JSON(parsing: sarif)["runs"][0]["results"].elements
    #expect(results.count == 4)
    let addresses = results.compactMap { $0["locations"][0]["physicalLocation"]["artifactLocation"]["uri"].text }
    #expect(addresses.count == 4 && addresses.allSatisfy { $0.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } && !$0.contains(":") })
    let otlp = collect { OTLPReport(version: "1").write(analysis(Self.texts[index]), to: $0) }
    #expect(isInert(otlp) && otlp.utf8.count < 200_000)
    #expect(try JSON(parsing: otlp)["resourceLogs"][0]["scopeLogs"][0]["logRecords"].elements.count == 2 + 3)
  }

  @Test(arguments: texts.indices)
  func traceEventsStaySmallAndValid(index: Int) throws {
    let text = collect { PerfettoReport(version: "1").write(analysis(Self.texts[index]), to: $0) }
    #expect(isInert(text) && text.utf8.count < 200_000)
    let check = try TraceEventCheck(text)
    #expect(check.mistakes.isEmpty && check.instants == 3 && check.slices == 5)
  }

  @Test(arguments: texts.indices)
  func thePageHoldsNoMarkupOfTheLog(index: Int) throws {
    let text = collect { HTMLReport(version: "1").write(analysis(Self.texts[index]), to: $0) }
    #expect(isInert(text) && text.utf8.count < 400_000)
    let clean = collect { HTMLReport(version: "1").write(analysis("x"), to: $0) }
    for mark in ["<script", "</script", "<img", "<!--", "<![CDATA", "<details", "<td", "<mark", "<a "] {
      #expect(text.split(separator: mark).count == clean.split(separator: mark).count)
    }
  }

  @Test(arguments: texts.indices)
  func junitParsesAndCounts(index: Int) throws {
    let text = collect { JUnitReport { _ in true }.write(analysis(Self.texts[index]), to: $0) }
    #expect(isInert(text) && text.utf8.count < 200_000)
    let tree = try #require(XMLTree(text))
    #expect(tree.all("testcase").count == 2 && tree.all("failure").count == 1)
    #expect(Set(tree.elements.map(\.name)) == ["testsuites", "testsuite", "testcase", "failure"])
  }

  @Test(arguments: texts.indices)
  func workflowCommandsAreOnlyOurs(index: Int) {
    let text = collect { GitHubReport.write(analysis(Self.texts[index]), to: $0) }
    #expect(isInert(text) && text.utf8.count < 100_000 && !text.contains("##["))
    let lines = text.split(separator: "\n")
    #expect(lines.count == 4)
    for (line, command) in zip(lines, ["::error ", "::warning ", "::notice "]) {
      let parts = line.dropFirst(2).components(separatedBy: "::")
      #expect(line.hasPrefix(command) && parts.count == 2)
      let names = parts[0].dropFirst(command.count - 2).split(separator: ",").map { $0.prefix { $0 != "=" } }
      #expect(names == ["file", "line", "col", "title"])
    }
  }

  @Test(arguments: texts.indices)
  func markdownHoldsNoMarkupOfTheLog(index: Int) {
    let text = collect { MarkdownReport.write(analysis(Self.texts[index]), to: $0) }
    #expect(isInert(text) && text.utf8.count < 65_536)
    #expect(!text.contains("<") && !text.contains("@s") && !text.contains("](") && !text.contains("http:/"))
    let lines = text.components(separatedBy: "\n")
    #expect(lines.filter { $0.hasPrefix("```") }.count == 2 && lines.filter { $0.hasPrefix("#") }.count == 1)
    for row in lines where row.hasPrefix("| ") { #expect(unescapedBars(in: row) == 5) }
  }

  private func unescapedBars(in row: String) -> Int {
    var count = 0
    var isEscaped = false
    for scalar in row.unicodeScalars {
      if scalar == "|", !isEscaped { count += 1 }
      isEscaped = scalar == "\\" && !isEscaped
    }
    return count
  }

  @Test(arguments: texts.indices)
  func tablesHoldNoFormulas(index: Int) {
    let text = collect { CSVReport.write(analysis(Self.texts[index]), to: $0) }
    #expect(isInert(text, lineEnds: ["\r", "\n"]) && text.utf8.count < 200_000)
    let rows = cells(of: text)
    #expect(rows.count == 6 && rows.allSatisfy { $0.count == 13 })
    #expect(rows.joined().allSatisfy { cell in !"=+-@".unicodeScalars.contains { cell.unicodeScalars.first == $0 } })
  }

  /// Reads a table as RFC 4180 has it.
  private func cells(of text: String) -> [[String]] {
    var rows: [[String]] = [[]]
    var cell = String.UnicodeScalarView()
    var isQuoted = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"":
        // Two of them within quotes open and close at once; only that nothing is lost matters here.
        isQuoted.toggle()
      case ",", "\n":
        guard !isQuoted else { continue }
        rows[rows.count - 1].append(String(cell))
        cell = String.UnicodeScalarView()
        if scalar == "\n" { rows.append([]) }
      case "\r": continue
      default: cell.append(scalar)
      }
    }
    return rows.dropLast()
  }
}
