/// Reads a time zone that never changes: an offset, or the name of one.
enum FixedZone {
  /// Names that mean one offset all over the world, in minutes east of UTC.
  static let names: [(name: String, minutes: Int)] = [
    ("UTC", 0), ("GMT", 0), ("WET", 0), ("WEST", 60), ("CET", 60), ("CEST", 120), ("EET", 120), ("EEST", 180), ("MSK", 180), ("SGT", 480),
    ("HKT", 480), ("AWST", 480), ("JST", 540), ("KST", 540), ("AEST", 600), ("AEDT", 660), ("NZST", 720), ("NZDT", 780), ("HST", -600),
    ("AKST", -540), ("AKDT", -480), ("PST", -480), ("PDT", -420), ("MST", -420), ("MDT", -360), ("CDT", -300), ("EST", -300), ("EDT", -240),
  ]

  /// Returns the minutes east of UTC of `Z`, `+02:00`, `+0200`, `+02` or a name.
  static func minutes(_ text: String) -> Int16? {
    if let known = names.first(where: { $0.name == text.uppercased() }) { return Int16(known.minutes) }
    var scanner = DigitScanner(text)
    if scanner.skip("Z") { return scanner.isAtEnd ? 0 : nil }
    let sign = scanner.skip("+") ? 1 : scanner.skip("-") ? -1 : 0
    guard sign != 0, let hours = scanner.number(digits: 2), hours <= 14 else { return nil }
    if scanner.isAtEnd { return Int16(sign * hours * 60) }
    _ = scanner.skip(":")
    guard let minutes = scanner.number(digits: 2), minutes < 60, scanner.isAtEnd else { return nil }
    return Int16(sign * (hours * 60 + minutes))
  }
}
