/// The name of a class as the runtime prints it, taken apart.
struct TypeName: Equatable {
  /// The class without module and without the runtime's decoration.
  var name: String
  /// The module, where it was printed.
  var module: String?

  /// Reads `Module.Class`, mangled names (`_TtC7Fernway4Home`), KVO subclasses and local types.
  init(_ printed: String) {
    var text = Substring(printed)
    while let context = text.range(of: "(unknown context at ") {
      guard let end = text[context.lowerBound...].firstIndex(of: ")") else { break }
      text.removeSubrange(context.lowerBound...end)
    }
    if text.hasPrefix("NSKVONotifying_") { text = text.dropFirst(15) }
    if text.hasPrefix("_Tt"), let parts = Self.demangle(text.utf8), let last = parts.last {
      (name, module) = (last, parts.count > 1 ? parts[0] : nil)
      return
    }
    let generic = text.firstIndex(of: "<") ?? text.endIndex
    let parts = text[..<generic].split(separator: ".")
    guard let last = parts.last else {
      (name, module) = (String(text), nil)
      return
    }
    name = String(last + text[generic...])
    module = parts.count > 1 && Self.isModule(parts[0]) ? String(parts[0]) : nil
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

extension Substring {
  /// Returns where `text` first occurs; the standard library has it only for collections of few characters.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      formIndex(after: &start)
    }
    return nil
  }
}
