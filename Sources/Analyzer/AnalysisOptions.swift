import LogParser

/// What the caller knows or wants beyond the log.
public struct AnalysisOptions: Sendable {
  /// True if every kind of callback is printed: what is missing did not happen.
  public var isComplete = false
  /// Major version of iOS; nil if unknown.
  public var ios: Int?
  /// Executables to judge; empty for all.
  public var processes: Set<String> = []
  /// Process identifiers to judge; empty for all.
  public var pids: Set<Int32> = []
  /// Findings and intervals before this moment are left out.
  public var since: Timestamp?
  /// Findings and intervals after this moment are left out.
  public var until: Timestamp?
  /// Rules to apply; empty for all.
  public var only: Set<String> = []
  /// Rules not to apply.
  public var skip: Set<String> = []
  /// Values by rule id and parameter name.
  public var parameters: [String: [String: RuleParameter.Value]] = [:]

  /// Makes options with nothing set.
  public init() {}

  /// True if findings of the rule are wanted.
  func wants(rule id: String) -> Bool { !skip.contains(id) && (only.isEmpty || only.contains(id)) }

  /// True if the moment lies between `since` and `until`; moments without a time do.
  func includes(_ moment: Timestamp?) -> Bool {
    guard let moment else { return true }
    if let since, Self.isEarlier(moment, than: since) { return false }
    if let until, Self.isEarlier(until, than: moment) { return false }
    return true
  }

  /// Compares what both moments tell: whole moments, or times of day if one of them has no date.
  private static func isEarlier(_ left: Timestamp, than right: Timestamp) -> Bool {
    if left.completeness == right.completeness, (left.zone == nil) == (right.zone == nil) { return left.nanoseconds < right.nanoseconds }
    let day: Int64 = 86_400_000_000_000
    let modulus: Int64 = left.completeness == .timeOnly || right.completeness == .timeOnly ? day : .max
    return left.wallClockNanoseconds % modulus < right.wallClockNanoseconds % modulus
  }
}

extension Timestamp {
  /// Nanoseconds on the writer's wall clock.
  fileprivate var wallClockNanoseconds: Int64 { nanoseconds + Int64(zone ?? 0) * 60_000_000_000 }
}
