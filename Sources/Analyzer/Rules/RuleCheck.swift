import LogParser

/// A condition that no edge of a table can say: it watches one process run and drafts findings.
public protocol RuleCheck: Sendable {}

/// What the caller set for one rule: parameters and the version of iOS.
public struct RuleSettings: Sendable {
  /// Values by parameter name; what is missing has its standard value.
  public var values: [String: RuleParameter.Value] = [:]
  /// Major version of iOS that the caller gave; nil if unknown.
  public var ios: Int?

  /// Makes settings with nothing set.
  public init() {}
}
