/// One input, read once from its start to its end in chunks.
public struct ByteSource: ~Copyable, Sendable {
  /// What the consumer of a chunk wants next.
  public enum Demand: Sendable {
    /// The next chunk.
    case more
    /// Nothing more: the rest is not read.
    case enough
  }

  /// Bytes per chunk unless the caller says otherwise.
  public static let standardChunkSize = 256 * 1024

  /// Path as given, `-` for standard input.
  public let name: String
  private let origin: Origin

  private enum Origin: ~Copyable, Sendable {
    case descriptor(Descriptor)
    case memory([UInt8])
  }

  /// Opens the file, device or FIFO at `path`; `-` is standard input.
  public init(path: String) throws(InputError) {
    name = path
    do throws(SystemError) {
      let descriptor = path == "-" ? Descriptor(borrowing: 0) : Descriptor(owning: try Platform.open(path, for: .reading))
      if try FileStatus(descriptor: descriptor.number).kind == .directory { throw SystemError.isDirectory }
      origin = .descriptor(descriptor)
    } catch {
      throw InputError(error, name: path)
    }
  }

  /// Makes a source of bytes that are at hand.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    origin = .memory(bytes)
  }

  /// Passes the bytes to `body`, `chunkSize` at a time or fewer, until the end or until `body` has enough.
  ///
  /// The source is used up. Chunks end anywhere, also inside a line or a character.
  public consuming func read(chunkSize: Int = standardChunkSize, _ body: (Span<UInt8>) -> Demand) throws(InputError) {
    let size = max(1, chunkSize)
    switch origin {
    case .memory(let bytes): Self.split(bytes, size, body)
    case .descriptor(let descriptor):
      do throws(SystemError) { try Self.drain(descriptor, size, body) } catch { throw InputError(error, name: name) }
    }
  }

  private static func drain(_ descriptor: borrowing Descriptor, _ size: Int, _ body: (Span<UInt8>) -> Demand) throws(SystemError) {
    var buffer = [UInt8](repeating: 0, count: size)
    while true {
      let count = try Platform.read(descriptor.number, into: &buffer)
      if count == 0 || body(buffer.span.extracting(first: count)) == .enough { return }
    }
  }

  private static func split(_ bytes: [UInt8], _ size: Int, _ body: (Span<UInt8>) -> Demand) {
    for start in stride(from: 0, to: bytes.count, by: size) {
      if body(bytes.span.extracting(start..<min(start + size, bytes.count))) == .enough { return }
    }
  }
}
