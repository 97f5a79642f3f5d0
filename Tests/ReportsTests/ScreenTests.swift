import Testing

@testable import Reports

@Suite struct ScreenTests {
  @Test(arguments: [
    ("abc", 3), ("", 0), ("视图", 4), ("ｆｕｌｌ", 8), ("한글", 4), ("🙂", 2), ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("❤️", 2), ("e\u{301}", 1),
    ("█▅▂▁·…→│", 8), ("é", 1), ("動(dòng)", 8),
  ])
  func countsColumns(text: String, columns: Int) {
    #expect(text.displayWidth == columns)
  }

  @Test(arguments: [
    ("plain text", "plain text"), ("a\tb", "a b"), ("\u{1B}]0;x\u{7}", #"\u{1B}]0;x\u{7}"#), ("\u{9B}31m", #"\u{9B}31m"#),
    ("a\u{202E}b", #"a\u{202E}b"#), ("a\nb\rc", #"a\u{A}b\u{D}c"#), ("视图 é", "视图 é"),
  ])
  func spellsOutWhatATerminalWouldObey(text: String, visible: String) {
    #expect(TextStyle().visible(text) == visible)
  }

  @Test func showsOnlyASCIIWhereThereIsNothingElse() {
    #expect(TextStyle(usesUnicode: false).visible("“A” → B … é – 视") == #""A" -> B ... \u{E9} - \u{89C6}"#)
  }

  @Test func leavesOutTheMiddleOfLongNames() {
    #expect("HomeViewController".shortened(to: 11, TextStyle()) == "HomeV…oller")
    #expect("HomeViewController".shortened(to: 11, TextStyle(usesUnicode: false)) == "Home...ller")
    #expect("个人资料视图控制器".shortened(to: 10, TextStyle()) == "个人…制器")
    #expect("Short".shortened(to: 5, TextStyle()) == "Short")
    #expect("Short".shortened(to: 1, TextStyle()) == "…")
    #expect("Short".shortened(to: 0, TextStyle()) == "")
  }

  @Test func wrapsAtBlanksAndIndentsWhatFollows() {
    let lines = StyledText(shown: "one two three", .plain).wrapped(to: 9, indent: 2).map(\.plain)
    #expect(lines == ["one two", "  three"])
  }

  @Test func breaksWordsThatNoLineHolds() {
    #expect(StyledText(shown: "个人资料视图", .plain).wrapped(to: 6, indent: 2).map(\.plain) == ["个人", "  资料", "  视图"])
  }

  @Test func breaksBetweenFacts() {
    let facts = ["one two", "three", "four"].map { StyledText(shown: $0, .plain) }
    #expect(StyledText.flow(facts, separator: " · ", to: 15, indent: 2).map(\.plain) == ["one two · three", "  four"])
  }

  @Test func colorsOnlyWhereAllowed() {
    let text = StyledText(shown: "x", .error)
    #expect(text.rendered(TextStyle()) == "x")
    #expect(text.rendered(TextStyle(usesColor: true)) == "\u{1B}[1;31mx\u{1B}[0m")
  }

  @Test(arguments: [
    (0, "0 s"), (0.000_1, "<1 ms"), (0.003, "3 ms"), (0.052, "0.05 s"), (0.52, "0.52 s"), (9.99, "9.99 s"), (9.996, "10.0 s"),
    (59.94, "59.9 s"), (59.96, "1 min"), (125, "2 min 5 s"), (12_000, "3 h 20 min"), (187_200, "2 d 4 h"), (-1, "0 s"),
    (.infinity, "0 s"),
  ])
  func putsDurationsIntoWords(seconds: Double, words: String) {
    #expect(Words.duration(seconds) == words)
  }

  @Test func dropsTheDateThatWasSaidBefore() {
    #expect(Words.moment(timestamp(36_930.5)) == "2013-10-20 10:15:30.500")
    #expect(Words.moment(timestamp(36_999), after: timestamp(36_930.5)) == "10:16:39.000")
    #expect(Words.moment(timestamp(90_000), after: timestamp(36_930.5)) == "2013-10-21 01:00:00.000")
  }
}
