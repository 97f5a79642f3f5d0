/// Decides whether the first word behind the time is the host or part of a process name with blanks; only from lines seen so far.
struct HostVote {
  // How many different process names a word must precede to be the host: more where lines without host were seen.
  private static let enough = 2
  private static let enoughAgainstDoubt = 3
  // A log has few hosts: a table that grows on has met none at all.
  private static let capacity = 1000

  private var host: [UInt8] = []
  private var candidates: [[UInt8]: [[UInt8]]] = [:]
  private var hasSeenHostlessLine = false

  /// Whether the word of `line` in `host`, found in front of the name in `process`, counts as host.
  mutating func accepts(_ line: Span<UInt8>, host range: Range<Int>, process: Range<Int>) -> Bool {
    if host.count == range.count, line.starts(with: host, at: range.lowerBound) { return true }
    let process = process.map { line[$0] }
    let word = range.map { line[$0] }
    var processes = candidates[word, default: []]
    if processes.count < Self.enoughAgainstDoubt, !processes.contains(process) { processes.append(process) }
    if candidates.count > Self.capacity { candidates.removeAll() }
    candidates[word] = processes
    guard processes.count >= (hasSeenHostlessLine ? Self.enoughAgainstDoubt : Self.enough) else { return !hasSeenHostlessLine }
    host = word
    return true
  }

  /// True once the host is known.
  var isDecided: Bool { !host.isEmpty }

  /// Notes a line that cannot have a host.
  mutating func noteHostlessLine() { hasSeenHostlessLine = true }
}
