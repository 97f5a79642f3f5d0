/// Cuts chunks of any size into lines, without their ends, and numbers them.
///
/// LF and CRLF end a line, the end of the input ends the last one. NUL bytes at both ends of a line and byte order marks at its start are
/// dropped, because raw syslog streams and concatenated files carry them; everything else is passed on as it is.
struct LineSplitter: ~Copyable {
  /// Bytes kept of one line; what is longer is cut, so that one endless line cannot fill the memory.
  let limit: Int
  /// Lines that were cut.
  private(set) var overlongLines = 0
  /// First line that was cut.
  private(set) var firstOverlongLine: Int?

  private var carried: [UInt8] = []
  private var number = 0
  private var isCut = false

  init(limit: Int) { self.limit = max(1, limit) }

  /// Pushes each line that ends in `chunk`, with its 1-based number, to `body`; a line within the chunk is not copied.
  mutating func split<State: ~Copyable>(
    _ chunk: Span<UInt8>, into state: inout State, _ body: (inout State, Span<UInt8>, Int) -> Void
  ) {
    var start = 0
    while let end = chunk.firstIndex(of: Byte.lineFeed, from: start) {
      if carried.isEmpty {
        push(chunk.extracting(start..<end), into: &state, body)
      } else {
        carry(chunk.extracting(start..<end))
        pushCarried(into: &state, body)
      }
      start = end + 1
    }
    if start < chunk.count { carry(chunk.extracting(start..<chunk.count)) }
  }

  /// Pushes the last line if the input did not end with a line end.
  mutating func finish<State: ~Copyable>(into state: inout State, _ body: (inout State, Span<UInt8>, Int) -> Void) {
    // Raw syslog streams end in a lone NUL, which is no line.
    if carried.contains(where: { $0 != Byte.null }) { pushCarried(into: &state, body) }
    carried = []
  }

  private mutating func carry(_ part: Span<UInt8>) {
    let room = limit - carried.count
    if part.count > room { isCut = true }
    for index in 0..<min(room, part.count) { carried.append(part[index]) }
  }

  private mutating func pushCarried<State: ~Copyable>(
    into state: inout State, _ body: (inout State, Span<UInt8>, Int) -> Void
  ) {
    var line: [UInt8] = []
    swap(&line, &carried)
    push(line.span, into: &state, body)
    line.removeAll(keepingCapacity: line.capacity <= 1 << 16)
    swap(&line, &carried)
  }

  private mutating func push<State: ~Copyable>(
    _ line: Span<UInt8>, into state: inout State, _ body: (inout State, Span<UInt8>, Int) -> Void
  ) {
    number += 1
    if isCut || line.count > limit { noteCut() }
    let kept = line.count > limit ? line.extracting(0..<limit) : line
    body(&state, kept.extracting(Self.content(of: kept)), number)
  }

  private mutating func noteCut() {
    isCut = false
    overlongLines += 1
    if firstOverlongLine == nil { firstOverlongLine = number }
  }

  /// What is left of a line without NULs, byte order marks and carriage returns at its ends.
  private static func content(of line: Span<UInt8>) -> Range<Int> {
    var (start, end) = (0, line.count)
    while end > 0, line[end - 1] == Byte.carriageReturn || line[end - 1] == Byte.null { end -= 1 }
    while start < end {
      if line[start] == Byte.null {
        start += 1
      } else if line[start] == 0xEF, start + 2 < end, line[start + 1] == 0xBB, line[start + 2] == 0xBF {
        start += 3
      } else {
        break
      }
    }
    return start..<end
  }
}
