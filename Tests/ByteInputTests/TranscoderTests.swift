import Testing

@testable import ByteInput

@Suite struct TranscoderTests {
  private static let text = "applicationDidBecomeActive\r\nÄpfel, 猫 and 😀\r\n"

  @Test(arguments: [TextEncoding.utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian], [1, 2, 3, 7, 4096])
  func decodesEveryEncodingAtAnyChunkSize(encoding: TextEncoding, chunkSize: Int) {
    #expect(Self.decode(Encoded.bytes(of: Self.text, in: encoding), from: encoding, chunkSize: chunkSize) == Self.text)
  }

  @Test(arguments: [
    ([0xD83D], "\u{FFFD}"), ([0xDE00, 0x61], "\u{FFFD}a"), ([0xD83D, 0x61], "\u{FFFD}a"), ([0xD83D, 0xD83D, 0xDE00], "\u{FFFD}😀"),
  ])
  func replacesLoneSurrogates(units: [UInt16], text: String) {
    let bytes = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(Self.decode(bytes, from: .utf16LittleEndian, chunkSize: 1) == text)
  }

  @Test func replacesWhatIsCutOffAtTheEnd() {
    #expect(Self.decode([0x61, 0, 0x62], from: .utf16LittleEndian, chunkSize: 1) == "a\u{FFFD}")
    #expect(Self.decode([0, 0, 0, 0x61, 0], from: .utf32BigEndian, chunkSize: 2) == "a\u{FFFD}")
  }

  @Test func replacesWhatIsNoCharacter() {
    #expect(Self.decode([0, 0x11, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF], from: .utf32BigEndian, chunkSize: 3) == "\u{FFFD}\u{FFFD}")
    #expect(Self.decode([0x00, 0xD8, 0, 0], from: .utf32LittleEndian, chunkSize: 3) == "\u{FFFD}")
  }

  private static func decode(_ bytes: [UInt8], from encoding: TextEncoding, chunkSize: Int) -> String {
    var transcoder = Transcoder(from: encoding)
    var result: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: chunkSize) {
      transcoder.transcode(bytes.span.extracting(start..<min(bytes.count, start + chunkSize)), into: &result)
    }
    transcoder.finish(into: &result)
    return String(decoding: result, as: UTF8.self)
  }
}
