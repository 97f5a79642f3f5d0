/// The name of a class as the runtime prints it, taken apart.
struct TypeName: Equatable {
  /// The class without module and without the runtime's decoration.
  var name: String
  /// The module, where it was printed.
  var module: String?

  /// Reads `Module.Class`, mangled names (`_TtC7Fernway4Home`), KVO subclasses and local types.
  init(_ printed: String) {
    var text = Substring(printed)
    while let context = Self.context(in: text) { text.removeSubrange(context) }
    if text.utf8.starts(with: "NSKVONotifying_".utf8) { text = text.dropFirst(15) }
    if text.utf8.starts(with: "_Tt".utf8), let parts = Self.demangle(text.utf8), let last = parts.last {
      (name, module) = (last, parts.count > 1 ? parts[0] : nil)
      return
    }
    let generic = text.utf8.firstIndex(of: UInt8(ascii: "<")) ?? text.endIndex
    let parts = text[..<generic].utf8.split(separator: UInt8(ascii: "."))
    guard let last = parts.last else {
      (name, module) = (String(text), nil)
      return
    }
    name = String(Substring(last)) + text[generic...]
    module = parts.count > 1 && Self.isModule(Substring(parts[0])) ? String(Substring(parts[0])) : nil
  }

  /// Finds `(unknown context at $10a8c63c0)`, the place of a local type, which changes with every launch.
  private static func context(in text: Substring) -> Range<Substring.Index>? {
    guard let open = text.utf8.firstIndex(of: UInt8(ascii: "(")), let close = text.utf8[open...].firstIndex(of: UInt8(ascii: ")")),
      text.utf8[open...].starts(with: "(unknown context at ".utf8)
    else { return nil }
    return open..<text.utf8.index(after: close)
  }

  private static func isModule(_ text: Substring) -> Bool { text.utf8.first?.isLetter == true || text.utf8.first == 95 }

  /// Reads the length-prefixed identifiers of an old mangled name; nil if there are none or they do not fit.
  private static func demangle(_ text: Substring.UTF8View) -> [String]? {
    var parts: [String] = []
    var rest = text.drop { !$0.isDigit }
    while let first = rest.first {
      guard first.isDigit else {
        guard first == 80, rest.dropFirst().first?.isDigit == true else { break }
        rest = rest.dropFirst()  // `P33_…` names a file; its identifier is read and dropped below
        continue
      }
      let digits = rest.prefix { $0.isDigit }
      guard let length = Int(String(Substring(digits))), length > 0 else { return nil }
      rest = rest.dropFirst(digits.count)
      guard rest.count >= length, let part = String(rest.prefix(length)) else { return nil }
      if !(length == 33 && part.hasPrefix("_")) { parts.append(part) }
      rest = rest.dropFirst(length)
    }
    return parts.isEmpty ? nil : parts
  }
}
