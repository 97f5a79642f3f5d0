/// A version of iOS that a line tells.
public struct SystemVersion: Sendable, Hashable {
  /// Its numbers, such as 17 and 2.
  public var numbers: [Int]
  /// True if it stands in a sentence, which may be about another device; false for a field that is made to tell it.
  public var isFromProse: Bool

  /// Makes a version of numbers between dots or underscores, with or without the name of the system in front.
  ///
  /// Nil for other systems, and for numbers that no version of iOS has.
  public init?(_ text: some StringProtocol, isFromProse: Bool = false) {
    var digits = text[...]
    for name in ["iPhone OS ", "iOS ", "iPadOS ", "Version "] where digits.hasPrefix(name) { digits = digits.dropFirst(name.count) }
    let version = digits.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "_") }
    numbers = version.split { $0 == "." || $0 == "_" }.compactMap { Int($0) }
    self.isFromProse = isFromProse
    guard let major = numbers.first, Self.majors.contains(major), numbers.count <= 4 else { return nil }
  }

  /// The first number.
  public var major: Int { numbers[0] }

  private static let majors = 2...60
}

extension SystemVersion: CustomStringConvertible {
  /// The numbers with dots, as Apple writes them.
  public var description: String { numbers.map(String.init).joined(separator: ".") }
}
