import TestSupport
import Testing

@testable import ByteInput

@Suite struct ContentTests {
  private static let log = "2024-05-01 10:00:00.000 Demo[42:7] applicationDidBecomeActive\r\n"
  private static let encodings: [TextEncoding] = [.utf8, .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian]

  @Test(arguments: encodings, [1, 7, 64 * 1024])
  func readsTextWithAByteOrderMark(encoding: TextEncoding, size: Int) {
    let reading = Reading(Encoded.bytes(of: Self.log, in: encoding, mark: true), chunkSize: size, pieceSize: size)
    #expect(reading.texts == [Self.log])
    #expect(reading.names == ["log"])
  }

  @Test(arguments: encodings.prefix(3), [1, 7, 64 * 1024])
  func readsTextWithoutAByteOrderMark(encoding: TextEncoding, size: Int) {
    #expect(Reading(Encoded.bytes(of: Self.log, in: encoding), chunkSize: size, pieceSize: size).texts == [Self.log])
  }

  @Test(arguments: ["", "a", "\n", "f", "Ä\n", "BZ", "SLF", "{}\n", "\u{1B}[31mred\u{1B}[0m\n"])
  func readsTheShortestText(text: String) {
    #expect(Reading(Array(text.utf8), pieceSize: 1).texts == [text])
  }

  @Test(arguments: [1, 64 * 1024])
  func takesRawStreamsWithNullsForText(size: Int) {
    let stream = String(repeating: "\0" + Self.log + "\0May  1 10:00:00 Demo[1] <Notice>: a\n", count: 40)
    #expect(Reading(Array(stream.utf8), pieceSize: size).texts == [stream])
    let ended = String(repeating: "a line of a terminal\u{7}\n\0", count: 40)
    #expect(Reading(Array(ended.utf8), pieceSize: size).texts == [ended])
  }

  @Test func keepsInvalidUTF8() {
    #expect(Reading([0x61, 0xFF, 0x62, 0x0A]).texts == ["a\u{FFFD}b\n"])
  }

  @Test func doesNotWaitForMoreOfALiveLog() throws {
    #expect(Content(of: Array("a\n".utf8), isWhole: false) == .text(.utf8, mark: 0))
    #expect(Content(of: Array("PK\u{3}".utf8), isWhole: false) == nil)
  }

  @Test(
    arguments: [
      ([0x00, 0x10, 0x00, 0x00, 0x11], Refusal.tracev3), (Array("ASL DB\0\0".utf8), .systemLogStore),
      (Array("bplist00".utf8), .propertyList),
      (Array("SQLite format 3\0".utf8), .database), (Array("SLF010#".utf8), .buildLog), (Array("bvx2abc".utf8), .lzfse),
      ([0x89, 0x50, 0x4E, 0x47, 0x0D], .image), ([0xFF, 0xD8, 0xFF, 0xE0], .image), (Array("%PDF-1.7".utf8), .document),
      ((0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 151 &+ $0 / 7) }, .binary), ([UInt8](repeating: 0, count: 4096), .binary),
    ] as [([UInt8], Refusal)])
  func refusesWhatIsNoLog(bytes: [UInt8], refusal: Refusal) {
    #expect(Reading(bytes).failures == [InputError(refusal, name: "log")])
  }

  @Test func refusesWhatIsNoLogInACompressedFileToo() {
    #expect(Reading(Packing.compress(Array("SLF010#".utf8), by: .gzip)).failures == [InputError(.buildLog, name: "log")])
  }

  @Test(arguments: ["a.tracev3", "b.logarchive", "b.logarchive/", "Test.xcresult", "c.pulse", "d.trace", "e.xcactivitylog"])
  func refusesByName(name: String) {
    let failure = Reading(ByteSource(name: name, bytes: Array(Self.log.utf8))).failures.first
    #expect(failure?.kind == .refused)
    #expect(failure?.help != nil)
  }
}
