import Testing

@testable import LogParser

/// Lines that are read together with their neighbours.
@Suite struct NeighbourTests {
  private static let row =
    "Type: Notice | Timestamp: 2025-08-22 10:51:46.676122+09:00 | Process: Fernway | Library: Foundation | TID: 0xf700"

  @Test func givesLinesTheTimeOfTheRowBehindThem() throws {
    let all = records(of: "viewDidLoad()\n\(Self.row)\nviewWillAppear\nviewDidAppear\nType: stdio\nlate\n")
    #expect(all.map(\.line) == Array(1...6))
    #expect(all.map(\.kind) == [.record, .service, .record, .record, .service, .continuation])
    #expect(all.map(\.format) == ["xcode", nil, "xcode", "xcode", nil, nil])
    #expect(all[0].time?.description == "2025-08-22T10:51:46.676122+09:00")
    #expect(all[0].process == "Fernway")
    #expect(all[0].thread == "0xf700")
    #expect(all[2].time == nil)
    #expect(all.flatMap(\.events).map(\.name) == [.viewDidLoad, .viewWillAppear, .viewDidAppear])
  }

  @Test func joinsAMessageOfSeveralLines() {
    let all = records(of: "first\nsecond\n\nviewDidLoad\n\(Self.row)\n")
    #expect(all.map(\.kind) == [.record, .continuation, .blank, .record, .service])
    #expect(all[3].time == all[0].time)
  }

  @Test func keepsTheOrderWhereNoRowComes() {
    let text = (1...2500).map { "print \($0)\n" }.joined() + Self.row + "\n" + (1...1500).map { "print \($0)\n" }.joined()
    var parser = LogParser()
    var lines: [Int] = []
    parser.parse(Array(text.utf8).span) { record, _ in lines.append(record.line) }
    parser.finish { record, _ in lines.append(record.line) }
    #expect(lines == Array(1...4001))
  }

  @Test func cutsTwoHeadersOfOneLineApart() {
    let (all, summary) = parse(
      Array("2015-03-01 12:30:44.104 My App[1:2] viewDidLoad2015-03-01 12:30:44.204 My App[1:3] viewWillAppear\n".utf8))
    #expect(all.map(\.line) == [1, 1])
    #expect(all.map { $0.events.map(\.name) } == [[.viewDidLoad], [.viewWillAppear]])
    #expect(all.last?.time?.description == "2015-03-01T12:30:44.204")
    #expect(summary.lines == 1)
  }

  @Test func leavesTheHeaderOfAnotherProcessInTheMessage() {
    #expect(records(of: "2015-03-01 12:30:44.104 App[1:2] 2015-03-01 12:30:44.204 App[3:4] x\n").count == 1)
  }

  @Test func readsABareCallbackBetweenContinuations() {
    let all = records(of: "2015-03-01 12:30:44.104 App[1:2] {\n  a = 1;\nviewDidLoad()\n}\n")
    #expect(all.map(\.kind) == [.record, .continuation, .record, .continuation])
  }

  @Test func joinsNoMoreThanAMessageCanHave() {
    let all = records(of: "2015-03-01 12:30:44.104 App[1:2] {\n" + String(repeating: "a\n", count: 600))
    #expect(all.count { $0.kind == .continuation } == 500)
    #expect(all.last?.kind == .unrecognized)
  }

  @Test func countsTheStepsOfATestFromItsStart() {
    let all = records(
      of: """
            t =      nans Interface orientation changed to Portrait
            t =     0.00s Start Test at 2021-09-24 16:00:46.910
            t =     0.60s     Open com.example.fernway
            t =    36.14s Terminate com.example.fernway:811
        """)
    #expect(all.map(\.kind) == [.service, .service, .service, .service])
    #expect(all.map { $0.time?.description } == [nil, "2021-09-24T16:00:46.91", "2021-09-24T16:00:47.51", "2021-09-24T16:01:23.05"])
    #expect(all.flatMap(\.events).map(\.name) == [.launchRequested, .terminationRequested])
  }

  @Test func takesNoTestNameForACallback() {
    #expect(records(of: "Test Case '-[LaunchTests viewDidLoad]' started.").flatMap(\.events).isEmpty)
  }

  @Test func decodesWhatTheSyslogRelayEscapes() throws {
    let record = try #require(
      records(of: #"Nov 30 12:00:00 iPhone Caf\M-C\M-)[7] <Notice>: \M-C\M^D\134 -[HomeViewController viewDidLoad]"# + "\n\0").first)
    #expect(record.process == "Café")
    #expect(record.events.first?.text.hasSuffix(#"Ä\ -[HomeViewController viewDidLoad]"#) == true)
  }
}
