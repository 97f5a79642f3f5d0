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

  private(set) var formats: [CompiledFormat]
  /// Lines on which a pattern gave up.
  private(set) var exhausted = 0
  private var scratch = MatchScratch()
  private var vote = HostVote()
  /// Formats that `candidateShape` lets through: neighbouring lines mostly write their times in the same way.
  private var candidates: [Int]
  private var candidateShape: TimeShape = []

  /// Makes a reader that tries `formats` in order.
  init(_ formats: [LogFormat]) {
    self.formats = formats.map(CompiledFormat.init)
    candidates = self.formats.indices.filter { [all = self.formats] in all[$0].allowedTimes.isEmpty && !all[$0].isObject }
  }

  /// Returns the header of `line`, whose text starts at `start`, as the first format that fits reads it.
  mutating func read(_ line: Span<UInt8>, from start: Int, time: WrittenTime?) -> Header? {
    chooseCandidates(time?.shape ?? [])
    var couldHaveHost = false
    for position in candidates.indices {
      let index = candidates[position]
      guard let opening = formats[index].opening(of: line, at: start, timeEnd: time?.end ?? start) else { continue }
      guard matches(index, line, from: opening) else {
        if formats[index].hasConstantHost { couldHaveHost = true }
        continue
      }
      let groups = formats[index].groups
      if formats[index].hasConstantHost, !isHostConstant(line, groups) { continue }
      if couldHaveHost, formats[index].isDeviceChannel { vote.noteHostlessLine() }
      return header(index, line, groups, formats[index].allowedTimes.isEmpty ? nil : time)
    }
    return nil
  }

  /// Returns what the last header captured under `field`.
  func capture(_ field: HeaderField, of format: Int) -> Range<Int>? {
    formats[format].pattern?.group(named: field.rawValue).flatMap { scratch.range(of: $0) }
  }

  /// True if the header is read so wherever it stands: which word is the host of a log may still be open.
  func isLasting(_ header: Header) -> Bool { !formats[header.format].hasConstantHost || vote.isDecided }

  private mutating func chooseCandidates(_ shape: TimeShape) {
    guard shape != candidateShape else { return }
    candidateShape = shape
    candidates.removeAll(keepingCapacity: true)
    for index in formats.indices {
      let allowed = formats[index].allowedTimes
      if formats[index].isObject { continue }
      if allowed.isEmpty || (!shape.isEmpty && allowed.isSuperset(of: shape)) { candidates.append(index) }
    }
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

  private mutating func isHostConstant(_ line: Span<UInt8>, _ groups: CompiledFormat.Groups) -> Bool {
    guard let host = scratch.range(of: groups.host), let process = scratch.range(of: groups.process) else { return true }
    return vote.accepts(line, host: host, process: process)
  }

  private func header(_ index: Int, _ line: Span<UInt8>, _ groups: CompiledFormat.Groups, _ time: WrittenTime?) -> Header {
    let captured = groups.time < 0 ? nil : scratch.range(of: groups.time).flatMap { formats[index].timeStyle.parse(line, $0) }
    let end = scratch.range(of: 0)?.upperBound ?? line.count
    return Header(
      format: index, time: captured ?? time, process: scratch.range(of: groups.process), pid: scratch.range(of: groups.pid),
      thread: scratch.range(of: groups.thread), message: scratch.range(of: groups.message) ?? end..<line.count,
      offset: scratch.range(of: groups.offset))
  }
}
