/// What bytes are, judged by the first of them.
enum Content: Equatable, Sendable {
  /// Text, behind a byte order mark of so many bytes.
  case text(TextEncoding, mark: Int)
  /// A compressed file or an archive.
  case container
  /// Something that holds no log, or none that can be read here.
  case refused(Refusal)

  /// Bytes that are looked at, at most.
  static let headLength = 4096
  /// As far as the header of a tar archive reaches, which begins with a name and NULs.
  private static let tarHeader = 512

  /// Judges a beginning; nil if more bytes are needed, which is never so if it `isWhole` or has `headLength` bytes.
  init?(of head: [UInt8], isWhole: Bool) {
    let isFinal = isWhole || head.count >= Self.headLength
    for signature in Signature.all {
      if head.starts(with: signature.bytes) {
        self = signature.content
        return
      }
      if !isFinal, signature.bytes.starts(with: head) { return nil }
    }
    // A line without NULs is neither tar nor UTF-16: a live log need not be held up.
    let isPlain = head.contains(UInt8(ascii: "\n")) && !head.contains(0)
    guard isFinal || isPlain || head.count >= Self.tarHeader else { return nil }
    self = Self.judge(ByteCensus(of: head.prefix(Self.headLength)), isTar: Signature.isTar(head))
  }

  private static func judge(_ census: ByteCensus, isTar: Bool) -> Content {
    if isTar { return .container }
    if let encoding = census.wideEncoding { return .text(encoding, mark: 0) }
    return census.isBinary ? .refused(.binary) : .text(.utf8, mark: 0)
  }
}
