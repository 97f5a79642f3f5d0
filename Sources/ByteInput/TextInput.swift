/// One text: a file, what a compressed file holds, or a member of an archive.
public struct TextInput: ~Copyable {
  /// Name as given, `archive:path` for a member, `-` for standard input.
  public let name: String
  private let feed: SniffedFeed
  private let encoding: TextEncoding

  init(name: String, feed: SniffedFeed, encoding: TextEncoding) {
    self.name = name
    self.feed = feed
    self.encoding = encoding
  }

  /// Passes the text as UTF-8 to `body`, about `chunkSize` bytes at a time or fewer, until the end or until `body` has enough.
  ///
  /// The input is used up. Chunks end anywhere, also inside a line or a character. Invalid UTF-8 is passed as it stands.
  public consuming func read(
    chunkSize: Int = ByteSource.standardChunkSize, _ body: (Span<UInt8>) -> ByteSource.Demand
  ) throws(InputError) {
    var buffer = [UInt8](repeating: 0, count: max(1, chunkSize))
    if encoding == .utf8 {
      try Self.read(feed, into: &buffer, body)
    } else {
      try transcode(&buffer, body)
    }
  }

  private static func read(
    _ feed: SniffedFeed, into buffer: inout [UInt8], _ body: (Span<UInt8>) -> ByteSource.Demand
  ) throws(InputError) {
    while true {
      let count = try feed.read(into: &buffer)
      if count == 0 || body(buffer.span.extracting(first: count)) == .enough { return }
    }
  }

  private func transcode(_ buffer: inout [UInt8], _ body: (Span<UInt8>) -> ByteSource.Demand) throws(InputError) {
    var transcoder = Transcoder(from: encoding)
    var text: [UInt8] = []
    try Self.read(feed, into: &buffer) { chunk in
      text.removeAll(keepingCapacity: true)
      transcoder.transcode(chunk, into: &text)
      return body(text.span)
    }
    text.removeAll(keepingCapacity: true)
    transcoder.finish(into: &text)
    if !text.isEmpty { _ = body(text.span) }
  }
}
