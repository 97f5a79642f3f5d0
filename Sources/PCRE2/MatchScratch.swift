import CPCRE2

/// The memory that one worker needs for matching; it holds the captures of the last successful match.
@safe public struct MatchScratch: ~Copyable {
  private let data: OpaquePointer
  private let context: OpaquePointer
  private let offsets: UnsafeMutablePointer<Int>
  private var count = 0

  /// How a search ended.
  public enum Outcome: Sendable {
    /// The captures can be read.
    case matched
    /// The subject does not match.
    case unmatched
    /// The step or depth limit was reached: the pattern backtracks too much on this subject.
    case exhausted
  }

  /// Makes room for `groups` capture groups; a match may take at most `stepLimit` steps and `depthLimit` levels of backtracking.
  public init(groups: Int = 32, stepLimit: UInt32 = 500_000, depthLimit: UInt32 = 50_000) {
    guard let data = unsafe pcre2_match_data_create_8(UInt32(groups + 1), nil), let context = unsafe pcre2_match_context_create_8(nil)
    else { preconditionFailure("out of memory") }
    unsafe (self.data, self.context) = (data, context)
    unsafe offsets = pcre2_get_ovector_pointer_8(data)
    _ = unsafe pcre2_set_match_limit_8(context, stepLimit)
    _ = unsafe pcre2_set_depth_limit_8(context, depthLimit)
  }

  deinit {
    unsafe pcre2_match_data_free_8(data)
    unsafe pcre2_match_context_free_8(context)
  }

  /// Searches `subject` from byte `start` on; with `anchored` the match has to begin exactly there.
  public mutating func match(
    _ pattern: Pattern, in subject: Span<UInt8>, from start: Int = 0, anchored: Bool = false
  ) -> Outcome {
    let options: UInt32 = anchored ? PCRE2_ANCHORED : 0
    let result = unsafe subject.withUnsafeBufferPointer { bytes in
      var empty: UInt8 = 0
      return unsafe withUnsafePointer(to: &empty) { nowhere in
        unsafe pcre2_match_8(
          pattern.code.pointer, bytes.baseAddress ?? nowhere, bytes.count, start, options, data, context)
      }
    }
    count = max(0, Int(result))
    if result >= 0 { return .matched }
    return result == PCRE2_ERROR_MATCHLIMIT || result == PCRE2_ERROR_DEPTHLIMIT ? .exhausted : .unmatched
  }

  /// Returns the bytes that `group` captured in the last successful match, or nil if it took no part.
  public func range(of group: Int) -> Range<Int>? {
    guard group >= 0, group < count else { return nil }
    let (lower, upper) = unsafe (offsets[2 * group], offsets[2 * group + 1])
    return lower >= 0 && lower <= upper ? lower..<upper : nil
  }
}
