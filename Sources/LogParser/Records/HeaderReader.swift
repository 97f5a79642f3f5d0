import PCRE2

/// Finds the format that claims a line; one belongs to one input.
struct HeaderReader: ~Copyable {
  /// What the header of one line says, as positions in the line.
  struct Header {
    /// Position of the format in the catalog.
    var format: Int
    var time: WrittenTime?
    var process: String?
    var pid: Range<Int>?
    var thread: Range<Int>?
    var message: Range<Int>
  }

  private(set) var formats: [CompiledFormat]
  /// Lines on which a pattern gave up, and the first of them.
  private(set) var exhausted = 0
  private var scratch = MatchScratch()
  private var names = ProcessNames()
  private var vote = HostVote()

  /// Makes a reader that tries `formats` in order.
  init(_ formats: [LogFormat]) { self.formats = formats.map(CompiledFormat.init) }

  /// Returns the header of `line`, whose text starts at `start`, as the first format that fits reads it.
  mutating func read(_ line: Span<UInt8>, from start: Int, time: WrittenTime?) -> Header? {
    var couldHaveHost = false
    for index in formats.indices where canOpen(index, line, start, time) {
      guard matches(index, line, from: formats[index].allowedTimes.isEmpty ? start : time?.end ?? start) else {
        if formats[index].hasConstantHost { couldHaveHost = true }
        continue
      }
      let groups = formats[index].groups
      let process = scratch.range(of: groups.process).map { names.name(line, in: $0) }
      if formats[index].hasConstantHost, let host = scratch.range(of: groups.host), !vote.accepts(line, in: host, before: process ?? "") {
        continue
      }
      if couldHaveHost, formats[index].format.isDeviceChannel { vote.noteHostlessLine() }
      return header(index, line, groups, process, time)
    }
    return nil
  }

  /// Returns what the last header captured under `field`.
  func capture(_ field: HeaderField, of format: Int) -> Range<Int>? {
    formats[format].pattern?.group(named: field.rawValue).flatMap { scratch.range(of: $0) }
  }

  /// The cheap test in front of the pattern.
  private func canOpen(_ index: Int, _ line: Span<UInt8>, _ start: Int, _ time: WrittenTime?) -> Bool {
    let allowed = formats[index].allowedTimes
    if !allowed.isEmpty { return time.map { allowed.isSuperset(of: $0.shape) } ?? false }
    guard formats[index].wantsWordAndTab else { return true }
    var end = start
    while end < line.count, line[end] &- 97 < 26 { end += 1 }
    return end > start && end < line.count && line[end] == Byte.tab
  }

  private mutating func matches(_ index: Int, _ line: Span<UInt8>, from start: Int) -> Bool {
    guard let pattern = formats[index].patternInUse() else { return false }
    switch scratch.match(pattern, in: line, from: start) {
    case .matched: return true
    case .unmatched: return false
    case .exhausted:
      exhausted += 1
      return false
    }
  }

  private func header(
    _ index: Int, _ line: Span<UInt8>, _ groups: CompiledFormat.Groups, _ process: String?, _ time: WrittenTime?
  ) -> Header {
    let captured = scratch.range(of: groups.time).flatMap { TimestampParser.parse(line, at: $0.lowerBound) }
    let end = scratch.range(of: 0)?.upperBound ?? line.count
    return Header(
      format: index, time: captured ?? (formats[index].allowedTimes.isEmpty ? nil : time), process: process,
      pid: scratch.range(of: groups.pid), thread: scratch.range(of: groups.thread),
      message: scratch.range(of: groups.message) ?? end..<line.count)
  }
}
