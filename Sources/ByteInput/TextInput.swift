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
    if encoding == .utf8 {
      try Self.read(feed, max(1, chunkSize), body)
    } else {
      try transcode(max(1, chunkSize), body)
    }
  }

  /// Begins with a small buffer, since most logs of a gate are small and touching memory is most of what reading them costs.
  private static func read(_ feed: SniffedFeed, _ chunkSize: Int, _ body: (Span<UInt8>) -> ByteSource.Demand) throws(InputError) {
    var buffer = [UInt8](repeating: 0, count: min(chunkSize, Content.headLength))
    while true {
      let count = try feed.read(into: &buffer)
      if count == 0 || body(buffer.span.extracting(first: count)) == .enough { return }
      if count == buffer.count, count < chunkSize { buffer = [UInt8](repeating: 0, count: chunkSize) }
    }
  }

  private func transcode(_ chunkSize: Int, _ body: (Span<UInt8>) -> ByteSource.Demand) throws(InputError) {
    var transcoder = Transcoder(from: encoding)
    var text: [UInt8] = []
    try Self.read(feed, chunkSize) { chunk in
      text.removeAll(keepingCapacity: true)
      transcoder.transcode(chunk, into: &text)
      return body(text.span)
    }
    text.removeAll(keepingCapacity: true)
    transcoder.finish(into: &text)
    if !text.isEmpty { _ = body(text.span) }
  }
}
