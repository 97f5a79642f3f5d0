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

  let id: String
  let isDeviceChannel: Bool
  let hasConstantHost: Bool
  let isWrapper: Bool
  let isObject: Bool
  let recordKind: RecordKind
  let timeStyle: TimeStyle
  let span: LogFormat.Span
  /// Timestamps that the format allows at its start; empty where it does not start with one.
  let allowedTimes: TimeShape
  private let wantsWordAndTab: Bool
  /// The bytes that may follow the time and a blank, or open a line without time; empty if all may.
  private let initials: ByteSet
  private let source: String
  private(set) var pattern: Pattern?
  private(set) var groups = Groups()
  private var uses = 0
  private var isBroken = false

  init(_ format: LogFormat) {
    (id, source, isWrapper, timeStyle, span) = (format.id, format.pattern, format.isWrapper, format.timeStyle, format.span)
    (isDeviceChannel, hasConstantHost, recordKind) = (format.isDeviceChannel, format.hasConstantHost, format.recordKind)
    if case .object = format.opening { isObject = true } else { isObject = false }
    switch format.opening {
    case .time(let shape, let initials):
      (allowedTimes, wantsWordAndTab) = (shape, false)
      self.initials = ByteSet(initials)
    case .characters(let characters):
      (allowedTimes, wantsWordAndTab) = ([], false)
      initials = ByteSet(characters)
    case .wordAndTab: (allowedTimes, wantsWordAndTab, initials) = ([], true, ByteSet(""))
    case .anything, .object: (allowedTimes, wantsWordAndTab, initials) = ([], false, ByteSet(""))
    }
  }

  /// Where the pattern has to match in a line whose text starts at `start` and whose time, of an allowed shape, ends at `timeEnd`; nil if
  /// the line opens otherwise.
  func opening(of line: Span<UInt8>, at start: Int, timeEnd: Int) -> Int? {
    if !allowedTimes.isEmpty {
      guard !initials.isEmpty else { return timeEnd }
      return timeEnd + 1 < line.count && line[timeEnd] == Byte.space && initials.contains(line[timeEnd + 1]) ? timeEnd : nil
    }
    guard wantsWordAndTab else { return initials.isEmpty || initials.contains(line[start]) ? start : nil }
    var end = start
    while end < line.count, line[end] &- 97 < 26 { end += 1 }
    return end > start && end < line.count && line[end] == Byte.tab ? start : nil
  }

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
