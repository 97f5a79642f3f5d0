import Testing

@testable import LogParser

@Suite struct ClockTests {
  private func times(_ text: String, _ known: TimeOptions = TimeOptions()) -> [String] {
    records(of: text, options: LogParser.Options(time: known)).compactMap { $0.time?.description }
  }

  private func clocks(_ text: String, _ known: TimeOptions = TimeOptions()) -> [Int] {
    let clocks = records(of: text, options: LogParser.Options(time: known)).filter { $0.time != nil }.map(\.clock)
    var order: [Int] = []
    for clock in clocks where !order.contains(clock) { order.append(clock) }
    return clocks.map { order.firstIndex(of: $0) ?? -1 }
  }

  private func problems(_ text: String, _ known: TimeOptions = TimeOptions()) -> [String] {
    parse(Array(text.utf8), options: LogParser.Options(time: known)).summary.problems.map { "\($0.kind):\($0.line ?? 0):\($0.count)" }
  }

  private func nslog(_ times: String...) -> String { times.map { "\($0) App[1:2] x\n" }.joined() }

  // MARK: What the caller knows

  @Test func givesYearlessDatesTheYearOfTheCaller() {
    let log = "Dec 31 23:59:59 iPhone App[1] <Notice>: a\nJan  1 00:00:01 iPhone App[1] <Notice>: b\n"
    #expect(times(log, TimeOptions(year: 2023)) == ["2023-12-31T23:59:59", "2024-01-01T00:00:01"])
    #expect(times(log) == ["--12-31T23:59:59", "--01-01T00:00:01"])
  }

  @Test func readsALateLineOfTheOldYear() throws {
    let log = ["Dec 31 23:59:59", "Jan  1 00:00:00", "Dec 31 23:59:59", "Jan  1 00:00:01"].map { "\($0) iPhone App[1] <Notice>: a\n" }
    let read = times(log.joined(), TimeOptions(year: 2023))
    #expect(read == ["2023-12-31T23:59:59", "2024-01-01T00:00:00", "2023-12-31T23:59:59", "2024-01-01T00:00:01"])
  }

  @Test func countsTheLeapDayOfAKnownYear() throws {
    let log = "Feb 28 23:59:59 iPhone App[1] <Notice>: a\nMar  1 00:00:01 iPhone App[1] <Notice>: b\n"
    let leap = records(of: log, options: LogParser.Options(time: TimeOptions(year: 2024))).compactMap(\.time)
    #expect(leap[1].seconds(since: leap[0]) == 86_402)
    let common = records(of: log, options: LogParser.Options(time: TimeOptions(year: 2023))).compactMap(\.time)
    #expect(common[1].seconds(since: common[0]) == 2)
  }

  @Test func doubtsALeapDayInAYearWithoutOne() {
    let log = "Feb 29 10:00:00 iPhone App[1] <Notice>: a\n"
    #expect(problems(log, TimeOptions(year: 2023)) == ["impossible-date:1:1"])
    #expect(problems(log, TimeOptions(year: 2024)).isEmpty)
    #expect(times(log) == ["--02-29T10:00:00"])
  }

  @Test func givesZonelessTimesTheZoneOfTheCaller() {
    let log = nslog("2024-05-01 10:00:00.123") + "10:00:01.000 x\n2024-05-01 10:00:00.000000+0800 App[1:2] x\n"
    let expected = ["2024-05-01T10:00:00.123-03:30", "T10:00:01.000-03:30", "2024-05-01T10:00:00.000000+08:00"]
    #expect(times(log, TimeOptions(zone: -210)) == expected)
  }

  // MARK: Midnight and zones

  @Test func followsAZoneThatChangesFromLineToLine() throws {
    let log = """
      default\t23:50:00.000000 +0100\tApp\t a
      default\t22:50:01.000000 +0000\tApp\t b
      default\t23:10:00.000000 +0000\tApp\t c
      default\t00:10:01.000000 +0100\tApp\t d
      default\t23:10:02.000000 +0000\tApp\t e
      """
    let read = records(of: log).compactMap(\.time)
    #expect(try read.map { try #require($0.seconds(since: read[0])) } == [0, 1, 1200, 1201, 1202])
    #expect(clocks(log) == [0, 0, 0, 0, 0])
    #expect(problems(log).isEmpty)
  }

  @Test func readsDigitsOfOtherScripts() throws {
    let record = try #require(records(of: "٢٠٢٤-٠٥-٠١ ١٠:٠٠:٠٠.١٢٣ Fernway[811:2] viewDidLoad\n").first)
    #expect(record.time?.description == "2024-05-01T10:00:00.123")
    #expect(record.process == "Fernway")
    #expect(times("२०२४-०५-०१ १०:००:०० x\n[۱۰:۰۰:۰۱] x\n") == ["2024-05-01T10:00:00", "T10:00:01"])
  }

  @Test func readsHoursThatCountToTwelve() {
    #expect(times("2024-05-01 9:05:03\u{202F}PM viewDidLoad\n") == ["2024-05-01T21:05:03"])
  }

  // MARK: Segments

  @Test func comparesNothingAcrossAClockThatWasSetBack() {
    let log = nslog("2024-05-01 10:00:00.000", "2024-05-01 09:59:58.500", "2024-05-01 09:59:59.000")
    #expect(clocks(log) == [0, 1, 1])
    #expect(problems(log) == ["time-went-back:2:1"])
  }

  @Test func takesASecondOfDisorderForNothing() {
    let log = nslog("2024-05-01 10:00:00.000", "2024-05-01 09:59:59.000", "2024-05-01 09:59:59.100", "2024-05-01 10:00:01.000")
    #expect(clocks(log) == [0, 0, 0, 0])
    #expect(problems(log).isEmpty)
  }

  @Test func goesOnAfterALateLine() {
    let log = nslog("2024-05-01 10:00:00.000", "2024-05-01 09:59:55.000", "2024-05-01 10:00:00.100")
    #expect(clocks(log) == [0, 1, 0])
  }

  @Test func tellsTwoWritersWithDifferentClocksApart() {
    let log = nslog("2024-05-01 10:00:00.000", "2024-05-01 08:00:00.050", "2024-05-01 10:00:01.000", "2024-05-01 08:00:01.050")
    #expect(clocks(log) == [0, 1, 0, 1])
  }

  @Test func comparesNothingAcrossAStartIn1970() {
    let log = nslog("1970-01-01 00:00:12.000", "2024-05-01 10:00:00.000", "2024-05-01 10:00:01.000")
    #expect(clocks(log) == [0, 1, 1])
    #expect(problems(log) == ["implausible-date:1:1"])
  }

  @Test func comparesNothingAcrossALineThatSaysSo() {
    let time = { (second: Int) in "2026-04-01 22:00:5\(second).182633+0300 0x1  Default     0x0      87108  0    App: x\n" }
    #expect(clocks(time(1) + "=== system wallclock time adjusted\n" + time(2)) == [0, 1])
  }

  @Test func suspectsSummerTimeWhereALocalHourComesTwice() {
    let log = nslog("2024-10-27 02:59:59.000", "2024-10-27 02:00:00.000", "2024-10-27 02:00:01.000")
    #expect(clocks(log) == [0, 1, 1])
    #expect(problems(log) == ["clock-went-back:2:1"])
    #expect(problems(nslog("2024-10-27 12:59:59.000", "2024-10-27 12:00:00.000")) == ["time-went-back:2:1"])
    #expect(problems("2024-10-27 02:59:59.000+0200 x\n2024-10-27 02:00:00.000+0100 x\n").isEmpty)
  }

  @Test func doubtsDatesOfTheFuture() {
    let now = TimeOptions(now: 1_714_557_600_000_000_000)
    #expect(problems(nslog("2024-05-02 09:59:59.000", "2024-05-02 10:00:01.000"), now) == ["implausible-date:2:1"])
  }
}
