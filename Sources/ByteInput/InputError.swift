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
    /// It holds no log, or none that can be read here.
    case refused
    /// It ends too early or contradicts itself; what came before the damage was read.
    case damaged
    /// Everything else, such as a disk that fails.
    case failed
  }

  /// Path as given, `-` for standard input.
  public let name: String
  /// What went wrong.
  public let kind: Kind
  /// The system's own words, or what it is.
  public let reason: String
  /// What to give instead, if that is known.
  public let help: String?

  init(name: String, kind: Kind, reason: String, help: String? = nil) {
    self.name = name
    self.kind = kind
    self.reason = reason
    self.help = help
  }

  init(_ refusal: Refusal, name: String) { self.init(name: name, kind: .refused, reason: refusal.reason, help: refusal.help) }

  init(_ error: SystemError, name: String) {
    let kind: Kind =
      switch error {
      case .doesNotExist: .missing
      case .isDirectory: .directory
      case .notPermitted: .notPermitted
      default: .failed
      }
    self.init(name: name, kind: kind, reason: error.text)
  }

  /// Name and reason.
  public var description: String { "\(name): \(reason)" }
}
