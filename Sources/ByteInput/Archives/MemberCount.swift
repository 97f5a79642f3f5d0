/// How many members of an archive were read, and why others were not.
public struct MemberCount: Equatable, Sendable {
  /// Texts that were read.
  public internal(set) var texts = 0
  /// Members that hold no log.
  public internal(set) var skipped = 0
  /// What those are, each kind once, in the order in which they were met.
  public internal(set) var kinds: [String] = []
  /// Why others could not be unpacked to their end.
  public internal(set) var failures: [InputError] = []
  /// True if the archive has no files in it.
  public var isEmpty: Bool { texts == 0 && skipped == 0 && failures.isEmpty }

  mutating func leaveOut(_ error: InputError) {
    guard error.kind == .refused else { return failures.append(error) }
    skipped += 1
    if !kinds.contains(error.reason) { kinds.append(error.reason) }
  }
}
