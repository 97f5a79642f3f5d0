import Testing

@testable import Configuration

@Suite struct YAMLDocumentTests {
  private func root(_ text: String) throws(SettingsMistake) -> YAMLNode? { try YAMLDocument(Array(text.utf8)).root }

  private func mistake(_ text: String) -> SettingsMistake? {
    do throws(SettingsMistake) { _ = try root(text) } catch { return error }
    return nil
  }

  @Test func readsTheThreeKindsOfNodes() throws {
    let root = try #require(try root("a: 1\nb: [x, 'y']\nc: {d: }\n"))
    guard case .mapping(let entries) = root.content else {
      Issue.record("no mapping")
      return
    }
    #expect(entries.map(\.key.text) == ["a", "b", "c"])
    #expect(entries[0].value.text == "1")
    guard case .sequence(let elements) = entries[1].value.content else {
      Issue.record("no sequence")
      return
    }
    #expect(elements.map(\.text) == ["x", "y"])
    #expect(elements[1].content == .scalar("y", isPlain: false))
  }

  @Test func countsLinesAndColumnsInCharacters() throws {
    let root = try #require(try root("# 日本\r\n'e\u{301}é': {x: y}\n"))
    guard case .mapping(let entries) = root.content else { return }
    #expect(entries[0].key.start == SourcePosition(line: 2, column: 1))
    #expect(entries[0].key.end == SourcePosition(line: 2, column: 5))
    #expect(entries[0].value.start == SourcePosition(line: 2, column: 7))
  }

  @Test(arguments: ["", "\n", "# nothing but a comment", "\u{FEFF}", "---\n...\n"])
  func takesFilesThatSayNothing(text: String) throws {
    let root = try root(text)
    #expect(root == nil || root?.isNull == true)
  }

  @Test func followsAliases() throws {
    let root = try #require(try root("a: &x [1, 2]\nb: *x\n"))
    guard case .mapping(let entries) = root.content else { return }
    #expect(entries[0].value == entries[1].value)
  }

  @Test func boundsAliases() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...20 { text += "a\(level): &a\(level) [\(Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", "))]\n" }
    #expect(mistake(text)?.headline == "the file grows beyond 50000 values")
  }

  @Test func boundsDepthAndSize() {
    #expect(mistake(String(repeating: "[", count: 100_000))?.headline == "more than 32 lists and mappings inside one another")
    #expect(mistake(String(repeating: "#", count: YAMLDocument.sizeLimit + 1))?.headline == "the file has more than 1 MiB")
  }

  @Test(arguments: [
    ("a: *nowhere", "no anchor is called '&nowhere'", 1, 4), ("a: &x [*x]", "'*x' contains itself", 1, 8),
    ("a: 1\n---\nb: 2\n", "the file holds more than one document", 2, 1), ("a: !env HOME", "a tag is not understood", 1, 4),
    ("a: 1\n\tb: 2\n", "the file is no valid YAML", 2, 1), ("a: b: c", "the file is no valid YAML", 1, 5),
    ("a: \"\\d\"", "the file is no valid YAML", 1, 5), ("a: [1, 2", "the file is no valid YAML", 1, 9),
    ("a: 1\nb: \u{1}", "a character that YAML does not allow", 2, 4),
  ])
  func refusesWhatCannotBeRead(text: String, headline: String, line: Int, column: Int) {
    let mistake = mistake(text)
    #expect(mistake?.headline == headline)
    #expect(mistake?.position == SourcePosition(line: line, column: column))
  }

  @Test func refusesOtherEncodings() {
    #expect(throws: SettingsMistake.self) { try YAMLDocument([0xFF, 0xFE, 0x61, 0x00]) }
    #expect(throws: SettingsMistake.self) { try YAMLDocument(Array("a: \nb: ".utf8) + [0xC3, 0x28]) }
  }

  @Test func neverFailsOtherwiseOnCutOrDamagedFiles() {
    let text = Array("a: &x {b: [1, 'two', \"three\"], c: |\n  text\n}\n? k\n: *x\n".utf8)
    for end in text.indices {
      _ = try? YAMLDocument(Array(text[..<end]))
      var damaged = text
      damaged[end] = damaged[end] &+ 7
      _ = try? YAMLDocument(damaged)
    }
  }
}
