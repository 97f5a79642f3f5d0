import LogParser
import Testing

@testable import lifelog

@Suite struct SelectionTests {
  /// 2024-05-01T10:15:30.500 on the writer's clock.
  private let moment = Timestamp(nanoseconds: 1_714_558_530_500_000_000)

  @Test(arguments: [
    ("10:15", 1), ("10:15:30.5", 0), ("10:15:30,500000001", -1), ("10:16", -1), ("2024-05-01", 0), ("2024-05-02", -1), ("2024-04-30", 1),
    ("2024-05-01T10:15:30.5", 0), ("2024-05-01 10:20", -1), ("2023-12-31T23:59:60", 1),
  ])
  func comparesWhatWasTyped(text: String, order: Int) throws {
    #expect(try #require(TimeBound(text)).compare(moment) == order)
  }

  @Test(arguments: [
    "", "10", "10:5", "10:15:", "24:00", "10:60", "2024-05", "2024-00-01", "2024-05-32", "2024-05-01T", "10:15x", "10:15:30.", "10:15+2",
  ])
  func refusesWhatIsNoTime(text: String) {
    #expect(TimeBound(text) == nil)
  }

  @Test func comparesZonesOnlyWhereBothHaveOne() throws {
    let zoned = Timestamp(nanoseconds: moment.nanoseconds, zone: 120)
    #expect(try #require(TimeBound("10:15:30.5Z")).compare(zoned) == 0)
    #expect(try #require(TimeBound("2024-05-01T12:15:30.5+02:00")).compare(zoned) == 0)
    #expect(try #require(TimeBound("12:15:30.5")).compare(zoned) == 0)
    #expect(try #require(TimeBound("10:15:30.5+0900")).compare(moment) == 0)
  }

  @Test func ignoresAYearThatTheLogDoesNotPrint() throws {
    let yearless = Timestamp(
      nanoseconds: moment.nanoseconds - 24 * 365 * 86_400_000_000_000 - 6 * 86_400_000_000_000, completeness: .withoutYear)
    #expect(try #require(TimeBound("2024-05-01T10:15:30.5")).compare(yearless) == 0)
    #expect(try #require(TimeBound("2031-05-02")).compare(yearless) == -1)
  }

  @Test func windowsOfTheDayMayWrapMidnight() {
    let window = TimeWindow(since: TimeBound("23:00"), until: TimeBound("10:30"))
    #expect(window.contains(moment))
    #expect(!TimeWindow(since: TimeBound("11:00"), until: TimeBound("10:00")).contains(moment))
    #expect(!TimeWindow(since: TimeBound("10:00"), until: TimeBound("10:10")).contains(moment))
  }

  @Test func linesWithoutTimesBelongToTheLineBefore() {
    var filter = WindowFilter(TimeWindow(since: TimeBound("10:15"), until: TimeBound("10:16")))
    let plain = Record(line: 1, kind: .continuation)
    let inside = Record(line: 2, kind: .record, time: moment)
    let outside = Record(line: 3, kind: .record, time: Timestamp(nanoseconds: moment.nanoseconds + 60_000_000_000))
    let admitted = [plain, inside, plain, outside, plain].map { filter.admits($0.time) }
    #expect(admitted == [false, true, true, false, false])
  }
}
