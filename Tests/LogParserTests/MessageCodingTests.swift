import Testing

@testable import LogParser

/// Messages that are written in another way than as text, and events that lie in other objects.
@Suite struct MessageCodingTests {
  @Test func pointsAtTheCallbackBehindBackslashes() throws {
    let line = #"[Time 1425211201] [Level 4] [PID 4211] [Sender Fernway] [Message -\[AppDelegate\sapplicationDidBecomeActive:\]]"#
    let event = try #require(records(of: line).first?.events.first)
    #expect(event.name == .applicationDidBecomeActive && event.text == line)
    #expect(line.utf8.dropFirst(event.column - 1).starts(with: "applicationDidBecomeActive:".utf8))
  }

  @Test func readsTextInHexadecimalDigits() throws {
    let line = #"{"log":{"msg":"486f6d65202d2076696577446964417070656172","time":1581375414063}}"#
    let record = try #require(records(of: line).first)
    #expect(record.time?.description == "2020-02-10T22:56:54.063Z")
    #expect(record.events.map(\.name) == [.viewDidAppear] && record.events.map(\.subject) == ["Home"])
    let column = try #require(record.events.first?.column)
    #expect(line.utf8.dropFirst(column - 1).starts(with: "766965774469644170".utf8))
  }

  @Test(arguments: ["4", "zz", "76696577446964417070656", "C3", ""]) func survivesBrokenDigits(digits: String) {
    #expect(records(of: #"{"log":{"msg":"\#(digits)","time":1581375414063}}"#).map(\.format) == ["crashlytics-log"])
  }

  private static let crumbs = [
    #"{"timestamp":"2026-03-01T12:00:00Z","category":"app.lifecycle","type":"navigation","data":{"state":"foreground"}}"#,
    #"{"timestamp":1772366401.5,"category":"ui.lifecycle","type":"navigation","data":{"screen":"Fernway.HomeViewController"}}"#,
    #"{"timestamp":"2026-03-01T12:00:02Z","category":"network","type":"http","data":{"state":"active","screen":"x"}}"#,
    #"{"timestamp":"2026-03-01T12:00:03Z","category":"app.lifecycle","type":"navigation","data":{"state":"inactive"}}"#,
    #"{"timestamp":"2026-03-01T12:00:04Z","category":"device.event","type":"system","data":{"action":"LOW_MEMORY"}}"#,
  ]
  private static let told: [EventName] = [
    .applicationWillEnterForeground, .viewDidAppear, .applicationWillResignActive, .applicationDidReceiveMemoryWarning,
  ]

  @Test func aBreadcrumbTellsTheLifeCycleOnlyInItsOwnCategory() {
    let all = records(of: Self.crumbs.joined(separator: "\n"))
    #expect(all.flatMap(\.events).map(\.name) == Self.told)
    let screen = all.flatMap(\.events).first { $0.machine == .viewController }
    #expect(screen?.subject == "HomeViewController" && screen?.module == "Fernway")
    #expect(all.first?.events.first?.channel == .framework)
  }

  @Test(arguments: ["[", #"{"values":["#]) func breadcrumbsOfAnEventAreRecordsOfTheirOwn(opening: String) {
    let closing = opening.hasPrefix("{") ? "]}" : "]"
    let lines = [#"{"level":"error","#, #""breadcrumbs":"# + opening] + Self.crumbs.map { $0 + "," } + [closing, "}"]
    for text in [lines.joined(), lines.joined(separator: "\n")] {
      let (all, summary) = parse(Array(text.utf8))
      #expect(all.flatMap(\.events).map(\.name) == Self.told)
      #expect(
        all.filter { !$0.events.isEmpty }.compactMap { $0.time?.description } == [
          "2026-03-01T12:00:00Z", "2026-03-01T12:00:01.5Z", "2026-03-01T12:00:03Z", "2026-03-01T12:00:04Z",
        ])
      #expect(summary.lines == text.split(separator: "\n").count)
      #expect(Set(all.map(\.line)).count == summary.lines)
    }
  }

  @Test func linesBehindAHeaderHaveItsTime() {
    let all = records(of: "12:31:12.433 · INFO · Lifecycle\nviewDidLoad\n\nviewWillAppear\n12:31:13.000 · DEBUG\nviewDidAppear\n")
    #expect(all.filter { !$0.events.isEmpty }.map { $0.time?.description } == ["T12:31:12.433", "T12:31:12.433", "T12:31:13.000"])
    #expect(all.filter { !$0.events.isEmpty }.map(\.format) == ["pulse", "pulse", "pulse"])
    let other = records(of: "12:31:12.433 · INFO · Lifecycle\nNov 30 12:00:01 Fernway[72] <Notice>: x\nviewDidLoad\n")
    #expect(other.last?.format == "bare" && other.last?.time == nil)
  }

  @Test(arguments: [
    (#"{"msg":"Nov 30 12:00:00 iPhone Fernway(UIKitCore)[637] \u003cNotice\u003e: viewDidAppear"}"#, "syslog-host", 637),
    (
      #"{"timestamp":"2026-11-30T12:00:00","device":"iPhone","process":"Fernway(UIKitCore)","pid":"811","message":"viewDidAppear"}"#,
      "go-ios-syslog-parsed", 811
    ),
    ("b'Nov 30 12:00:00 iPhone Fernway[577] <Notice>: caf\\xe9 viewDidAppear'", "syslog-host", 577),
  ])
  func readsWhatToolsMakeOfTheSyslogRelay(line: String, format: String, pid: Int32) {
    let all = records(of: line)
    #expect(all.map(\.format) == [format] && all.map(\.process) == ["Fernway"] && all.map(\.pid) == [pid])
    #expect(all.flatMap(\.events).map(\.name) == [.viewDidAppear])
  }

  @Test func anObjectWithOtherMembersIsNoLineOfGoIOS() {
    let line = #"{"msg":"CLLocationManager","event":"activity","_cmd":"onDidEnterBackground:"}"#
    #expect(!records(of: line).contains { $0.format == "go-ios-syslog" })
  }

  @Test func countsOfEverySizeAreMomentsFrom1970() {
    for count in ["1772366400", "1772366400000", "1772366400000000", "1772366400000000000"] {
      let all = records(of: #"{"timestamp":\#(count),"level":1,"message":"x"}"#)
      #expect(all.first?.time?.description.hasPrefix("2026-03-01T12:00:00") == true, "\(count)")
    }
    for count in ["1", "9999999999999999999", "12345678901234567890123", "1.2.3"] {
      #expect(records(of: #"{"timestamp":\#(count),"level":1,"message":"x"}"#).count == 1)
    }
  }
}
