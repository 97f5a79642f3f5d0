import PCRE2

/// Takes off what tools put in front of lines, outermost first; one belongs to one input.
struct LayerPeeler: ~Copyable {
  /// Where a line's own text starts.
  struct Peeled {
    var start: Int
    /// The timestamp that the text itself starts with.
    var inner: WrittenTime?
    /// The time of the innermost layer that has one.
    var outer: WrittenTime?
    /// The layer that `outer` belongs to.
    var layer = 0
  }

  // Stacks of tools are not deeper; a hostile line is.
  private static let deepest = 6
  // Whether the lines of a file carry a layer is decided by its first lines.
  private static let votingLines = 200

  private var layers: [CompiledLayer]
  private var scratch = MatchScratch(groups: 4)
  private var lines = 0
  /// Lines that carried each layer.
  private(set) var counts: [Int]
  /// The layers of the last line, outermost first.
  private(set) var last: [Int] = []

  /// True once the first lines have shown which layers the log has.
  var isSettled: Bool { lines == Self.votingLines }

  init(_ layers: [PrefixLayer]) {
    self.layers = layers.map(CompiledLayer.init)
    counts = Array(repeating: 0, count: layers.count)
  }

  /// Returns where the text of `line` starts behind its margin, which ends at `start`, and all layers.
  mutating func peel(_ line: Span<UInt8>, from start: Int) -> Peeled {
    last.removeAll(keepingCapacity: true)
    if lines < Self.votingLines {
      lines += 1
      for index in layers.indices { layers[index].closeLine() }
    }
    var peeled = Peeled(start: start)
    while peeled.start < line.count {
      peeled.inner = TimestampFinder.find(in: line, at: peeled.start)
      guard last.count < Self.deepest, let (layer, end) = layer(of: line, peeled) else { break }
      counts[layer] += 1
      last.append(layer)
      if let time = layers[layer].time(in: line, scratch) { (peeled.outer, peeled.layer) = (time, layer) }
      peeled.start = line.marginEnd(from: end)
      peeled.inner = nil
    }
    return peeled
  }

  private mutating func layer(of line: Span<UInt8>, _ peeled: Peeled) -> (layer: Int, end: Int)? {
    for index in layers.indices where layers[index].mayOpen(line, at: peeled.start, time: peeled.inner) {
      guard let pattern = layers[index].patternInUse(), scratch.match(pattern, in: line, from: peeled.start) == .matched,
        let end = scratch.range(of: 0)?.upperBound, end > peeled.start
      else { continue }
      if layers[index].wins(of: lines, isVoting: lines < Self.votingLines) { return (index, end) }
    }
    return nil
  }
}

/// A layer made ready to match.
private struct CompiledLayer {
  private let opening: PrefixLayer.Opening
  private let initials: ByteSet
  private let source: String
  private let share: Int
  private var pattern: Pattern?
  private var isBroken = false
  private var uses = 0
  /// Lines that looked like it, among those that are counted.
  private var carried = 0
  private var isCounted = false

  init(_ layer: PrefixLayer) {
    (opening, source, share) = (layer.opening, layer.pattern, layer.share)
    switch layer.opening {
    case .time: initials = ByteSet("")
    case .characters(let characters): initials = ByteSet(characters)
    case .word: initials = ByteSet { Byte.isLetter($0) || Byte.isDigit($0) }
    }
  }

  func mayOpen(_ line: Span<UInt8>, at start: Int, time: WrittenTime?) -> Bool {
    switch opening {
    case .time(let shape): time.map { shape.isSuperset(of: $0.shape) } ?? false
    case .characters: initials.contains(line[start])
    case .word(let mark): initials.contains(line[start]) && line.firstIndex(of: UInt8(ascii: mark), from: start) != nil
    }
  }

  /// Counts the line at hand, once, and tells whether enough lines carry the layer.
  mutating func wins(of lines: Int, isVoting: Bool) -> Bool {
    guard share > 0 else { return true }
    if isVoting, !isCounted { (carried, isCounted) = (carried + 1, true) }
    return carried * 100 >= share * lines
  }

  mutating func closeLine() { isCounted = false }

  func time(in line: Span<UInt8>, _ scratch: borrowing MatchScratch) -> WrittenTime? {
    guard let pattern else { return nil }
    if let start = pattern.group(named: "time").flatMap({ scratch.range(of: $0) })?.lowerBound {
      return TimestampParser.parse(line, at: start)
    }
    return pattern.group(named: "epoch").flatMap { scratch.range(of: $0) }.map { WrittenTime(milliseconds: line, in: $0) }
  }

  mutating func patternInUse() -> Pattern? {
    uses += 1
    if uses == CompiledFormat.busyThreshold { pattern?.translateToMachineCode() }
    guard pattern == nil, !isBroken else { return pattern }
    pattern = try? Pattern("\\G(?:\(source))")
    isBroken = pattern == nil
    return pattern
  }
}

extension WrittenTime {
  /// Reads milliseconds since 1970 from digits.
  fileprivate init(milliseconds line: Span<UInt8>, in range: Range<Int>) {
    self.init()
    let value = range.reduce(Int64(0)) { $0 &* 10 &+ Int64(line[$1] &- 48) }
    nanoseconds = value &* 1_000_000
    (zone, fractionDigits, end) = (0, 3, range.upperBound)
  }
}
