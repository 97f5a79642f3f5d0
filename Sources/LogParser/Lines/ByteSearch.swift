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
  func starts(with prefix: [UInt8], at start: Int = 0) -> Bool {
    guard start + prefix.count <= count else { return false }
    for index in prefix.indices where self[start + index] != prefix[index] { return false }
    return true
  }
}
