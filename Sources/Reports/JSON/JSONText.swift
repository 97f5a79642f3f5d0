/// How single JSON values are spelled.
enum JSONText {
  /// Spells a value that holds no other; null for containers.
  static func scalar(_ value: JSONValue) -> String {
    switch value {
    case .bool(let value): value ? "true" : "false"
    case .integer(let value): String(value)
    case .number(let value): number(value)
    case .string(let value): quoted(value)
    case .null, .array, .object: "null"
    }
  }

  /// Spells a number with at most six decimals; JSON knows no infinity, so what is not finite becomes null.
  static func number(_ value: Double) -> String {
    guard let millionths = Int(exactly: (value * 1e6).rounded()) else {
      return Int(exactly: value.rounded()).map(String.init) ?? "null"
    }
    let (whole, fraction) = millionths.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    let sign = millionths < 0 ? "-" : ""
    guard fraction > 0 else { return "\(sign)\(whole)" }
    var digits = String(fraction)
    digits = String(repeating: "0", count: 6 - digits.utf8.count) + digits
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }

  /// Puts a string in quotes; besides what JSON demands, everything that a terminal would obey is escaped.
  static func quoted(_ text: String) -> String {
    guard !isPlain(text) else { return "\"\(text)\"" }
    var result = "\""
    for scalar in text.unicodeScalars { append(scalar, to: &result) }
    return result + "\""
  }

  /// Writes a string in quotes, or null.
  static func append(_ text: String?, to output: inout OutputBuffer) {
    guard let text else { return output.append("null") }
    guard isPlain(text) else { return output.append(quoted(text)) }
    output.append(UInt8(ascii: "\""))
    output.append(text)
    output.append(UInt8(ascii: "\""))
  }

  /// True if nothing in the text needs an escape.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 >= 0x20 && $0 <= 0x7E && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
  }

  private static func append(_ scalar: Unicode.Scalar, to result: inout String) {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case _ where scalar.isObeyedByTerminals: result += "\\u" + scalar.hexadecimal(digits: 4)
    default: result.unicodeScalars.append(scalar)
    }
  }
}

extension JSONText {
  /// Spells any value on one line, its members in the order of their keys.
  static func compact(_ value: JSONValue) -> String {
    switch value {
    case .array(let elements): "[" + elements.map(compact).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.sorted { $0.key < $1.key }.map { quoted($0.key) + ":" + compact($0.value) }.joined(separator: ",") + "}"
    default: scalar(value)
    }
  }
}
