#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension Span where Element == UInt8 {
  /// Returns the first position of `byte` at or behind `start`.
  ///
  /// A measured hot loop: every byte of the input passes here, and `memchr` is an order of magnitude faster than a checked loop.
  func firstIndex(of byte: UInt8, from start: Int = 0) -> Int? {
    guard start < count else { return nil }
    return unsafe withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress, let found = unsafe memchr(base + start, Int32(byte), bytes.count - start)
      else { return nil }
      return unsafe UnsafeRawPointer(base).distance(to: UnsafeRawPointer(found))
    }
  }

  /// Returns the bytes in `range` as text; invalid UTF-8 is replaced.
  func text(in range: Range<Int>) -> String {
    unsafe extracting(range).withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }

  /// Tells whether the bytes from `start` on begin with `prefix`.
  func starts(with prefix: [UInt8], at start: Int = 0) -> Bool { holds(prefix, 0..<prefix.count, at: start) }

  /// Tells whether the bytes from `start` on begin with those of `other` in `range`.
  func holds(_ other: [UInt8], _ range: Range<Int>, at start: Int) -> Bool {
    guard start >= 0, start + range.count <= count, range.upperBound <= other.count else { return false }
    return unsafe withUnsafeBufferPointer { bytes in
      unsafe other.withUnsafeBufferPointer { other in
        guard let base = bytes.baseAddress, let prefix = other.baseAddress else { return range.isEmpty }
        return unsafe memcmp(base + start, prefix + range.lowerBound, range.count) == 0
      }
    }
  }
}
