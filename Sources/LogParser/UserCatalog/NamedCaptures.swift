/// Finds the named groups of a regular expression and where their names stand.
struct NamedCaptures {
  /// The names with the bytes that spell them, in order.
  private(set) var names: [(name: String, range: Range<Int>)] = []

  init(_ pattern: String) {
    let bytes = Array(pattern.utf8)
    var index = 0
    var isInClass = false
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "(") where !isInClass:
        if let range = Self.name(in: bytes, behind: index) {
          names.append((String(decoding: bytes[range], as: UTF8.self), range))
          index = range.upperBound
        }
      default: break
      }
      index += 1
    }
  }

  /// Reports names that are not `allowed`, since nothing would ever read them.
  func faults(allowed: [String]) -> [UserCatalogFault] {
    names.filter { !allowed.contains($0.name) }.map { name, range in
      UserCatalogFault(
        part: .pattern(range), headline: "no capture is called '\(name)'", reason: "captures: \(allowed.joined(separator: ", "))",
        candidates: allowed)
    }
  }

  /// The name behind `(?<`, `(?P<` or `(?'`.
  private static func name(in bytes: [UInt8], behind open: Int) -> Range<Int>? {
    for opening in ["(?<", "(?P<", "(?'"] where bytes[open...].starts(with: opening.utf8) {
      let start = open + opening.utf8.count
      let end = bytes[start...].firstIndex { !$0.isIdentifier } ?? bytes.count
      if end > start, end < bytes.count, bytes[end] == UInt8(ascii: ">") || bytes[end] == UInt8(ascii: "'") { return start..<end }
    }
    return nil
  }
}
