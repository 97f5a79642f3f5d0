import Analyzer
import LogParser

/// What a configuration file asks for; options of the command line count more.
public struct Settings: Sendable {
  /// An accepted finding with the place where the file says so.
  public struct Exception: Sendable, Equatable {
    /// What is accepted.
    public var exception: FindingException
    /// Where it stands.
    public var position: SourcePosition
    /// The line that it stands in.
    public var line: String
  }

  /// Major version of iOS.
  public var ios: Int?
  /// Executables to judge; empty for all.
  public var processes: [String] = []
  /// Rules that are switched off.
  public var disabledRules: [String] = []
  /// Severities by rule id.
  public var severities: [String: Severity] = [:]
  /// Values by rule id and parameter name.
  public var parameters: [String: [String: RuleParameter.Value]] = [:]
  /// Accepted findings in the order of the file.
  public var exceptions: [Exception] = []
  /// Formats and events of the user's own.
  public var userCatalog = UserCatalog()

  /// Makes settings that ask for nothing.
  public init() {}
}

/// Every mistake of a configuration file, in the order of their places.
public struct SettingsRefusal: Error, Sendable, Equatable {
  /// At least one.
  public let mistakes: [SettingsMistake]
}

extension Settings {
  /// Reads a configuration file; ids of rules and names of parameters are checked against `rules`.
  public init(_ bytes: [UInt8], rules: [Rule]) throws(SettingsRefusal) {
    let document: YAMLDocument
    do throws(SettingsMistake) { document = try YAMLDocument(bytes) } catch { throw SettingsRefusal(mistakes: [error]) }
    var reader = SettingsReader(nodes: NodeReader(source: document.source), rules: rules)
    reader.read(document.root)
    guard reader.nodes.mistakes.isEmpty else { throw SettingsRefusal(mistakes: reader.nodes.mistakesInOrder) }
    self = reader.settings
  }
}
