/// The one owner of an open file descriptor.
struct Descriptor: ~Copyable, Sendable {
  let number: Int32
  private let isOwned: Bool

  /// Takes over `number` and closes it in the end.
  init(owning number: Int32) {
    self.number = number
    isOwned = true
  }

  /// Uses `number`, which stays open.
  init(borrowing number: Int32) {
    self.number = number
    isOwned = false
  }

  deinit { if isOwned { Platform.close(number) } }
}
