/// First bytes that tell what follows.
struct Signature: Sendable {
  let bytes: [UInt8]
  let content: Content

  private init(_ bytes: [UInt8], _ content: Content) {
    self.bytes = bytes
    self.content = content
  }

  private init(_ text: String, _ content: Content) { self.init(Array(text.utf8), content) }

  /// The first that fits counts: longer ones stand before shorter ones that begin alike.
  static let all = marks + containers + refused

  private static let marks = [
    Signature([0xEF, 0xBB, 0xBF], .text(.utf8, mark: 3)),
    Signature([0xFF, 0xFE, 0, 0], .text(.utf32LittleEndian, mark: 4)),
    Signature([0, 0, 0xFE, 0xFF], .text(.utf32BigEndian, mark: 4)),
    Signature([0xFF, 0xFE], .text(.utf16LittleEndian, mark: 2)),
    Signature([0xFE, 0xFF], .text(.utf16BigEndian, mark: 2)),
  ]

  private static let containers = [
    Signature([0x1F, 0x8B], .container),  // gzip
    Signature([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0], .container),  // xz
    Signature([0x28, 0xB5, 0x2F, 0xFD], .container),  // zstd
    Signature("BZh", .container),
    Signature([0x04, 0x22, 0x4D, 0x18], .container),  // lz4
    Signature("PK\u{3}\u{4}", .container),
    Signature("PK\u{5}\u{6}", .container),  // zip without members
  ]

  private static let refused = [
    Signature([0, 0x10, 0, 0], .refused(.tracev3)),
    Signature("ASL DB", .refused(.systemLogStore)),
    Signature("bplist", .refused(.propertyList)),
    Signature("SQLite format 3\0", .refused(.database)),
    Signature("SLF0", .refused(.buildLog)),
    Signature("bvx-", .refused(.lzfse)),
    Signature("bvx1", .refused(.lzfse)),
    Signature("bvx2", .refused(.lzfse)),
    Signature("bvxn", .refused(.lzfse)),
    Signature([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], .refused(.otherArchive)),  // 7-Zip
    Signature("Rar!\u{1A}", .refused(.otherArchive)),
    Signature([0x1F, 0x9D], .refused(.otherArchive)),  // compress
    Signature([0x89, 0x50, 0x4E, 0x47], .refused(.image)),  // PNG
    Signature([0xFF, 0xD8, 0xFF], .refused(.image)),  // JPEG
    Signature("GIF87a", .refused(.image)),
    Signature("GIF89a", .refused(.image)),
    Signature([0x49, 0x49, 0x2A, 0], .refused(.image)),  // TIFF
    Signature([0x4D, 0x4D, 0, 0x2A], .refused(.image)),  // TIFF
    Signature("%PDF-", .refused(.document)),
  ]

  /// True if the header of a tar archive is there.
  static func isTar(_ head: [UInt8]) -> Bool { head.count >= 262 && head[257..<262].elementsEqual("ustar".utf8) }
}
