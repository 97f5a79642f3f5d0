import CArchive

/// Where libarchive gets its bytes from; it holds a pointer to this object for as long as it reads.
@safe final class ArchiveSource {
  /// Why the bytes ended too early; libarchive itself knows only that they did.
  private(set) var failure: InputError?
  private let feed: any ByteFeed
  private var chunk = [UInt8](repeating: 0, count: 64 * 1024)
  /// A copy of the chunk that stays where it is until libarchive asks for the next.
  private let memory: UnsafeMutableRawBufferPointer

  init(_ feed: any ByteFeed) {
    self.feed = feed
    unsafe memory = UnsafeMutableRawBufferPointer.allocate(byteCount: chunk.count, alignment: 16)
  }

  deinit { unsafe memory.deallocate() }

  /// Makes this object the source of `archive`.
  func attach(to archive: OpaquePointer) {
    unsafe archive_read_set_callback_data(archive, Unmanaged.passUnretained(self).toOpaque())
    unsafe archive_read_set_read_callback(archive) { _, source, start in unsafe ArchiveSource.at(source)?.next(start) ?? -1 }
    // A file that can go back and forth lets a zip archive be read by its directory.
    guard feed.seek(by: 0, from: .here) != nil else { return }
    unsafe archive_read_set_seek_callback(archive) { _, source, offset, whence in
      unsafe ArchiveSource.at(source)?.seek(by: offset, whence) ?? Int64(ARCHIVE_FATAL)
    }
  }

  private static func at(_ pointer: UnsafeMutableRawPointer?) -> ArchiveSource? {
    guard let pointer = unsafe pointer else { return nil }
    return unsafe Unmanaged<ArchiveSource>.fromOpaque(pointer).takeUnretainedValue()
  }

  private func next(_ start: UnsafeMutablePointer<UnsafeRawPointer?>?) -> Int {
    do throws(InputError) {
      let count = try feed.read(into: &chunk)
      unsafe chunk.withUnsafeBytes { unsafe memory.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[..<count])) }
      unsafe start?.pointee = UnsafeRawPointer(memory.baseAddress)
      return count
    } catch {
      failure = error
      return -1
    }
  }

  private func seek(by offset: Int64, _ whence: Int32) -> Int64? {
    feed.seek(by: offset, from: SeekAnchor(rawValue: whence))
  }
}
