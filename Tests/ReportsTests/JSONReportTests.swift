import Analyzer
import LogParser
import Reports
import Testing

@Suite struct JSONReportTests {
  private func report(_ analysis: Analysis, _ style: JSONWriter.Style = .compact) -> String {
    collect { JSONReport(version: "1.0.0", style: style).write(analysis, to: $0) }
  }

  @Test func writesAnEmptyAnalysisInFull() {
    #expect(
      report(Analysis()) == """
        {"findings":[],"inputs":[],"processes":[],"scenes":[],"schemaVersion":1,\
        "summary":{"errors":0,"events":0,"infos":0,"processes":0,"suppressed":0,"warnings":0},\
        "tasks":[],"tool":{"name":"lifelog","version":"1.0.0"},"transitions":[],"truncated":{},"viewControllers":[]}

        """)
  }

  @Test func namesTheInputAndItsFormat() {
    var analysis = AnalysisBuilder(lines: 3, events: 2).analysis
    analysis.inputs[0].formats = ["syslog": 1, "bare": 1]
    analysis.inputs[0].problems = [.init(kind: "line-too-long", line: nil, count: 2, message: "Two lines.")]
    #expect(
      report(analysis).contains(
        """
        "inputs":[{"events":2,"format":"bare","formats":{"bare":1,"syslog":1},"lines":3,"name":"app.log",\
        "problems":[{"count":2,"kind":"line-too-long","line":null,"message":"Two lines."}],"records":3,"unrecognizedLines":0}]
        """))
  }

  @Test func writesARunWithItsStates() {
    var builder = AnalysisBuilder()
    builder.run("Demo", pid: 42, [("notRunning", nil), ("inactive", 2)], lastLine: 3)
    #expect(
      report(builder.analysis).contains(
        """
        "processes":[{"bundle":null,"ending":{"certainty":"certain","evidence":[],"kind":"logEnds","line":null},"finalState":"inactive",\
        "ios":null,"launch":"foreground","name":"Demo","pid":42,"states":[\
        {"end":null,"fromLine":null,"seconds":null,"start":null,"state":"notRunning","toLine":2},\
        {"end":null,"fromLine":2,"seconds":null,"start":null,"state":"inactive","toLine":null}],"style":"appDelegate",\
        "summary":{"activations":0,"backgroundSeconds":null,"backgroundTrips":0,"foregroundSeconds":null,"interruptions":0,\
        "launchSeconds":null,"memoryWarnings":0}}]
        """))
  }

  @Test func writesScenesControllersTasksAndTransitions() {
    var builder = AnalysisBuilder()
    builder.run("Demo", pid: 42, [("active", 1)], lastLine: 3)
    builder.scene("0x1", [("background", 1)])
    builder.controller("HomeViewController", "0x7f8", seconds: 1.25, end: nil)
    builder.task("4", begin: 2, end: nil, expired: true)
    builder.transition(.push, "A", "B", seconds: 0.52, lines: 3...8)
    let text = report(builder.analysis)
    #expect(text.contains(#""scenes":[{"finalState":"background","id":"0x1","pid":42,"states":[{"#))
    #expect(text.contains(#""appearances":1,"class":"HomeViewController","finalState":null,"firstLine":1,"instance":"0x7f8","lastLine":1"#))
    #expect(text.contains(#""visibleSeconds":1.25"#))
    #expect(
      text.contains(
        #""tasks":[{"allowance":null,"beginLine":2,"endLine":null,"expired":true,"identifier":"4","kind":"task","name":null,"pid":null,"seconds":null}]"#
      ))
    #expect(text.contains(#"{"from":"A","fromLine":3,"kind":"push","pid":null,"seconds":0.52,"start":null,"to":"B","toLine":8}"#))
  }

  @Test func sortsFindingsByLineAndRule() {
    var builder = AnalysisBuilder()
    builder.finding("b", .error, line: 7, message: "B")
    builder.finding("a", .warning, .likely, line: 7, column: 3, message: "A", evidence: [Evidence(line: 7, text: "x\"y")])
    builder.finding("c", .info, line: nil, message: "C")
    let text = report(builder.analysis)
    let order = text.split(separator: "\"rule\":\"").dropFirst().compactMap(\.first)
    #expect(order == ["c", "a", "b"])
    #expect(
      text.contains(
        """
        {"certainty":"likely","column":3,"count":1,"evidence":[{"line":7,"text":"x\\"y"}],"help":"Do something.","input":"app.log",\
        "instance":null,"line":7,"machine":"app","message":"A","pid":null,"process":null,"rule":"a","severity":"warning","source":null,"subject":null}
        """))
    #expect(text.contains(#""summary":{"errors":1,"events":0,"infos":1,"processes":0,"suppressed":0,"warnings":1}"#))
  }
}
