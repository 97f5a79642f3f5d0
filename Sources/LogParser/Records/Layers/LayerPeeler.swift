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

  private let layers: [PrefixLayer]
  private var compiled: [CompiledLayer?]
  private var index: OpeningIndex
  private var scratch = MatchScratch(groups: 4)
  private var lines = 0
  /// Lines that carried each layer.
  private(set) var counts: [Int]
  /// The layers of the last line, outermost first.
  private(set) var last: [Int] = []

  /// True once the first lines have shown which layers the log has.
  var isSettled: Bool { lines == Self.votingLines }

  init(_ layers: [PrefixLayer]) {
    self.layers = layers
    compiled = [CompiledLayer?](repeating: nil, count: layers.count)
    index = OpeningIndex(layers.map(\.opening.indexed))
    counts = Array(repeating: 0, count: layers.count)
  }

  /// Returns where the text of `line` starts behind its margin, which ends at `start`, and all layers.
  mutating func peel(_ line: Span<UInt8>, from start: Int) -> Peeled {
    last.removeAll(keepingCapacity: true)
    if lines < Self.votingLines {
      lines += 1
      if isSettled { leaveOutLosers() }
    }
    var peeled = Peeled(start: start)
    while peeled.start < line.count {
      peeled.inner = TimestampFinder.find(in: line, at: peeled.start)
      guard last.count < Self.deepest, let (layer, end) = layer(of: line, peeled) else { break }
      counts[layer] += 1
      last.append(layer)
      if let time = compiled[layer]?.time(in: line, scratch) { (peeled.outer, peeled.layer) = (time, layer) }
      peeled.start = line.marginEnd(from: end)
      peeled.inner = nil
    }
    return peeled
  }

  private mutating func layer(of line: Span<UInt8>, _ peeled: Peeled) -> (layer: Int, end: Int)? {
    let isVoting = !isSettled
    for position in index.candidates(for: line, at: peeled.start, time: peeled.inner) {
      if let mark = layers[position].opening.mark, line.firstIndex(of: mark, from: peeled.start) == nil { continue }
      guard let pattern = patternInUse(position), scratch.match(pattern, in: line, from: peeled.start) == .matched,
        let end = scratch.range(of: 0)?.upperBound, end > peeled.start
      else { continue }
      if compiled[position]?.wins(line: lines, of: layers[position], isVoting: isVoting) == true { return (position, end) }
    }
    return nil
  }

  private mutating func patternInUse(_ position: Int) -> Pattern? {
    if compiled[position] == nil { compiled[position] = CompiledLayer(layers[position]) }
    return compiled[position]?.patternInUse()
  }

  /// Once the vote is over, lines need not be compared with layers that lost it.
  private mutating func leaveOutLosers() {
    index = OpeningIndex(
      layers.indices.map {
        layers[$0].share == 0 || compiled[$0]?.hasWon(of: lines, layers[$0]) == true ? layers[$0].opening.indexed : .nothing
      })
  }
}

extension PrefixLayer.Opening {
  /// What the index of openings needs to know.
  fileprivate var indexed: OpeningIndex.Opening {
    switch self {
    case .time(let shape): .time(shape, initials: "")
    case .characters(let characters): .characters(characters)
    case .word: .word
    }
  }

  /// The byte that has to stand somewhere in the line.
  fileprivate var mark: UInt8? { if case .word(let mark) = self { UInt8(ascii: mark) } else { nil } }
}

/// A layer made ready to match.
private struct CompiledLayer {
  private let source: String
  private var pattern: Pattern?
  private var isBroken = false
  private var uses = 0
  /// Lines that looked like it, among those that are counted, and the last of them.
  private var carried = 0
  private var lastLine = 0

  init(_ layer: PrefixLayer) { source = layer.pattern }

  /// Counts the line at hand, once, and tells whether enough lines carry the layer.
  mutating func wins(line: Int, of layer: PrefixLayer, isVoting: Bool) -> Bool {
    guard layer.share > 0 else { return true }
    if isVoting, lastLine != line { (carried, lastLine) = (carried + 1, line) }
    return hasWon(of: line, layer)
  }

  func hasWon(of lines: Int, _ layer: PrefixLayer) -> Bool { carried * 100 >= layer.share * lines }

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
