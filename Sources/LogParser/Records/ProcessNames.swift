/// Gives the same string for the same bytes, so that known process names cost no allocation.
struct ProcessNames {
  private struct Entry {
    let bytes: [UInt8]
    let name: String
  }

  // More names than most devices have: beyond it the table starts anew instead of growing without end.
  private static let capacity = 1024

  private var entries: [Entry] = []
  private var slots = [Int32](repeating: -1, count: 2 * capacity)

  /// Returns the bytes of `line` in `range` as text.
  mutating func name(_ line: Span<UInt8>, in range: Range<Int>) -> String {
    let mask = slots.count - 1
    var slot = Self.hash(line, range) & mask
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      if entries[index].bytes.count == range.count, line.starts(with: entries[index].bytes, at: range.lowerBound) {
        return entries[index].name
      }
      slot = (slot + 1) & mask
    }
    return insert(line, range, slot)
  }

  private mutating func insert(_ line: Span<UInt8>, _ range: Range<Int>, _ slot: Int) -> String {
    let entry = Entry(bytes: range.map { line[$0] }, name: line.text(in: range))
    if entries.count == Self.capacity {
      entries.removeAll()
      slots = [Int32](repeating: -1, count: 2 * Self.capacity)
      slots[Self.hash(line, range) & (slots.count - 1)] = 0
    } else {
      slots[slot] = Int32(entries.count)
    }
    entries.append(entry)
    return entry.name
  }

  /// FNV-1a: short names, no attacker, and the same result on every run.
  private static func hash(_ line: Span<UInt8>, _ range: Range<Int>) -> Int {
    var value: UInt32 = 2_166_136_261
    for index in range { value = (value ^ UInt32(line[index])) &* 16_777_619 }
    return Int(value ^ (value >> 15))
  }
}
