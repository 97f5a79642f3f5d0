import Reports
import Testing

@Suite struct JSONWriterTests {
  private func written(_ value: JSONValue, _ style: JSONWriter.Style = .compact) -> String {
    collect { sink in
      var writer = JSONWriter(style: style, sink: sink)
      writer.write(value)
      writer.endDocument()
    }
  }

  @Test func sortsKeysAndKeepsNulls() {
    #expect(written(["b": JSONValue(nil as String?), "a": [1, "x", true], "c": [:]]) == #"{"a":[1,"x",true],"b":null,"c":{}}"# + "\n")
  }

  @Test func indentsByTwoSpacesAndKeepsEmptyContainersShort() {
    #expect(
      written(["a": [1, ["b": 2]], "c": [], "d": [:]], .pretty) == """
        {
          "a": [
            1,
            {
              "b": 2
            }
          ],
          "c": [],
          "d": {}
        }

        """)
  }

  @Test func writesMembersAsTheyCome() {
    let text = collect { sink in
      var writer = JSONWriter(style: .compact, sink: sink)
      writer.beginObject()
      writer.write("z", 1)
      writer.key("a")
      writer.beginArray()
      writer.write(2)
      writer.write([3])
      writer.endArray()
      writer.endObject()
      writer.endDocument()
    }
    #expect(text == #"{"z":1,"a":[2,[3]]}"# + "\n")
  }

  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (5, "5"), (0.52, "0.52"), (0.1 + 0.2, "0.3"), (-1.5, "-1.5"), (1e-7, "0"), (0.000_001, "0.000001"),
    (12.000_000_4, "12"), (86_400.123_456_7, "86400.123457"), (1e15, "1000000000000000"), (.infinity, "null"), (.nan, "null"),
    (1e300, "null"),
  ])
  func spellsNumbersWithoutExponent(value: Double, spelling: String) {
    #expect(written(.number(value)) == spelling + "\n")
  }

  @Test(arguments: [
    ("plain", "plain"), ("a\"b\\c/", #"a\"b\\c/"#), ("\n\r\t", #"\n\r\t"#), ("\u{0}\u{1B}[31m", #"\u0000\u001B[31m"#),
    ("\u{7F}\u{9B}", #"\u007F\u009B"#), ("\u{2028}\u{2029}\u{202E}", #"\u2028\u2029\u202E"#), ("视图🙂é", "视图🙂é"),
  ])
  func escapesWhatATerminalWouldObey(text: String, spelling: String) {
    #expect(written(.string(text)) == "\"\(spelling)\"\n")
  }

  @Test func handsOnALargeDocumentInPieces() {
    var pieces = 0
    var bytes = 0
    var writer = JSONWriter(style: .compact) { piece in
      pieces += 1
      bytes += piece.count
    }
    writer.beginArray()
    for _ in 0..<20_000 { writer.write("0123456789") }
    writer.endArray()
    writer.endDocument()
    #expect(bytes == 20_000 * 13 + 2)
    #expect(pieces > 4)
  }
}
