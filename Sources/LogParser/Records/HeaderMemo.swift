/// Knows headers that were read before: those that differ in their time and thread only are not read again.
struct HeaderMemo {
  /// A header that was learnt before, in a line.
  struct Known {
    let writer: Int
    let thread: Range<Int>?
    /// Where the message begins.
    let message: Int
  }

  /// A header behind its time: literal bytes, with the number of a thread between them if it has one.
  private struct Entry {
    let head: Range<Int>
    /// The bytes behind the thread; nil where the header names none.
    let tail: Range<Int>?
    let shape: TimeShape
    let writer: Int
    /// Next entry of the same slot, or -1.
    let next: Int32
  }

  // More than the processes of a device; a log with more of them is read in the ordinary way.
  private static let capacity = 4096
  private static let longest = 160

  private(set) var writers: [LineWriter] = []
  /// Position of the format of each writer.
  private(set) var formats: [Int] = []
  private var entries: [Entry] = []
  /// The literal bytes of all entries, one behind the other.
  private var bytes: [UInt8] = []
  private var slots = [Int32](repeating: -1, count: 1024)

  /// Returns what the header of a line says whose time ends at `start`; nil if it was not learnt.
  func find(_ line: Span<UInt8>, at start: Int, shape: TimeShape) -> Known? {
    guard !entries.isEmpty else { return nil }
    var index = slots[slot(line, start)]
    while index >= 0 {
      if entries[Int(index)].shape == shape, let known = known(line, start, by: entries[Int(index)]) { return known }
      index = entries[Int(index)].next
    }
    return nil
  }

  /// Learns the header of a line whose time, of `shape`, ends at `start`.
  mutating func learn(
    _ line: Span<UInt8>, at start: Int, shape: TimeShape, header: HeaderReader.Header, process: Range<Int>, writer: LineWriter
  ) {
    let message = header.message.lowerBound
    let end = header.thread?.lowerBound ?? message
    guard entries.count < Self.capacity, start < process.lowerBound, process.upperBound <= end, message - start <= Self.longest,
      message <= line.count, find(line, at: start, shape: shape) == nil
    else { return }
    let slot = slot(line, start)
    let known = writers.indices.first { writers[$0] == writer && formats[$0] == header.format }
    if known == nil {
      writers.append(writer)
      formats.append(header.format)
    }
    let head = append(line, start..<end)
    let tail = header.thread.map { append(line, $0.upperBound..<message) }
    entries.append(
      Entry(
        head: head, tail: tail, shape: shape, writer: known ?? writers.count - 1, next: slots[slot]))
    slots[slot] = Int32(entries.count - 1)
  }

  private mutating func append(_ line: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
    let start = bytes.count
    for index in range { bytes.append(line[index]) }
    return start..<bytes.count
  }

  private func known(_ line: Span<UInt8>, _ start: Int, by entry: Entry) -> Known? {
    guard line.holds(bytes, entry.head, at: start) else { return nil }
    var end = start + entry.head.count
    guard let tail = entry.tail else { return Known(writer: entry.writer, thread: nil, message: end) }
    let thread = end
    while end < line.count, line[end].isHexDigit { end += 1 }
    guard end > thread, line.holds(bytes, tail, at: end) else { return nil }
    return Known(writer: entry.writer, thread: thread..<end, message: end + tail.count)
  }

  /// FNV-1a up to the first digit: names differ before it, numbers behind it.
  private func slot(_ line: Span<UInt8>, _ start: Int) -> Int {
    var hash: UInt32 = 2_166_136_261
    var index = start
    let end = min(line.count, start + 48)
    while index < end, !Byte.isDigit(line[index]) {
      hash = (hash ^ UInt32(line[index])) &* 16_777_619
      index += 1
    }
    return Int((hash ^ (hash >> 15)) & 1023)
  }
}
