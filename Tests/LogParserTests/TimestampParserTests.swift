import Testing

@testable import LogParser

@Suite struct TimestampParserTests {
  private func read(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    var clock = RolloverClock()
    return TimestampParser.parse(bytes.span, at: 0).map { clock.moment(of: $0).description }
  }

  @Test(arguments: [
    ("2024-05-01 10:00:00.123456+0800", "2024-05-01T10:00:00.123456+08:00"),
    ("2024-05-01 10:00:00.123+08:00", "2024-05-01T10:00:00.123+08:00"),
    ("2024-05-01T10:00:00Z", "2024-05-01T10:00:00Z"),
    ("2024-05-01 10:00:00 +0000 x", "2024-05-01T10:00:00Z"),
    ("2024-05-01 10:00:00 -0330 x", "2024-05-01T10:00:00-03:30"),
    ("2024-05-01 10:00:00+08", "2024-05-01T10:00:00+08:00"),
    ("2024/05/01 10:00:00:123", "2024-05-01T10:00:00.123"),
    ("2024-05-01 10:00:00,5 x", "2024-05-01T10:00:00.5"),
    ("2024-05-01T10:00:00.0000001Z", "2024-05-01T10:00:00.0000001Z"),
    ("2024-05-01T10:00:00.1234567891Z", "2024-05-01T10:00:00.123456789Z"),
    ("2024-02-29 23:59:60 x", "2024-03-01T00:00:00"),
    ("2024-12-31 24:00:00 x", "2025-01-01T00:00:00"),
    ("1969-12-31 23:59:59.999 x", "1969-12-31T23:59:59.999"),
    ("Nov 30 12:00:00 x", "--11-30T12:00:00"),
    ("Dec  1 00:00:02.000100 x", "--12-01T00:00:02.000100"),
    ("Feb 29 00:00:02 x", "--02-29T00:00:02"),
    ("18:24:47.774 x", "T18:24:47.774"),
    ("08:57:01.946496+0100", "T08:57:01.946496+01:00"),
    ("10:00:00: x", "T10:00:00"),
    ("2024-05-01 12:00:00 AM x", "2024-05-01T00:00:00"),
    ("2024-05-01 12:00:00.5 PM x", "2024-05-01T12:00:00.5"),
    ("2024-05-01 9:05:03 pm +0200 x", "2024-05-01T21:05:03+02:00"),
    ("2024-05-01 09:05:03\u{202F}PM x", "2024-05-01T21:05:03"),
    ("9:05:03,25 AM x", "T09:05:03.25"),
    ("2024-05-01 13:00:00 PM x", "2024-05-01T13:00:00"),
    ("2024-05-01 10:00:00.123 PM[12:3] x", "2024-05-01T10:00:00.123"),
  ]) func reads(text: String, expected: String) { #expect(read(text) == expected) }

  @Test(arguments: [
    "", "2", "2024", "2024-13-01 10:00:00", "2024-00-01 10:00:00", "2024-02-30 10:00:00", "2023-02-29 10:00:00", "2024-05-01 25:00:00",
    "2024-05-01 24:00:01", "2024-05-01 10:60:00", "2024-05-01 10:00:61", "2024-05-01 10:00", "2024-05-01", "2024-05/01 10:00:00",
    "9999-05-01 10:00:00", "0000-01-01 00:00:00", "Foo 30 12:00:00", "Nov 31 12:00:00", "Nov 12:00:00", "12:00:00x", "Nov  ", "1:2:3",
    "9:05:03 x",
    "2024-05-01 9:05:03 x",
  ]) func refuses(text: String) { #expect(read(text) == nil) }

  @Test func survivesEveryCutOfATimestamp() {
    for text in ["2024-05-01 10:00:00.123456 +0800", "Nov 30 12:00:00.123", "[12:00:00+08:00]"] {
      for length in 0...text.utf8.count { _ = read(String(text.prefix(length))) }
    }
  }

  @Test func givesAbsoluteTimeWhereTheZoneIsKnown() throws {
    let bytes = Array("1970-01-01 08:00:01.5+0800".utf8)
    let time = try #require(TimestampParser.parse(bytes.span, at: 0) as WrittenTime?)
    #expect(time.nanoseconds == 1_500_000_000)
    #expect(time.zone == 480)
    #expect(time.end == bytes.count)
  }

  @Test func comparesOnlyWhatCanBeCompared() {
    let base = Timestamp(nanoseconds: 0)
    #expect(Timestamp(nanoseconds: 1_500_000_000).seconds(since: base) == 1.5)
    #expect(Timestamp(nanoseconds: 0, zone: 0).seconds(since: base) == nil)
    #expect(Timestamp(nanoseconds: 0, completeness: .timeOnly).seconds(since: base) == nil)
    #expect(Timestamp(nanoseconds: .max).seconds(since: Timestamp(nanoseconds: .min)) == nil)
  }

  @Test func knowsThePrecisionOfItsDigits() {
    #expect(Timestamp(nanoseconds: 0, fractionDigits: 0).precision == 1)
    #expect(Timestamp(nanoseconds: 0, fractionDigits: 3).precision == 0.001)
  }

  @Test func convertsEveryDayOfFourCenturies() {
    for days in -200_000...200_000 {
      let date = CivilDate(daysSince1970: days)
      guard date.isValid, date.daysSince1970 == days else {
        Issue.record("day \(days)")
        return
      }
    }
  }
}
