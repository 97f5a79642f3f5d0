import LogParser
import Testing

@testable import lifelog

@Suite struct LogTimeTests {
  private static let second: Int64 = 1_000_000_000
  /// 2024-05-01T10:15:30 on the writer's clock.
  private static let moment = 1_714_558_530 * second

  @Test func readsDatesAndTimesAsFarAsTheyAreTyped() {
    let (second, moment) = (Self.second, Self.moment)
    let day = 86_400 * second
    let midnight = moment - moment % day
    #expect(LogTime.parse("2024-05-01 10:15", as: .start) == Timestamp(nanoseconds: moment - 30 * second, fractionDigits: 0))
    #expect(LogTime.parse("2024-05-01T10:15:30.25", as: .start) == Timestamp(nanoseconds: moment + second / 4, fractionDigits: 2))
    #expect(LogTime.parse("2024-05-01", as: .start) == Timestamp(nanoseconds: midnight, fractionDigits: 0))
    #expect(LogTime.parse("2024-05-01", as: .end) == Timestamp(nanoseconds: midnight + day - 1, fractionDigits: 9))
    #expect(LogTime.parse("10:15:30,5", as: .end) == Timestamp(nanoseconds: 36_930_500_000_000, fractionDigits: 1, completeness: .timeOnly))
  }

  @Test(arguments: [("Z", 0), ("+02:00", 120), ("+0200", 120), ("-09:30", -570)])
  func turnsZonesIntoMinutes(zone: String, minutes: Int16) {
    let expected = Timestamp(nanoseconds: Self.moment - Int64(minutes) * 60 * Self.second, zone: minutes, fractionDigits: 0)
    #expect(LogTime.parse("2024-05-01T10:15:30\(zone)", as: .start) == expected)
  }

  @Test(arguments: [("1970-01-01", 0), ("2000-02-29", 11_016), ("1969-12-31", -1), ("1700-01-01", -98_615)])
  func followsTheGregorianCalendar(date: String, days: Int64) {
    #expect(LogTime.parse(date, as: .start)?.nanoseconds == days &* 86_400 &* Self.second)
  }

  @Test(arguments: [
    "", "10", "10:5", "10:15:", "24:00", "10:60", "2024-05", "2024-00-01", "2024-05-32", "2023-02-29", "2024-05-01T", "10:15x", "10:15:30.",
    "10:15+02:00", "2024-05-01T10:15+2", "10:15:30.1234567890", "0001-01-01", "9999-01-01",
  ])
  func refusesWhatIsNoTime(text: String) {
    #expect(LogTime.parse(text, as: .start) == nil)
  }
}
