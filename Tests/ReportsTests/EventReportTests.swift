import LogParser
import Reports
import Testing

@Suite struct EventReportTests {
  private let rows = [
    EventRow(
      input: "a.log", record: Record(line: 2, kind: .record, process: "Demo", pid: 42, thread: "11303"),
      event: Event(machine: .app, name: .applicationDidBecomeActive, channel: .appDelegate, subject: "AppDelegate")),
    EventRow(
      input: "a.log", record: Record(line: 30, kind: .record, process: "Demo", pid: 42),
      event: Event(
        machine: .viewController, name: .viewDidLoad, channel: .viewController, subject: "视图Controller", instance: "0x7f8", isInferred: true
      ),
      isEcho: true),
    EventRow(
      input: "b.log", record: Record(line: 1, kind: .record),
      event: Event(machine: .message, name: .runtimeMessage, channel: .system, rule: "vc-nested-push")),
  ]

  private func report(_ format: EventReport.Format, _ style: TextStyle = TextStyle(), namesInputs: Bool = false) -> String {
    collect { sink in
      var report = EventReport(format, style: style, namesInputs: namesInputs, to: sink)
      for row in rows { report.write(row) }
      report.flush()
    }
  }

  @Test func writesOneObjectPerLineWithTheDocumentedKeys() {
    #expect(
      report(.ndjson) == """
        {"input":"a.log","line":2,"time":null,"process":"Demo","pid":42,"thread":"11303","machine":"app","subject":"AppDelegate",\
        "instance":null,"event":"applicationDidBecomeActive","channel":"appDelegate"}
        {"input":"a.log","line":30,"time":null,"process":"Demo","pid":42,"thread":null,"machine":"viewController",\
        "subject":"视图Controller","instance":"0x7f8","event":"viewDidLoad","channel":"viewController","echo":true,"inferred":true}
        {"input":"b.log","line":1,"time":null,"process":null,"pid":null,"thread":null,"machine":"message","subject":null,\
        "instance":null,"event":"vc-nested-push","channel":"system"}

        """)
  }

  @Test func alignsColumnsAndNamesInputs() {
    #expect(
      report(.text, namesInputs: true) == """
        a.log
         2  Demo[42]  app             AppDelegate             applicationDidBecomeActive  appDelegate
        30  Demo[42]  viewController  视图Controller <0x7f8>  viewDidLoad                 viewController  (echo, inferred)

        b.log
         1            message                                 vc-nested-push              system

        """)
  }

  @Test func neverPassesControlSequencesOn() {
    let event = Event(machine: .app, name: .openURL, channel: .appDelegate, subject: "\u{1B}[31mX\u{202E}")
    let text = collect { sink in
      var report = EventReport(.text, to: sink)
      report.write(EventRow(input: "a", record: Record(line: 1, kind: .record), event: event))
      report.flush()
    }
    #expect(text == #"1  app  \u{1B}[31mX\u{202E}  openURL  appDelegate"# + "\n")
  }
}
