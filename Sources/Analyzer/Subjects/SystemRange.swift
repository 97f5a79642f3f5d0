import LogParser

/// The versions of iOS that a log may come from: the one that it prints, or those that do what it shows.
public struct SystemRange: Sendable, Equatable {
  /// The version as printed or given; nil if it follows from what the log shows.
  public var version: String?
  /// The first major version that it can be; nil if nothing tells.
  public var lowest: Int?
  /// The last major version that it can be; nil if nothing tells.
  public var highest: Int?

  /// Makes a range that excludes nothing.
  public init() {}

  /// Makes the range of one version.
  public init(major: Int, version: String? = nil) {
    (lowest, highest) = (major, major)
    self.version = version ?? String(major)
  }

  /// The major version, if only one is left.
  public var major: Int? { lowest == highest ? lowest : nil }

  /// True if every version is possible.
  public var isOpen: Bool { lowest == nil && highest == nil }

  /// True if the version can be `major`.
  func contains(_ major: Int) -> Bool { (lowest ?? .min)...(highest ?? .max) ~= major }
}

extension SystemRange: CustomStringConvertible {
  /// `17.2`, `13+`, `2-5` or `13-17`; empty if every version is possible.
  public var description: String {
    if let version { return version }
    switch (lowest, highest) {
    case (nil, nil): return ""
    case (let lowest?, nil): return "\(lowest)+"
    case (let lowest, let highest?): return lowest == highest ? "\(highest)" : "\(lowest ?? 2)-\(highest)"
    }
  }
}

/// What the lines of a trace tell about the version of iOS.
struct SystemEvidence: Sendable {
  private var fields: Set<SystemVersion> = []
  private var prose: Set<SystemVersion> = []
  private var shown = SystemRange()

  /// Takes a version that a line prints; true if it is new.
  mutating func note(_ version: SystemVersion) -> Bool {
    version.isFromProse ? prose.insert(version).inserted : fields.insert(version).inserted
  }

  /// Takes something that only some versions do; true if it is new.
  mutating func note(_ range: SystemRange) -> Bool {
    let before = shown
    if let lowest = range.lowest { shown.lowest = max(lowest, shown.lowest ?? lowest) }
    if let highest = range.highest { shown.highest = min(highest, shown.highest ?? highest) }
    return shown != before
  }

  /// What follows: fields count more than deeds, deeds more than sentences; who contradicts himself says nothing.
  var range: SystemRange {
    if let told = Self.told(by: fields) { return told }
    let shown = consistent
    if fields.isEmpty, let told = Self.told(by: prose), told.major.map(shown.contains) ?? false { return told }
    return shown
  }

  /// Callbacks of old systems can be called by hand, those of new ones cannot come early.
  private var consistent: SystemRange {
    guard let lowest = shown.lowest, let highest = shown.highest, lowest > highest else { return shown }
    var range = SystemRange()
    range.lowest = lowest
    return range
  }

  private static func told(by versions: Set<SystemVersion>) -> SystemRange? {
    guard let longest = versions.max(by: { ($0.numbers.count, $0.description) < ($1.numbers.count, $1.description) }) else { return nil }
    guard versions.allSatisfy({ $0.major == longest.major }) else { return nil }
    let agree = versions.allSatisfy { longest.numbers.starts(with: $0.numbers) }
    return SystemRange(major: longest.major, version: agree ? longest.description : nil)
  }
}
