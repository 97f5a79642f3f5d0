import Testing

@testable import LogParser

@Suite struct ObjectLogTests {
  @Test func readsMembersInAnyOrder() throws {
    let members = [
      #""eventMessage":"viewDidLoad()""#, #""processImagePath":"\/a\/My App""#, #""processID":7"#,
      #""timestamp":"2026-02-07 14:45:15.000000-0800""#,
    ]
    for shift in members.indices {
      let line = "{" + (members[shift...] + members[..<shift]).joined(separator: ",") + "}"
      let record = try #require(records(of: line).first)
      #expect(record.format == "log-ndjson")
      #expect(record.process == "My App")
      #expect(record.pid == 7)
      #expect(record.time?.description == "2026-02-07T14:45:15.000000-08:00")
      #expect(record.events.map(\.name) == [.viewDidLoad])
    }
  }

  @Test func pointsAtTheCallbackBehindEscapes() throws {
    let line = #"{"eventMessage":"\u00e9\/ \"viewDidLoad\"","timestamp":"2026-02-07 14:45:15.000000-0800"}"#
    let event = try #require(records(of: line).first?.events.first)
    #expect(event.text == line)
    #expect(line.utf8.dropFirst(event.column - 1).starts(with: "viewDidLoad".utf8))
  }

  @Test func readsAnArrayThatIsNeverClosed() {
    let all = records(
      of: """
        Filtering the log data using "process == "Fernway""
        [{
          "eventMessage" : "viewDidLoad() },{",
          "processImagePath" : "\\/a\\/Fernway",
          "processID" : 7,
          "timestamp" : "2026-02-07 14:45:15.000000-0800"
        },{
          "processID" : 7,
          "timestamp" : "2026-02-07 14:45:16.000000-0800",
          "processImagePath" : "\\/a\\/Fernway",
          "eventMessage" : "viewWillAppear(_:)"
        },{
          "processID" : 7,
          "eventMessage" : "viewDidApp
        """)
    #expect(all.map(\.line) == Array(1...14))
    #expect(all.filter { $0.kind == .record }.map(\.line) == [3, 11])
    #expect(all.filter { !$0.events.isEmpty }.map(\.line) == [3, 11])
    #expect(all.compactMap(\.format) == ["log-json", "log-json"])
    #expect(all.flatMap(\.events).map(\.name) == [.viewDidLoad, .viewWillAppear])
  }

  @Test func readsSeveralObjectsOfOneLine() {
    let object = #"{"eventMessage":"viewDidLoad()","timestamp":"2026-02-07 14:45:15.000000-0800"}"#
    let (all, summary) = parse(Array("[\(object),\(object)]\n".utf8))
    #expect(all.map(\.line) == [1, 1])
    #expect(summary.lines == 1)
    #expect(summary.formats == ["log-json": 2])
  }

  @Test func keepsWhatACutObjectSays() {
    let cut = #"{"eventMessage":"viewDidLoad()","timestamp":"2026-02-07 14:45:15.000000-0800","processID":7,"proc"#
    #expect(records(of: cut).flatMap(\.events).map(\.name) == [.viewDidLoad])
    #expect(records(of: cut + "\nviewDidAppear").flatMap(\.events).map(\.name) == [.viewDidLoad, .viewDidAppear])
  }

  @Test func hearsThatMessagesWereLost() {
    let line = #"{"eventType":"lossEvent","eventMessage":"?","timestamp":"2026-02-07 14:33:48.347824-0800"}"#
    #expect(records(of: line).flatMap(\.events).map(\.name) == [.messagesLost])
  }

  @Test func leavesDictionariesInTheirRecord() {
    let all = records(of: "2015-03-01 12:30:44.104 App[1:2] {\n    \"a b\" = 1;\n}\n{\n  x = 1;\n}\n{\n")
    #expect(all.map(\.kind) == [.record] + Array(repeating: .continuation, count: 6))
  }

  @Test(arguments: [
    "{", "{\"", "{\"a", "{\"a\"", "{\"a\":", "{\"a\":{", "{\"a\":[", "{}", "},{", "[{", "{\"eventMessage\":\"\\", "{\"a\":\"\\u12",
  ])
  func survivesCutObjects(line: String) {
    #expect(records(of: line).count == 1)
    #expect(records(of: line + "\n" + line + "\nnoise").count == 3)
  }

  @Test(arguments: [
    (#"[{"timestamp":1700000000123,"level":"ALL","message":"2026-03-01 12:20:23.706 Df Fernway[460:7a7a] viewDidLoad()"}]"#, "log-compact"),
    (
      #"{"level":"info","message":"[8f3c2d1e][XCUITestDriver@1a2b] [IOS_SYSLOG_ROW] Nov 30 12:00:00 iPhone Fernway[426] <Notice>: viewDidLoad","#
        + #""timestamp":"2024-01-01 12:51:58:043"}"#, "syslog-host"
    ),
    (#"{"level":30,"msg":"2015-03-01 12:30:44.104 Fernway[4:6] viewDidLoad","time":"2024-01-01T10:21:31Z"}"#, "nslog"),
  ])
  func readsTheLineInsideOfAnObject(line: String, format: String) throws {
    let record = try #require(records(of: line).first)
    #expect(record.format == format && record.process == "Fernway")
    #expect(record.events.map(\.name) == [.viewDidLoad])
    let column = try #require(record.events.first?.column)
    #expect(Array(line.utf8)[(column - 1)...].starts(with: "viewDidLoad".utf8))
  }
}
