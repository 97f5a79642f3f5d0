import Testing

@testable import LogParser

@Suite struct LogParserTests {
  @Test func readsTheHeaderOfADebuggerLine() throws {
    let record = try #require(records(of: "2023-04-05 10:34:23.995289+0800 My App[17866:76176] hello\n").first)
    #expect(record.kind == .record)
    #expect(record.format == "oslog-stderr")
    #expect(record.time?.description == "2023-04-05T10:34:23.995289+08:00")
    #expect(record.process == "My App")
    #expect(record.pid == 17866)
    #expect(!record.isFromDevice)
  }

  @Test func emitsOneRecordPerLine() {
    let kinds = records(of: "noise\n\n2015-03-01 12:30:44.104 App[1:2] {\n  a = 1\n}\n(lldb) po self\n").map(\.kind)
    #expect(kinds == [.unrecognized, .blank, .record, .continuation, .continuation, .service])
  }

  @Test func numbersLinesFromOne() {
    #expect(records(of: "a\nb\r\nc").map(\.line) == [1, 2, 3])
  }

  @Test func survivesAnEmptyInput() {
    let (records, summary) = parse([])
    #expect(records.isEmpty)
    #expect(summary == ParseSummary())
  }

  @Test func tellsThatMessagesWereLost() throws {
    let all = records(of: "=== Messages dropped during live streaming\n[disconnected:00008030-0000111ABC000DEF]\n[connected]\n")
    #expect(all.map(\.kind) == [.service, .service, .service])
    #expect(all.flatMap(\.events).map(\.name) == [.messagesLost, .messagesLost])
    #expect(all.flatMap(\.events).map(\.channel) == [.system, .system])
  }

  @Test func removesColoursBeforeItReads() throws {
    let record = try #require(records(of: "\u{1B}[m\u{1B}[0;37mDec 15 11:23:21.853043 \u{1B}[1;36mApp\u{1B}[m[5] <Notice>: x\n").first)
    #expect(record.format == "idevicesyslog-ostrace")
    #expect(record.process == "App")
  }

  @Test func takesTheConstantWordForTheHost() {
    let all = records(
      of: """
        Nov 30 12:00:00 Janes-iPhone SpringBoard(FrontBoard)[57] <Notice>: a
        Nov 30 12:00:01 Janes-iPhone My App[811] <Notice>: b
        Nov 30 12:00:02 Janes-iPhone kernel[0] <Notice>: c
        """)
    #expect(all.map(\.process) == ["SpringBoard", "My App", "kernel"])
    #expect(all.map(\.format) == ["syslog-host", "syslog-host", "syslog-host"])
  }

  @Test func keepsBlanksInProcessNamesWhereLinesHaveNoHost() {
    let all = records(
      of: """
        Nov 30 12:00:00 backboardd[61] <Notice>: a
        Nov 30 12:00:01 My App[811] <Notice>: b
        Nov 30 12:00:02 My App(UIKitCore)[811] <Notice>: c
        Nov 30 12:00:02 My Helper[812] <Notice>: d
        """)
    #expect(all.map(\.process) == ["backboardd", "My App", "My App", "My Helper"])
  }

  @Test func separatesClocksByFormatAndZone() {
    let all = records(
      of: """
        2016-09-08 15:44:34.084148 App[1:2] a
        2016-09-08 15:44:34.084148+0100 App[1:2] b
        2016-09-08 15:44:34.084 App[1:2] c
        2016-09-08 15:44:35.084 App[1:2] d
        viewDidLoad
        """)
    #expect(Set(all.prefix(3).map(\.clock)).count == 3)
    #expect(all[2].clock == all[3].clock)
    #expect(all[4].clock == 0)
  }

  @Test func addsADayAtMidnight() throws {
    let all = records(of: "23:59:59.900 a\n00:00:00.100 b\n23:59:59.950 late\n00:00:01.000 c\n")
    let times = all.compactMap(\.time)
    #expect(times.count == 4)
    #expect(times[1].seconds(since: times[0]) == 0.2)
    #expect(times[2].seconds(since: times[0]) == 0.05)
    #expect(times[3].seconds(since: times[0]) == 1.1)
  }

  @Test func addsAYearAfterDecember() throws {
    let all = records(of: "Dec 31 23:59:59 iPhone App[1] <Notice>: a\nJan  1 00:00:01 iPhone App[1] <Notice>: b\n")
    let times = all.compactMap(\.time)
    #expect(times.count == 2)
    #expect(times[1].seconds(since: times[0]) == 2)
    #expect(times.map(\.description) == ["--12-31T23:59:59", "--01-01T00:00:01"])
  }

  @Test func takesTheEndOfFebruaryForOneMidnight() throws {
    let all = records(of: "Feb 28 23:59:59 iPhone App[1] <Notice>: a\nMar  1 00:00:01 iPhone App[1] <Notice>: b\n")
    let times = all.compactMap(\.time)
    #expect(times[1].seconds(since: times[0]) == 2)
    #expect(times.map(\.description) == ["--02-28T23:59:59", "--03-01T00:00:01"])
  }

  @Test func countsFormats() {
    let (_, summary) = parse(Array("2015-03-01 12:30:44.104 App[1:2] a\nApp[1:2] b\n\nfree text\n".utf8))
    #expect(summary.lines == 4)
    #expect(summary.records == 2)
    #expect(summary.formats == ["nslog": 1, "process-header": 1])
  }

  @Test func triesOnlyTheFormatThatWasAskedFor() {
    let all = records(of: "2015-03-01 12:30:44.104 App[1:2] a\n", options: LogParser.Options(format: "generic-dated"))
    #expect(all.map(\.format) == ["generic-dated"])
  }

  @Test func survivesBytesOfEveryKind() {
    var bytes: [UInt8] = []
    for first in UInt8.min...UInt8.max { bytes += [first, 0x5B, first, 0x31, 0x3A, 0x0A, first, first, 0x1B, first, 0x0A] }
    #expect(parse(bytes).records.count == 517)
  }

  @Test(arguments: [
    "2024-01-01T00:52:14.0000000Z [12:34:56]: ▸ 2024-01-01 12:06:30.764672+0100 Fernway[820:5293] sceneDidBecomeActive(_:)",
    "2024-01-01 12:30:35:852 [XCUITestDriver@1a2b] [IOS_SYSLOG_ROW] 2024-01-01 12:06:30.764672+0100 Fernway[820:5293] x",
    "[8f3c2d1e][XCUITestDriver@1a2b] [IOS_SYSLOG_ROW] 2024-01-01 12:06:30.764672+0100 Fernway[820:5293] x",
    "[12:34:56]: ▸ 2024-01-01 12:06:30.764672+0100 Fernway[820:5293] x",
  ]) func looksThroughTheLinesOfBuildServers(line: String) throws {
    let record = try #require(records(of: line).first)
    #expect(record.format == "oslog-stderr")
    #expect(record.process == "Fernway")
    #expect(record.time?.description == "2024-01-01T12:06:30.764672+01:00")
  }

  @Test(arguments: [
    ("2015-03-01 12:30:44.104 Fernway[1:2] 2024-01-01 12:06:30.764 Server[3:4] x", "Fernway"),
    ("2015-03-01 12:30:44.104 I Love[1:2] x", "I Love"),
    ("2015-03-01 12:30:44.104 E Reader[1:2] x", "E Reader"),
    ("2015-03-01 12:30:44.104 My App (2)[1:2] x", "My App (2)"),
    ("2015-03-01 12:30:44.104 com.example-my_app 🚀[1:2] x", "com.example-my_app 🚀"),
    ("Nov 30 12:00:00 Jane-s-iPhone-(2) Fernway(UIKitCore)[324] <Notice>: a", "Fernway"),
    ("Nov 30 12:00:00 iPhone’s Fernway[324] <Notice>: B[1] <Notice>: c", "Fernway"),
    ("Nov 30 12:00:00 Fernway(UIKitCore)[324] <Notice>: B[1] <Notice>: c", "Fernway"),
    ("2026-10-09 09:08:26.167 Df Fernway[61361:44125] [a] viewDidLoad", "Fernway"),
    ("  Runner[21395:1581819] msg", "Runner"),
    ("> > Runner[21395:1581819] msg", "Runner"),
  ]) func findsTheProcess(line: String, process: String) { #expect(records(of: line).first?.process == process) }

  @Test(arguments: [
    "Dec 15 --- x", "2015-03-01", "[2015", "Fernway[1:2]x", "[12:34] x", "1: hello", "12 monkeys", "default\t", "a\tb\tc", "-", "[",
    "]",
    "Error: see notes [1:2] and more", "📱 [Home] hello",
  ]) func findsNoHeader(line: String) { #expect(records(of: line).first?.format == nil) }

  @Test func readsARawStreamOfTheDevice() {
    let line = "Nov 30 12:00:00 iPhone Fernway[7201] <Warning>: a\n\0"
    let all = records(of: "\0" + line + line)
    #expect(all.map(\.process) == ["Fernway", "Fernway"])
  }

  @Test func takesRepeatsForServiceLines() {
    let all = records(of: "Jan 31 19:23:28 --- last message repeated 1 time ---\nMay  7 12:34:56: --- last message repeated 17 times ---\n")
    #expect(all.map(\.kind) == [.service, .service])
  }

  @Test func readsAMillionBytesWithoutALineEnd() {
    var parser = LogParser(options: LogParser.Options(lineLimit: 1 << 16))
    let chunk = [UInt8](repeating: UInt8(ascii: "["), count: 1 << 20)
    var lines = 0
    parser.parse(chunk.span) { _, _ in lines += 1 }
    parser.finish { _, _ in lines += 1 }
    #expect(lines == 1)
    #expect(parser.summary.problems.map(\.kind) == ["line-too-long"])
  }

  @Test func findsEveryServiceLine() {
    for service in ServiceLines.opening { #expect(records(of: service.prefix + " x").first?.kind == .service, "\(service.prefix)") }
    for service in ServiceLines.timed { #expect(records(of: "10:04:12  " + service.prefix).first?.kind == .service, "\(service.prefix)") }
    for sample in ServiceLines.samples { #expect(records(of: sample).map(\.kind) == [.service], "\(sample)") }
  }

  @Test func hearsWhatTheDebuggerTells() throws {
    let record = try #require(records(of: "Message from debugger: Terminated due to memory issue").first)
    #expect(record.kind == .service)
    #expect(record.events.map(\.name) == [.jetsamKill])
  }

  @Test func keepsAsGoodTimeWhereLinesAreOutOfOrder() throws {
    let times = records(of: "10:00:05.000 a\n10:00:04.000 b\n").compactMap(\.time)
    #expect(try #require(times.last).seconds(since: try #require(times.first)) == -1)
  }
}
