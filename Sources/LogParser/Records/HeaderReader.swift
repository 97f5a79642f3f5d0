import PCRE2

/// Finds the format that claims a line; one belongs to one input.
struct HeaderReader: ~Copyable {
  /// What the header of one line says, as positions in the line.
  struct Header {
    /// Position of the format among those tried.
    var format: Int
    var time: WrittenTime?
    var process: Range<Int>?
    var pid: Range<Int>?
    var thread: Range<Int>?
    var message: Range<Int>
    var offset: Range<Int>?
  }

  let formats: [LogFormat]
  /// Lines on which a pattern gave up.
  private(set) var exhausted = 0
  private var compiled: [CompiledFormat?]
  private var index: OpeningIndex
  private var scratch = MatchScratch()
  private var vote = HostVote()

  /// Makes a reader that tries `formats` in order.
  init(_ formats: [LogFormat]) {
    self.formats = formats
    compiled = [CompiledFormat?](repeating: nil, count: formats.count)
    index = OpeningIndex(formats.map(\.opening.indexed))
  }

  /// Returns the header of `line`, whose text starts at `start`, as the first format that fits reads it.
  mutating func read(_ line: Span<UInt8>, from start: Int, time: WrittenTime?) -> Header? {
    var couldHaveHost = false
    for position in index.candidates(for: line, at: start, time: time) {
      guard let opening = formats[position].opening.place(in: line, at: start, timeEnd: time?.end ?? start) else { continue }
      guard let groups = match(position, line, from: opening) else {
        if formats[position].hasConstantHost { couldHaveHost = true }
        continue
      }
      if formats[position].hasConstantHost, !isHostConstant(line, groups) { continue }
      if couldHaveHost, formats[position].isDeviceChannel { vote.noteHostlessLine() }
      return header(position, line, groups, formats[position].opening.isTime ? time : nil)
    }
    return nil
  }

  /// Returns what the last header captured under `field`.
  func capture(_ field: HeaderField, of format: Int) -> Range<Int>? {
    compiled[format]?.pattern?.group(named: field.rawValue).flatMap { scratch.range(of: $0) }
  }

  /// True if the header is read so wherever it stands: which word is the host of a log may still be open.
  func isLasting(_ header: Header) -> Bool { !formats[header.format].hasConstantHost || vote.isDecided }

  /// The groups of the format's pattern if it fits.
  private mutating func match(_ position: Int, _ line: Span<UInt8>, from start: Int) -> CompiledFormat.Groups? {
    guard let pattern = patternInUse(position) else { return nil }
    switch scratch.match(pattern, in: line, from: start) {
    case .matched: return compiled[position]?.groups
    case .unmatched: return nil
    case .exhausted:
      exhausted += 1
      return nil
    }
  }

  private mutating func patternInUse(_ position: Int) -> Pattern? {
    if compiled[position] == nil { compiled[position] = CompiledFormat(formats[position]) }
    return compiled[position]?.patternInUse()
  }

  private mutating func isHostConstant(_ line: Span<UInt8>, _ groups: CompiledFormat.Groups) -> Bool {
    guard let host = scratch.range(of: groups.host), let process = scratch.range(of: groups.process) else { return true }
    return vote.accepts(line, host: host, process: process)
  }

  private func header(_ position: Int, _ line: Span<UInt8>, _ groups: CompiledFormat.Groups, _ time: WrittenTime?) -> Header {
    var time = (groups.time < 0 ? nil : scratch.range(of: groups.time).flatMap { formats[position].timeStyle.parse(line, $0) }) ?? time
    if let zone = formats[position].zone { time?.assume(zone: zone) }
    let end = scratch.range(of: 0)?.upperBound ?? line.count
    return Header(
      format: position, time: time, process: scratch.range(of: groups.process), pid: scratch.range(of: groups.pid),
      thread: scratch.range(of: groups.thread), message: scratch.range(of: groups.message) ?? end..<line.count,
      offset: scratch.range(of: groups.offset))
  }
}

extension LogFormat.Opening {
  /// What the index of openings needs to know.
  var indexed: OpeningIndex.Opening {
    switch self {
    case .time(let shape, let initials): .time(shape, initials: initials)
    case .characters(let characters): .characters(characters)
    case .wordAndTab: .word
    case .anything: .anything
    case .object: .nothing
    }
  }

  fileprivate var isTime: Bool { if case .time = self { true } else { false } }

  /// Where the pattern has to match in a line whose text starts at `start` and whose time ends at `timeEnd`; nil if the line opens otherwise.
  fileprivate func place(in line: Span<UInt8>, at start: Int, timeEnd: Int) -> Int? {
    switch self {
    case .time: return timeEnd
    case .characters, .anything: return start
    case .object: return nil
    case .wordAndTab:
      var end = start
      while end < line.count, line[end] &- 97 < 26 { end += 1 }
      return end > start && end < line.count && line[end] == Byte.tab ? start : nil
    }
  }
}
