import Analyzer
import LogParser

/// How the report puts numbers and identifiers into words.
enum Words {
  /// The versions of iOS that a run may have been on: `iOS 17.2`, `iOS 13 or later`; nil if nothing tells.
  static func system(_ range: SystemRange) -> String? {
    if let version = range.version { return "iOS \(version)" }
    switch (range.lowest, range.highest) {
    case (nil, nil): return nil
    case (let lowest?, nil): return "iOS \(lowest) or later"
    case (nil, let highest?): return "iOS \(highest) or earlier"
    case (let lowest?, let highest?): return lowest == highest ? "iOS \(lowest)" : "iOS \(lowest) to \(highest)"
    }
  }

  /// "1 trip", "2 trips".
  static func count(_ number: Int, _ singular: String, _ plural: String? = nil) -> String {
    "\(number) \(number == 1 ? singular : plural ?? singular + "s")"
  }

  /// A length of time with two or three digits that matter: `3 ms`, `0.52 s`, `15.4 s`, `2 min 5 s`, `3 h 20 min`, `2 d 4 h`.
  static func duration(_ seconds: Double) -> String {
    guard seconds.isFinite, seconds > 0 else { return "0 s" }
    switch seconds {
    case ..<0.000_5: return "<1 ms"
    case ..<0.009_5: return "\(Int((seconds * 1000).rounded())) ms"
    case ..<9.995: return decimal(hundredths: Int((seconds * 100).rounded()), digits: 2) + " s"
    case ..<59.95: return decimal(hundredths: Int((seconds * 10).rounded()) * 10, digits: 1) + " s"
    default: return clock(Int(min(seconds, 1e15).rounded()))
    }
  }

  private static func decimal(hundredths: Int, digits: Int) -> String {
    let fraction = hundredths % 100
    return "\(hundredths / 100)." + (digits == 1 ? "\(fraction / 10)" : fraction < 10 ? "0\(fraction)" : "\(fraction)")
  }

  private static func clock(_ seconds: Int) -> String {
    let units = [(86_400, "d", 3_600, "h"), (3_600, "h", 60, "min"), (60, "min", 1, "s")]
    for (size, name, small, smallName) in units where seconds >= size {
      let rest = seconds % size / small
      return rest > 0 ? "\(seconds / size) \(name) \(rest) \(smallName)" : "\(seconds / size) \(name)"
    }
    return "\(seconds) s"
  }

  /// A moment as people write it; without its date where that of an `earlier` one says it already.
  static func moment(_ time: Timestamp, after earlier: Timestamp? = nil) -> String {
    let parts = parts(of: time)
    if let earlier, Self.parts(of: earlier).date == parts.date { return parts.time }
    return parts.date.isEmpty ? parts.time : parts.date + " " + parts.time
  }

  /// Date and time of the ISO 8601 text; a date without a year begins with two dashes there, a missing one leaves only the `T`.
  private static func parts(of time: Timestamp) -> (date: String, time: String) {
    let text = "\(time)"
    guard let letter = text.firstIndex(of: "T") else { return ("", text) }
    return (String(text[..<letter].drop { $0 == "-" }), String(text[text.index(after: letter)...]))
  }

  /// `notRunning` as "not running".
  static func spaced(_ identifier: String) -> String {
    if identifier.utf8.allSatisfy({ !(0x41...0x5A).contains($0) }) { return identifier }
    var result = ""
    for character in identifier {
      if character.isUppercase, !result.isEmpty { result += " " }
      result += character.lowercased()
    }
    return result
  }
}
