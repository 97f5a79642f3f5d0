import LogParser

extension Evidence {
  /// Quotes the line of a step.
  init(_ step: Step) { self.init(at: step.moment, text: step.event.text) }

  /// Quotes the line of a moment.
  init(at moment: Moment, text: String) { self.init(line: moment.line, text: text, input: moment.input) }

  /// Quotes a line by its bytes; invalid ones are replaced.
  init(at moment: Moment, bytes: Span<UInt8>) { self.init(at: moment, text: String(copying: bytes)) }
}

extension String {
  /// Decodes the bytes as UTF-8, replacing what is invalid.
  init(copying bytes: Span<UInt8>) {
    var copy: [UInt8] = []
    copy.reserveCapacity(bytes.count)
    for index in bytes.indices { copy.append(bytes[index]) }
    self.init(decoding: copy, as: UTF8.self)
  }
}

extension Double {
  /// The duration for people: `8.2 s`, `95 s`.
  var seconds: String {
    if self == rounded() { return "\(Int(self)) s" }
    let tenths = Int((self * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) s"
  }
}

/// Remembers the last event of the application: what a run that vanished was doing.
struct LastApplicationStep: Sendable {
  private var last: Step?

  mutating func observe(_ step: Step) {
    if step.event.machine == .app, !step.isEcho { last = step }
  }

  /// The last step of a run that has no end in the log and was replaced by another process.
  func step(in run: RunFacts, successor: RunFacts?) -> Step? {
    guard let last, let successor, let pid = run.pid, let next = successor.pid, pid != next, run.exit == nil else { return nil }
    return last
  }
}
