/// A set of bytes; making one costs next to nothing.
struct ByteSet: Sendable {
  private var words = SIMD4<UInt64>()

  /// Makes the set of the bytes of `characters`.
  init(_ characters: String) { for byte in characters.utf8 { insert(byte) } }

  /// Makes the set of the bytes that `isIncluded` accepts.
  init(where isIncluded: (UInt8) -> Bool) { for byte in UInt8.min...UInt8.max where isIncluded(byte) { insert(byte) } }

  var isEmpty: Bool { words == SIMD4() }

  @inline(__always)
  func contains(_ byte: UInt8) -> Bool { words[Int(byte >> 6)] & (1 << UInt64(byte & 63)) != 0 }

  private mutating func insert(_ byte: UInt8) { words[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }
}
