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
    case memory([UInt8], pieceSize: Int)
    case followed
  }

  /// Opens the file, device or FIFO at `path`; `-` is standard input.
  public init(path: String) throws(InputError) {
    name = path
    do throws(SystemError) {
      let descriptor = path == "-" ? Descriptor(borrowing: 0) : Descriptor(owning: try Platform.open(path, for: .reading))
      if try FileStatus(descriptor: descriptor.number).kind == .directory { throw SystemError.isDirectory }
      origin = .descriptor(descriptor)
    } catch {
      if error == .isDirectory, let refusal = Refusal.named(path) { throw InputError(refusal, name: path) }
      throw InputError(error, name: path)
    }
  }

  /// Follows the file at `path`, which need not be there yet, until the process is asked to stop.
  public init(following path: String) {
    name = path
    origin = .followed
  }

  /// Makes a source of bytes that are at hand; like a pipe it gives out `pieceSize` of them at a time, at most.
  public init(name: String, bytes: [UInt8], pieceSize: Int = .max) {
    self.name = name
    origin = .memory(bytes, pieceSize: max(1, pieceSize))
  }

  /// Passes the bytes as they are to `body`, `chunkSize` at a time or fewer, until the end or until `body` has enough.
  ///
  /// The source is used up. Chunks end anywhere, also inside a line or a character.
  public consuming func read(chunkSize: Int = standardChunkSize, _ body: (Span<UInt8>) -> Demand) throws(InputError) {
    let feed = feed()
    var buffer = [UInt8](repeating: 0, count: max(1, chunkSize))
    while true {
      let count = try feed.read(into: &buffer)
      if count == 0 || body(buffer.span.extracting(first: count)) == .enough { return }
    }
  }

  /// Shows `visit` each text in the source: the source itself, what it unpacks to, or one member of an archive after the other.
  ///
  /// The source is used up; nothing is written to disk. Throws if there is no text to be had, with the way out if one is known.
  public consuming func readTexts(_ visit: (consuming TextInput) -> Demand) throws(InputError) -> MemberCount {
    try readTexts(limit: UnpackingLimit(), visit)
  }

  consuming func readTexts(limit: UnpackingLimit, _ visit: (consuming TextInput) -> Demand) throws(InputError) -> MemberCount {
    let name = name
    if let refusal = Refusal.named(name) { throw InputError(refusal, name: name) }
    var walk = TextWalk(limit: limit)
    try walk.walk(feed(), name: name, visit: visit)
    return walk.members
  }

  private consuming func feed() -> any ByteFeed {
    let name = name
    switch consume origin {
    case .descriptor(let descriptor): return DescriptorFeed(descriptor, name: name)
    case .memory(let bytes, let pieceSize): return MemoryFeed(bytes, pieceSize: pieceSize)
    case .followed: return FollowFeed(path: name)
    }
  }
}
