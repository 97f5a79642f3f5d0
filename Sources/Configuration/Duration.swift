/// Reads lengths of time.
public enum Duration {
  /// What a length of time looks like, for people.
  public static let shape = "5 s, 300 ms, 2 min or 2.5 (seconds)"

  private static let units: [(name: String, seconds: Double)] = [("ms", 0.001), ("min", 60), ("s", 1)]

  /// Returns the seconds that `text` stands for; nil if it is no length of time.
  public static func seconds(_ text: String) -> Double? {
    let unit = units.first { text.hasSuffix($0.name) }
    var digits = text.dropLast(unit?.name.count ?? 0)
    while digits.last == " " { digits.removeLast() }
    guard let first = digits.first, first.isNumber, let number = Double(digits), number.isFinite else { return nil }
    return number * (unit?.seconds ?? 1)
  }
}
