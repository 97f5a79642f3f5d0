/// A report on its way: it takes its place when it is committed and vanishes if it never is.
public final class ReportDraft {
  /// Where the report is written to.
  public let output: OutputWriter
  private let path: String
  private let target: String
  /// The file beside the target; nil if the target itself is written, or once all is settled.
  private var place: String?

  init(_ path: String, at target: String, place: String? = nil, descriptor: Int32) {
    self.path = path
    self.target = target
    self.place = place
    output = OutputWriter(name: path, descriptor: Descriptor(owning: descriptor))
  }

  deinit { if let place { Platform.remove(place) } }

  /// Puts the report in its place.
  public func commit() throws(OutputError) {
    output.flush()
    if let failure = output.failure { throw failure }
    guard let place else { return }
    do throws(SystemError) { try Platform.move(place, to: target) } catch { throw OutputError(error, name: path) }
    self.place = nil
  }
}
