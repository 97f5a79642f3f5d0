import PCRE2

/// A format made ready to match: its pattern is compiled when a line first passes the cheap test, because start-up time counts.
struct CompiledFormat {
  /// Uses after which translating a pattern into machine code pays off.
  static let busyThreshold = 500

  /// Group numbers of the captures that records need; -1 where the pattern has none, which no match ever fills.
  struct Groups {
    var time = -1
    var process = -1
    var pid = -1
    var thread = -1
    var host = -1
    var message = -1
    var offset = -1

    init() {}

    init(_ pattern: Pattern) {
      func group(_ field: HeaderField) -> Int { pattern.group(named: field.rawValue) ?? -1 }
      (time, process, pid) = (group(.time), group(.process), group(.pid))
      (thread, host, message, offset) = (group(.thread), group(.host), group(.message), group(.offset))
    }
  }

  private let source: String
  private(set) var pattern: Pattern?
  private(set) var groups = Groups()
  private var uses = 0
  private var isBroken = false

  init(_ format: LogFormat) { source = format.pattern }

  /// Returns the pattern, compiled on first use and translated into machine code once it is busy; nil if it is no valid expression.
  mutating func patternInUse() -> Pattern? {
    if let pattern {
      uses += 1
      if uses == Self.busyThreshold { pattern.translateToMachineCode() }
      return pattern
    }
    guard !isBroken else { return nil }
    // `\G` ties the match to its start; PCRE2's own anchoring option would keep it from using machine code.
    guard let compiled = try? Pattern("\\G(?:\(source))") else {
      isBroken = true
      return nil
    }
    (pattern, groups) = (compiled, Groups(compiled))
    return compiled
  }
}
