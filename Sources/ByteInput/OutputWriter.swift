/// A buffered output that remembers its first failure and drops everything after it.
///
/// Whoever writes need not look at every call; whoever owns the output asks for `failure` after `flush()`. It is a class because
/// everybody who writes to a stream writes to the same one.
public final class OutputWriter {
  /// Why writing stopped; nil while all is well.
  public private(set) var failure: OutputError?

  private let name: String
  private let descriptor: Descriptor?
  private var buffer: [UInt8] = []
  private static let capacity = 64 * 1024

  init(name: String, descriptor: consuming Descriptor) {
    self.name = name
    self.descriptor = consume descriptor
  }

  private init() {
    name = "memory"
    descriptor = nil
  }

  /// Makes a writer to the standard output.
  public static func standardOutput() -> OutputWriter { OutputWriter(name: "standard output", descriptor: Descriptor(borrowing: 1)) }

  /// Makes a writer to the standard error.
  public static func standardError() -> OutputWriter { OutputWriter(name: "standard error", descriptor: Descriptor(borrowing: 2)) }

  /// Makes a writer that keeps everything in memory.
  public static func memory() -> OutputWriter { OutputWriter() }

  /// What a writer to memory got, or what another one has not passed on yet.
  public var pendingText: String { String(decoding: buffer, as: UTF8.self) }

  /// Appends text.
  public func write(_ text: String) {
    guard failure == nil else { return }
    buffer.append(contentsOf: text.utf8)
    drainIfFull()
  }

  /// Appends bytes.
  public func write(_ bytes: Span<UInt8>) {
    guard failure == nil else { return }
    buffer.reserveCapacity(buffer.count + bytes.count)
    for index in bytes.indices { buffer.append(bytes[index]) }
    drainIfFull()
  }

  /// Passes on what is still in the buffer.
  public func flush() {
    guard let number = descriptorNumber, failure == nil, !buffer.isEmpty else { return }
    do throws(SystemError) { try Platform.write(buffer.span, to: number) } catch { failure = OutputError(error, name: name) }
    buffer.removeAll(keepingCapacity: true)
  }

  private var descriptorNumber: Int32? {
    switch descriptor {
    case .some(let descriptor): descriptor.number
    case .none: nil
    }
  }

  private func drainIfFull() {
    if buffer.count >= Self.capacity { flush() }
  }
}
