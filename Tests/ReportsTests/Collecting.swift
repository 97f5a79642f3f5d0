import Reports

/// Gathers what a report hands on.
final class Collected {
  private(set) var bytes: [UInt8] = []

  var text: String { String(decoding: bytes, as: UTF8.self) }

  var sink: ReportSink { { self.bytes += $0 } }
}

/// Returns everything that `write` hands to the sink it is given.
func collect(_ write: (@escaping ReportSink) -> Void) -> String {
  let collected = Collected()
  write(collected.sink)
  return collected.text
}
