/// A file that grows: its end is waited at, and a file that takes its place is read from the start.
///
/// It ends when the process is asked to stop.
final class FollowFeed: ByteFeed {
  /// How long it waits before it looks again.
  private static let pause: UInt32 = 30

  private(set) var taken = 0
  private let path: String
  private var descriptor: Descriptor?
  private var identity: FileIdentity?
  private var position: Int64 = 0

  init(path: String) { self.path = path }

  func read(into buffer: inout [UInt8]) throws(InputError) -> Int {
    while !Platform.isInterrupted {
      let count = try readOnce(into: &buffer)
      if count > 0 { return count }
      if !reopen() { Platform.sleep(milliseconds: Self.pause) }
    }
    return 0
  }

  private func readOnce(into buffer: inout [UInt8]) throws(InputError) -> Int {
    guard let number = descriptor?.number else { return 0 }
    do throws(SystemError) {
      let count = try Platform.read(number, into: &buffer)
      (taken, position) = (taken + count, position + Int64(count))
      return count
    } catch {
      throw InputError(error, name: path)
    }
  }

  /// Opens the file if it has appeared, was replaced or was cut; false if nothing has changed.
  private func reopen() -> Bool {
    guard let status = try? FileStatus(path: path), status.kind == .regular else { return false }
    if descriptor != nil, identity == status.identity, status.size >= position { return false }
    guard let number = try? Platform.open(path, for: .reading) else { return false }
    descriptor = Descriptor(owning: number)
    (identity, position) = (status.identity, 0)
    return true
  }
}
