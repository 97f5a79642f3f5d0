/// A small generator of numbers that gives the same row for the same seed on every machine.
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Starts the row of `seed`.
  public init(seed: UInt64) { state = seed }

  /// Returns the next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }

  /// Returns a number of the range.
  public mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  /// Returns true in `percent` of a hundred cases.
  public mutating func chance(_ percent: Int) -> Bool { number(0...99) < percent }

  /// Returns one of the values; nil if there is none.
  public mutating func pick<Value>(_ values: [Value]) -> Value? {
    values.isEmpty ? nil : values[number(0...values.count - 1)]
  }
}
