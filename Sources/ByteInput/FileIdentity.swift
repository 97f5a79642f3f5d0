/// Tells whether two paths lead to the same file.
public struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let number: UInt64

  init(device: UInt64, number: UInt64) {
    self.device = device
    self.number = number
  }

  /// Finds the file behind `path`; nil if there is none or it is no regular file, since devices and FIFOs may be shared.
  public init?(path: String) {
    guard let status = try? FileStatus(path: path), status.kind == .regular else { return nil }
    self = status.identity
  }
}
