/// Why an output could not be written whole.
public struct OutputError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What went wrong, as far as it makes a difference to the writer.
  public enum Kind: Sendable, Equatable {
    /// The reader of the pipe went away, which is its right.
    case closedByReader
    /// It is a directory.
    case directory
    /// Everything else, such as a full disk.
    case failed
  }

  /// Path as given, or the name of the stream.
  public let name: String
  /// What went wrong.
  public let kind: Kind
  /// The system's own words.
  public let reason: String

  init(_ error: SystemError, name: String) {
    self.name = name
    reason = error.text
    switch error {
    case .brokenPipe: kind = .closedByReader
    case .isDirectory: kind = .directory
    default: kind = .failed
    }
  }

  /// Name and reason.
  public var description: String { "\(name): \(reason)" }
}
