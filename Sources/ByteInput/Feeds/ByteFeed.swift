/// Bytes that are read once, on demand.
///
/// A feed is a class because libarchive keeps a pointer to where its bytes come from, and because feeds are stacked.
protocol ByteFeed: AnyObject {
  /// Bytes taken out of the file or pipe at the bottom so far.
  var taken: Int { get }

  /// Fills `buffer` from its start and returns how many bytes came; 0 at the end.
  func read(into buffer: inout [UInt8]) throws(InputError) -> Int

  /// Goes to another place and returns it, counted from the start; nil if bytes come in their order only.
  func seek(by offset: Int64, from anchor: SeekAnchor) -> Int64?
}

extension ByteFeed {
  func seek(by offset: Int64, from anchor: SeekAnchor) -> Int64? { nil }
}

/// A file, device or pipe.
final class DescriptorFeed: ByteFeed {
  private(set) var taken = 0
  private let name: String
  private let descriptor: Descriptor
  /// Where the file stood at first; nil if it cannot be asked to go elsewhere.
  private let start: Int64?

  init(_ descriptor: consuming Descriptor, name: String) {
    self.name = name
    start = Platform.seek(descriptor.number, by: 0, from: .here)
    self.descriptor = descriptor
  }

  func read(into buffer: inout [UInt8]) throws(InputError) -> Int {
    do throws(SystemError) {
      let count = try Platform.read(descriptor.number, into: &buffer)
      taken += count
      return count
    } catch {
      throw InputError(error, name: name)
    }
  }

  func seek(by offset: Int64, from anchor: SeekAnchor) -> Int64? {
    guard let start else { return nil }
    return Platform.seek(descriptor.number, by: anchor == .start ? start + offset : offset, from: anchor).map { $0 - start }
  }
}

/// Bytes that are at hand, given out in pieces as a pipe would.
final class MemoryFeed: ByteFeed {
  private(set) var taken = 0
  private let bytes: [UInt8]
  private let pieceSize: Int

  init(_ bytes: [UInt8], pieceSize: Int) {
    self.bytes = bytes
    self.pieceSize = pieceSize
  }

  func read(into buffer: inout [UInt8]) throws(InputError) -> Int {
    let count = min(buffer.count, bytes.count - taken, pieceSize)
    buffer.replaceSubrange(..<count, with: bytes[taken..<taken + count])
    taken += count
    return count
  }
}
