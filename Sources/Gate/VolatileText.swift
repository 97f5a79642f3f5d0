/// Frees names from what differs from run to run.
enum VolatileText {
  /// A name longer than this is cut; its hash keeps it apart from others.
  private static let limit = 160
  /// How much of a long name counts, at either end.
  private static let keyLimit = 2048
  /// Lengths of the groups of a UUID.
  private static let groups = [8, 4, 4, 4, 12]

  /// Returns the name with `#` in place of addresses and UUIDs; of a name that is only a number, `#` is left.
  ///
  /// Digits in the name of a class stay: they tell `Page1` from `Page2`.
  static func stable(_ name: String) -> String {
    // Nobody calls a class like this; it is not worth the time.
    if name.utf8.count > 4096 { return name }
    let bytes = Array(name.utf8)
    if bytes.allSatisfy(isDigit) { return "#" }
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if let length = volatileLength(in: bytes[index...]), index == 0 || !isWord(bytes[index - 1]) {
        result.append(UInt8(ascii: "#"))
        index += length
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns the name, or the beginning of a long one and its hash.
  static func bounded(_ name: String) -> String {
    guard name.utf8.count > limit else { return name }
    let ends = [name.utf8.prefix(keyLimit), name.utf8.suffix(keyLimit)].map { String(decoding: $0, as: UTF8.self) }
    return String(decoding: name.utf8.prefix(limit), as: UTF8.self) + "~" + StableHash.text(ends.joined())
  }

  /// How many bytes the address or UUID at the beginning takes; nil if none stands there.
  private static func volatileLength(in bytes: ArraySlice<UInt8>) -> Int? {
    if bytes.count > 2, bytes.starts(with: "0x".utf8) || bytes.starts(with: "0X".utf8) {
      let digits = bytes.dropFirst(2).prefix(while: isHexadecimal).count
      return digits > 0 ? digits + 2 : nil
    }
    // Types that are private to a function print where they stand: `(unknown context at $10a3f2c44)`.
    if bytes.first == UInt8(ascii: "$") {
      let digits = bytes.dropFirst().prefix(while: isHexadecimal).count
      return digits >= 6 ? digits + 1 : nil
    }
    return uuidLength(in: bytes)
  }

  private static func uuidLength(in bytes: ArraySlice<UInt8>) -> Int? {
    var rest = bytes
    for (number, length) in groups.enumerated() {
      if number > 0 {
        guard rest.first == UInt8(ascii: "-") else { return nil }
        rest = rest.dropFirst()
      }
      guard rest.prefix(length).count == length, rest.prefix(length).allSatisfy(isHexadecimal) else { return nil }
      rest = rest.dropFirst(length)
    }
    if let next = rest.first, isWord(next) { return nil }
    return groups.reduce(groups.count - 1, +)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
