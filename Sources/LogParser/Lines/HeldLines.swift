/// Lines that wait for a later one which decides how they are read.
struct HeldLines {
  /// All lines, each with a line feed behind it.
  private(set) var bytes: [UInt8] = []
  private var ranges: [Range<Int>] = []
  private var numbers: [Int] = []

  var count: Int { ranges.count }
  var isEmpty: Bool { ranges.isEmpty }

  mutating func append(_ line: Span<UInt8>, number: Int) {
    let start = bytes.count
    bytes.reserveCapacity(start + line.count + 1)
    for index in line.indices { bytes.append(line[index]) }
    ranges.append(start..<bytes.count)
    numbers.append(number)
    bytes.append(Byte.lineFeed)
  }

  /// Number of line `index` in the input.
  func number(_ index: Int) -> Int { numbers[index] }

  /// Where line `index` stands in `bytes`.
  func range(_ index: Int) -> Range<Int> { ranges[index] }

  /// Which line holds the byte at `position`.
  func index(at position: Int) -> Int { ranges.lastIndex { $0.lowerBound <= position } ?? 0 }

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: bytes.capacity <= 1 << 16)
    ranges.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
  }
}
