/// Writes a baseline so that people can read it and version control can merge it: one line per fingerprint, in a fixed order.
extension Baseline {
  /// The whole file.
  public var text: String {
    var lines = [
      "# Findings that were known when this file was written by `lifelog analyze --write-baseline`.",
      "# `lifelog analyze --baseline` leaves out as many of each; what is more is new, what is less is fixed.",
      "version: \(Self.version)",
      entries.isEmpty ? "findings: []" : "findings:",
    ]
    lines += entries.map { "  - { \(Self.fields(of: $0).map { "\($0.key): \($0.value)" }.joined(separator: ", ")) }" }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func fields(of entry: Entry) -> [(key: String, value: String)] {
    let names = [("process", entry.process), ("subject", entry.subject), ("callback", entry.callback)]
    return [("rule", entry.rule)] + names.compactMap { name, value in value.flatMap { isBlank($0) ? nil : (name, scalar($0)) } }
      + [("count", String(entry.count)), ("fingerprint", "'\(entry.fingerprint)'")]
  }

  private static func isBlank(_ text: String) -> Bool { text.unicodeScalars.allSatisfy(\.properties.isWhitespace) }

  /// Spells a text as a plain word where nobody can misread it, else in quotes.
  private static func scalar(_ text: String) -> String {
    let isPlain = text.first?.isLetter == true && text.utf8.allSatisfy(isPlain)
    if isPlain, !["true", "false", "null", "yes", "no", "on", "off"].contains(text.lowercased()) { return text }
    return "\"" + text.unicodeScalars.map(escaped).joined() + "\""
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: false
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x22, 0x5C: return "\\\(scalar)"
    case 0x20...0x7E: return String(scalar)
    default:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return scalar.value > 0xFFFF ? "\\U" + padded(digits, to: 8) : "\\u" + padded(digits, to: 4)
    }
  }

  private static func padded(_ digits: String, to count: Int) -> String {
    String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
  }
}
