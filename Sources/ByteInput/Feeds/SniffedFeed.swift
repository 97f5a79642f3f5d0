/// A feed whose first bytes were looked at, so that it is known what they are.
final class SniffedFeed: ByteFeed {
  /// What the bytes are.
  let content: Content
  private let feed: any ByteFeed
  private var head: [UInt8]
  private var given = 0

  /// Looks at the first bytes, as few as it takes if they come slowly.
  init(_ feed: any ByteFeed) throws(InputError) {
    self.feed = feed
    head = []
    var buffer = [UInt8](repeating: 0, count: Content.headLength)
    while true {
      let count = try feed.read(into: &buffer)
      head += buffer[..<count]
      if let content = Content(of: head, isWhole: count == 0) {
        self.content = content
        return
      }
    }
  }

  var taken: Int { feed.taken }

  /// Leaves out the next `count` of the bytes that were looked at.
  func drop(_ count: Int) { given = min(head.count, given + count) }

  func read(into buffer: inout [UInt8]) throws(InputError) -> Int {
    guard given < head.count else { return try feed.read(into: &buffer) }
    let count = min(buffer.count, head.count - given)
    buffer.replaceSubrange(..<count, with: head[given..<given + count])
    given += count
    return count
  }

  func seek(by offset: Int64, from anchor: SeekAnchor) -> Int64? {
    // What was looked at and not yet given is behind the place where the feed stands.
    let rest = anchor == .here ? Int64(head.count - given) : 0
    guard let place = feed.seek(by: offset - rest, from: anchor) else { return nil }
    given = head.count
    return place
  }
}
