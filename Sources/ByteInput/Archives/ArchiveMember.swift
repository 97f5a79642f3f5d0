/// The bytes of one member, unpacked.
final class ArchiveMember: ByteFeed {
  let name: String
  private let archive: Archive
  private let limit: UnpackingLimit
  /// Bytes of the file at the bottom that were taken when the member began.
  private let start: Int
  private var unpacked = 0
  private var isOver = false

  init(_ archive: Archive, name: String, limit: UnpackingLimit, taken: Int) {
    self.archive = archive
    self.name = name
    self.limit = limit
    start = taken
  }

  var taken: Int { archive.taken }

  func read(into buffer: inout [UInt8]) throws(InputError) -> Int {
    guard !isOver else { return 0 }
    do throws(InputError) {
      let count = try archive.readMember(name, into: &buffer)
      unpacked += count
      isOver = count == 0
      try checkLimit()
      return count
    } catch {
      isOver = true
      throw error
    }
  }

  /// Passes over what nobody wanted to read, within the limit too.
  func skipRest() throws(InputError) {
    guard !isOver, !archive.canPassOver else { return }
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    while try read(into: &buffer) > 0 {}
  }

  private func checkLimit() throws(InputError) {
    guard limit.isReached(unpacked: unpacked, packed: taken - start) else { return }
    archive.giveUp()
    throw InputError(name: name, kind: .damaged, reason: limit.reason)
  }
}
