/// Finds the object that a line speaks of, by its address.
struct InstanceReader {
  let text: MessageText

  /// An address in a message.
  struct Address {
    /// The digits with `0x`.
    var range: Range<Int>
    /// The class printed with it.
    var type: TypeName?
    /// Where the whole `<Class: 0x…>` begins.
    var start: Int
    /// The word in front, in lower case (`self` in `self = <…>`).
    var key: String?
  }

  /// Returns the controller that `site` speaks of; its frame is in class `frame`.
  func controller(at site: CallSite, frame: String?) -> Address? {
    addresses(outside: site).first { address in
      if let key = address.key, Self.otherKeys.contains(where: key.contains) { return false }
      if let name = address.type?.name {
        if name == frame || name.hasSuffix("Controller") || name.hasSuffix("VC") { return true }
        return !Self.isFramework(name) && (address.key.map(Self.ownKeys.contains) ?? true)
      }
      return isOwn(address, site)
    }
  }

  /// Returns the scene that `site` speaks of: its address, else the identifier of its session.
  func scene(at site: CallSite) -> String? {
    let addresses = addresses(outside: site)
    if let scene = addresses.first(where: { $0.type?.name.hasSuffix("Scene") == true }) { return text.text(scene.range) }
    if let session = sessionIdentifier() { return session }
    if let session = addresses.first(where: { $0.type?.name.hasSuffix("SceneSession") == true }) { return text.text(session.range) }
    return addresses.first { $0.type == nil && isOwn($0, site) }.map { text.text($0.range) }
  }

  /// Reads a message that is nothing but `<Module.Class: 0x…>`, the first half of a record of two lines.
  static func lone(_ text: MessageText) -> (type: TypeName, address: String)? {
    let site = CallSite(shape: .word, range: 0..<0, name: 0..<0)
    guard let address = InstanceReader(text: text).addresses(outside: site).first, let type = address.type, address.start == 1,
      text.bytes.first == UInt8(ascii: "<"), address.range.upperBound + 1 == text.bytes.count
    else { return nil }
    return (type, text.text(address.range))
  }

  private static let ownKeys: Set<String> = [
    "self", "this", "object", "instance", "vc", "controller", "viewcontroller", "addr", "address", "ptr", "pointer", "scene", "id", "for",
    "called", "in", "on", "of",
  ]
  private static let otherKeys = [
    "parent", "present", "from", "source", "destination", "child", "previous", "next", "delegate", "sender", "root", "top", "nav", "outlet",
    "view=", "window", "target", "segue",
  ]

  private static func isFramework(_ name: String) -> Bool {
    ["UI", "NS", "CA", "_UI", "WK", "MK", "__"].contains { name.hasPrefix($0) }
  }

  /// An address without class counts if it stands beside the callback or behind a word for the object itself.
  private func isOwn(_ address: Address, _ site: CallSite) -> Bool {
    guard text.bytes[address.range].dropFirst(2).contains(where: { $0 != UInt8(ascii: "0") }) else { return false }
    if let key = address.key, Self.ownKeys.contains(key) { return true }
    let (lower, upper) =
      address.start >= site.range.upperBound
      ? (site.range.upperBound, address.start) : (address.range.upperBound, site.range.lowerBound)
    return lower <= upper && !text.bytes[lower..<upper].contains { $0.isIdentifier || $0 >= 0x80 }
  }

  private func addresses(outside site: CallSite) -> [Address] {
    var found: [Address] = []
    var index = 0
    while index + 2 < text.bytes.count {
      guard text.bytes[index] == UInt8(ascii: "0"), text.bytes[index + 1] == UInt8(ascii: "x"), text.bytes[index + 2].isHexDigit,
        !text[index - 1].isIdentifier
      else {
        index += 1
        continue
      }
      var end = index + 2
      while end < text.bytes.count, text.bytes[end].isHexDigit { end += 1 }
      if end - index <= 18, !text[end].isIdentifier, !site.range.contains(index) { found.append(address(index..<end, outside: site)) }
      index = end
    }
    return found
  }

  private func address(_ range: Range<Int>, outside site: CallSite) -> Address {
    var address = Address(range: range, type: nil, start: range.lowerBound, key: nil)
    var start = range.lowerBound
    if text[start - 1] == 32, text[start - 2] == UInt8(ascii: ":"), let open = classStart(before: start - 2) {
      address.type = TypeName(text.text(open..<start - 2))
      start = open
    }
    address.start = start
    address.key = key(before: start, from: start >= site.range.upperBound ? site.range.upperBound : 0)
    return address
  }

  /// Goes back over `Module.Class<Generic>` to the `<` in front of it.
  private func classStart(before end: Int) -> Int? {
    var depth = 0
    var index = end - 1
    while index >= 0, end - index < 300 {
      let byte = text.bytes[index]
      if byte == UInt8(ascii: ">") { depth += 1 }
      if byte == UInt8(ascii: "<") {
        if depth == 0 { return index + 1 < end ? index + 1 : nil }
        depth -= 1
      }
      if depth == 0, byte == UInt8(ascii: ";") || byte == UInt8(ascii: "=") { return nil }
      index -= 1
    }
    return nil
  }

  /// Returns the word in front of an address, in lower case: `self` in `self = Optional(<…`.
  private func key(before start: Int, from limit: Int) -> String? {
    var end = start
    var isAssigned = false
    while end > limit, !text.bytes[end - 1].isIdentifier, text.bytes[end - 1] < 0x80 {
      guard !")]}".utf8.contains(text.bytes[end - 1]) else { return nil }
      if text.bytes[end - 1] == UInt8(ascii: "=") { isAssigned = true }
      end -= 1
    }
    guard end > limit else { return nil }
    let first = text.identifierStart(before: end)
    let word = text.text(first..<end).lowercased()
    if word == "optional" { return key(before: first, from: limit) }
    return word.isEmpty ? nil : isAssigned && word == "view" ? "view=" : word
  }

  /// Finds the identifier behind `persistentIdentifier` or `session`.
  private func sessionIdentifier() -> String? {
    for key in ["persistentIdentifier", "persistentID", "sessionID", "session"] {
      guard let start = text.firstIndex(of: key) else { continue }
      var index = start + key.utf8.count
      while index < text.bytes.count, !text.bytes[index].isHexDigit || text[index - 1].isIdentifier { index += 1 }
      var end = index
      while end < text.bytes.count, text.bytes[end].isHexDigit || text.bytes[end] == UInt8(ascii: "-") { end += 1 }
      if end - index == 36 { return text.text(index..<end) }
    }
    return nil
  }
}
