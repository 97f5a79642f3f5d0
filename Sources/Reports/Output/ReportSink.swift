/// Takes the next bytes of a report; a report is never one string in memory.
public typealias ReportSink = ([UInt8]) -> Void

/// Collects small pieces and hands them on in large ones.
struct OutputBuffer: ~Copyable {
  private static let chunk = 32 << 10

  private var bytes: [UInt8] = []
  private let sink: ReportSink

  init(sink: @escaping ReportSink) { self.sink = sink }

  mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    if bytes.count >= Self.chunk { flush() }
  }

  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  mutating func appendBlanks(_ count: Int) {
    for _ in 0..<max(0, count) { bytes.append(UInt8(ascii: " ")) }
  }

  mutating func flush() {
    guard !bytes.isEmpty else { return }
    sink(bytes)
    bytes.removeAll(keepingCapacity: true)
  }
}
