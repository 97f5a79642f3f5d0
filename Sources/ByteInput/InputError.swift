/// Why an input could not be opened or read to its end.
public struct InputError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What went wrong, as far as it makes a difference to the reader.
  public enum Kind: Sendable, Equatable {
    /// Nothing is there.
    case missing
    /// It is a directory.
    case directory
    /// Reading is not allowed.
    case notPermitted
    /// Everything else, such as a disk that fails.
    case failed
  }

  /// Path as given, `-` for standard input.
  public let name: String
  /// What went wrong.
  public let kind: Kind
  /// The system's own words.
  public let reason: String

  init(_ error: SystemError, name: String) {
    self.name = name
    reason = error.text
    switch error {
    case .doesNotExist: kind = .missing
    case .isDirectory: kind = .directory
    case .notPermitted: kind = .notPermitted
    default: kind = .failed
    }
  }

  /// Name and reason.
  public var description: String { "\(name): \(reason)" }
}
