/// Keeps text of the catalogue from being taken for markup.
enum Markdown {
  /// Returns prose with everything escaped that Markdown would obey.
  static func prose(_ text: String) -> String { escaped(text, "\\`*_<>[]#") }

  /// Returns prose that can stand in a cell of a table.
  static func cell(_ text: String) -> String { escaped(text, "\\`*_<>[]#|") }

  /// Returns text in the type of code; a fence that is longer than any in the text keeps it whole.
  static func code(_ text: String) -> String {
    guard text.contains("`") else { return "`\(text)`" }
    return "`` \(text) ``"
  }

  private static func escaped(_ text: String, _ marks: String) -> String {
    text.reduce(into: "") { result, character in
      if marks.contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}
