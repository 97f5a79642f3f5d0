/// Finds what a line may open with, by its first byte or by its time and the byte behind it.
///
/// A format costs nothing on lines that open otherwise. The lists are made when a line first asks for them.
struct OpeningIndex {
  private struct Key: Hashable {
    var shape: TimeShape
    var byte: UInt8
  }

  private let openings: [Opening]
  private var byFirst = [[Int]?](repeating: nil, count: 256)
  private var byTime: [Key: [Int]] = [:]
  // Neighbouring lines mostly write their times in the same way.
  private var lastKey = Key(shape: [], byte: 0)
  private var lastList: [Int] = []

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
    if let list = byFirst[Int(byte)] { return list }
    let list = openings.indices.filter { openings[$0].admits(byte) }
    byFirst[Int(byte)] = list
    return list
  }

  private mutating func candidates(behind time: WrittenTime, in line: Span<UInt8>) -> [Int] {
    let isSpaced = time.end + 1 < line.count && line[time.end] == Byte.space
    let key = Key(shape: time.shape, byte: isSpaced ? line[time.end + 1] : 0)
    guard key != lastKey else { return lastList }
    let list = byTime[key] ?? openings.indices.filter { openings[$0].admits(key.shape, before: key.byte) }
    byTime[key] = list
    (lastKey, lastList) = (key, list)
    return list
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
