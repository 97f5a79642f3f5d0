import Testing

@testable import LogParser

@Suite struct LogMergeTests {
  private func kept(_ name: String, _ text: String, _ time: TimeOptions = TimeOptions()) -> KeptLog {
    var log = KeptLog(name: name)
    var parser = LogParser(options: LogParser.Options(time: time))
    let bytes = Array(text.utf8)
    parser.parse(bytes.span) { record, line in log.append(record, line) }
    parser.finish { record, line in log.append(record, line) }
    return log
  }

  /// The lines in their order, as `a1 b1 a2`.
  private func order(_ logs: KeptLog...) -> String {
    let traces = LogMerge(logs).traces.map { trace in
      trace.places.map { "\(logs[$0.log].name)\(logs[$0.log].records[$0.record].line)" }.joined(separator: " ")
    }
    return traces.joined(separator: " | ")
  }

  private func nslog(_ name: String, _ times: String..., zone: String = "") -> KeptLog {
    kept(name, times.map { "2024-05-01 \($0)\(zone) App[1:2] viewDidLoad\n" }.joined())
  }

  @Test func ordersLinesByTimeWhateverTheOrderOfTheLogs() {
    let (first, second) = (nslog("a", "10:00:00.000", "10:00:02.000"), nslog("b", "10:00:01.000", "10:00:02.000"))
    #expect(order(first, second) == "a1 b1 a2 b2")
    #expect(order(second, first) == "a1 b1 a2 b2")
  }

  @Test func comparesTimesOfDifferentZones() {
    let zoned = kept("b", "2024-05-01 12:00:01.000000+0200 App[1:2] x\n")
    let local = kept("a", "2024-05-01 10:00:00.000 App[1:2] x\n2024-05-01 10:00:02.000 App[1:2] x\n", TimeOptions(zone: 0))
    #expect(order(local, zoned) == "a1 b1 a2")
  }

  @Test func keepsALogApartWhoseZoneIsNotKnown() {
    let (zoned, local) = (nslog("a", "10:00:01.000000", zone: "+0200"), nslog("b", "10:00:00.000"))
    #expect(order(zoned, local) == "a1 | b1")
    #expect(LogMerge([zoned, local]).obstacles == [1: .zone])
  }

  @Test func putsACrashReportWithoutTimesAtTheEnd() {
    let crash = kept("a", "*** Terminating app due to uncaught exception 'X', reason: 'Y'\n")
    #expect(order(crash, nslog("b", "10:00:00.000")) == "b1 a1")
    #expect(LogMerge([crash, nslog("b", "10:00:00.000")]).obstacles.isEmpty)
  }

  @Test func keepsALogApartThatHasNoTimes() {
    let (timeless, timed) = (kept("a", "viewDidLoad\n"), nslog("b", "10:00:00.000"))
    #expect(order(timeless, timed) == "b1 | a1")
    #expect(LogMerge([timeless, timed]).obstacles == [0: .noTimes])
    #expect(LogMerge([timeless]).obstacles.isEmpty)
  }

  @Test func keepsLinesWithoutTimesBehindTheLineBefore() {
    let log = kept("a", "viewDidLoad\n2024-05-01 10:00:00.000 App[1:2] x\nviewWillAppear\n2024-05-01 10:00:05.000 App[1:2] x\n")
    #expect(order(log, nslog("b", "10:00:01.000")) == "a1 a2 a3 b1 a4")
  }

  @Test func neverReordersTheLinesOfOneLog() {
    let log = nslog("a", "10:00:05.000", "10:00:01.000", "10:00:06.000")
    #expect(order(log, nslog("b", "10:00:02.000", "10:00:05.500")) == "b1 a1 a2 b2 a3")
  }

  @Test(arguments: [2, 3]) func findsTheYearBesideALogThatPrintsIt(day: Int) {
    let device = kept(
      "d",
      "Dec 31 23:59:59 iPhone App[1] <Notice>: x\nJan  1 00:00:01 iPhone App[1] <Notice>: x\nJan  \(day) 00:00:00 iPhone App[1] <Notice>: x\n"
    )
    let app = kept("a", "2024-01-01 00:00:00.500 App[1:2] x\n2024-01-01 10:00:00.000 App[1:2] x\n")
    #expect(order(app, device) == "d1 a1 d2 a2 d3")
  }

  @Test func findsTheLeapYearBesideALogThatPrintsItsYear() {
    let device = kept("d", "Feb 29 10:00:00 iPhone App[1] <Notice>: x\nMar  1 10:00:00 iPhone App[1] <Notice>: x\n")
    let app = kept("a", "2024-02-29 12:00:00.000 App[1:2] x\n2024-03-01 09:00:00.000 App[1:2] x\n")
    #expect(order(app, device) == "d1 a1 a2 d2")
  }

  @Test func findsTheDayBesideALogThatPrintsIt() {
    let console = kept("c", "default\t23:59:59.000000+0000\tApp\tx\ndefault\t00:00:02.000000+0000\tApp\tx\n")
    let app = kept("a", "2024-05-01 23:59:58.000000+0000 App[1:2] x\n2024-05-02 00:00:01.000000+0000 App[1:2] x\n")
    #expect(order(console, app) == "a1 c1 a2 c2")
  }

  @Test func keepsTheBytesOfItsLines() {
    let log = kept("a", "noise\n\nviewDidLoad\nviewWillAppear\n")
    var lines: [String] = []
    for index in log.records.indices { log.read(index) { _, line in lines.append(line.text(in: 0..<line.count)) } }
    #expect(lines == ["viewDidLoad", "viewWillAppear"])
  }
}
