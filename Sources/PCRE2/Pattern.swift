import Synchronization

/// A compiled regular expression: immutable, shared by any number of workers, with named captures only.
public final class Pattern: Sendable {
  /// The expression as it was written.
  public let source: String

  let code: Code
  private let isTranslated = Atomic(false)

  /// Compiles `source` as UTF-8 that may hold invalid sequences.
  ///
  /// - Throws: `PatternError` with the offset at which compilation stopped.
  public init(_ source: String) throws(PatternError) {
    self.source = source
    code = try Code(compiling: source)
  }

  /// Returns the number of the capture group called `name`, or nil if the expression has none.
  public func group(named name: String) -> Int? { code.group(named: name) }

  /// Translates the expression into machine code where the processor allows; call it once the pattern has proved busy.
  ///
  /// Translation must not overlap a match of the same pattern on another thread: do it before the pattern is shared.
  public func translateToMachineCode() {
    guard !isTranslated.exchange(true, ordering: .relaxed) else { return }
    code.translateToMachineCode()
  }
}
