/// Finds what a line may open with, by its first byte or by its time and the byte behind it.
///
/// A format costs nothing on lines that open otherwise. The lists are made when a line first asks for them.
struct OpeningIndex {
  // A log writes its times in a few ways; a hostile one makes the lists anew.
  private static let capacity = 64

  private let openings: [Opening]
  private var lists: [[Int]] = []
  /// For each first byte its place in `lists`, or -1.
  private var places = [Int](repeating: -1, count: 256)
  /// Shapes of times with the byte behind them, and their places in `lists`; neighbouring lines mostly have the same.
  private var keys: [Int] = []
  private var placesOfKeys: [Int] = []
  private var last = -1

  /// What a format or a layer looks for.
  enum Opening {
    /// A time of an allowed shape, with one of `initials` behind it and a blank; any byte if there are none.
    case time(TimeShape, initials: String)
    /// A character that starts with the same byte as one of these.
    case characters(String)
    /// A letter or a digit.
    case word
    /// Any byte.
    case anything
    /// No line at all.
    case nothing

    fileprivate func admits(_ byte: UInt8) -> Bool {
      switch self {
      case .characters(let characters): characters.unicodeScalars.contains { $0.utf8.first == byte }
      case .word: Byte.isLetter(byte) || Byte.isDigit(byte)
      case .anything: true
      case .time, .nothing: false
      }
    }

    fileprivate func admits(_ time: TimeShape, before byte: UInt8) -> Bool {
      guard case .time(let shape, let initials) = self, shape.isSuperset(of: time) else { return false }
      return initials.isEmpty || initials.unicodeScalars.contains { $0.utf8.first == byte }
    }
  }

  init(_ openings: [Opening]) { self.openings = openings }

  /// Positions of those that `line` may open with, ascending.
  mutating func candidates(for line: Span<UInt8>, at start: Int, time: WrittenTime?) -> Candidates {
    Candidates(byFirst: candidates(from: line[start]), byTime: time.map { candidates(behind: $0, in: line) } ?? [])
  }

  private mutating func candidates(from byte: UInt8) -> [Int] {
    if places[Int(byte)] < 0 {
      places[Int(byte)] = lists.count
      lists.append(openings.indices.filter { openings[$0].admits(byte) })
    }
    return lists[places[Int(byte)]]
  }

  private mutating func candidates(behind time: WrittenTime, in line: Span<UInt8>) -> [Int] {
    let isSpaced = time.end + 1 < line.count && line[time.end] == Byte.space
    let byte = isSpaced ? line[time.end + 1] : 0
    let key = Int(time.shape.rawValue) << 8 | Int(byte)
    if last >= 0, keys[last] == key { return lists[placesOfKeys[last]] }
    if let known = keys.firstIndex(of: key) {
      last = known
    } else {
      if keys.count == Self.capacity { forget() }
      last = keys.count
      keys.append(key)
      placesOfKeys.append(lists.count)
      lists.append(openings.indices.filter { openings[$0].admits(time.shape, before: byte) })
    }
    return lists[placesOfKeys[last]]
  }

  private mutating func forget() {
    keys.removeAll(keepingCapacity: true)
    placesOfKeys.removeAll(keepingCapacity: true)
    lists.removeAll(keepingCapacity: true)
    for byte in places.indices { places[byte] = -1 }
  }

  /// Positions from two ascending lists, as one.
  struct Candidates: Sequence, IteratorProtocol {
    private let byFirst: [Int]
    private let byTime: [Int]
    private var first = 0
    private var second = 0

    init(byFirst: [Int], byTime: [Int]) { (self.byFirst, self.byTime) = (byFirst, byTime) }

    mutating func next() -> Int? {
      guard second < byTime.count, first == byFirst.count || byTime[second] < byFirst[first] else {
        guard first < byFirst.count else { return nil }
        first += 1
        return byFirst[first - 1]
      }
      second += 1
      return byTime[second - 1]
    }
  }
}
