/// One parsed input, kept until its lines are merged with those of others.
///
/// Only lines that tell something are kept: records, and service lines with events.
public struct KeptLog: Sendable {
  /// Name as given.
  public let name: String
  /// The records, in the order of their lines.
  public private(set) var records: [Record] = []
  private var bytes: [UInt8] = []
  /// For each record the end of its line in `bytes`.
  private var ends: [Int] = []

  /// Makes a log without lines.
  public init(name: String) { self.name = name }

  /// Keeps a line, unless it tells nothing.
  public mutating func append(_ record: Record, _ line: Span<UInt8>) {
    guard record.kind == .record || !record.events.isEmpty || record.system != nil else { return }
    records.append(record)
    for index in line.indices { bytes.append(line[index]) }
    ends.append(bytes.count)
  }

  /// True if it holds nothing but what the system tells of the end of a process, as a crash report.
  public var isReport: Bool { records.allSatisfy { $0.kind != .record && $0.events.allSatisfy { $0.machine == .system } } }

  /// Passes a record and its line to `body`.
  public func read(_ index: Int, _ body: (Record, Span<UInt8>) -> Void) {
    let start = index > 0 ? ends[index - 1] : 0
    body(records[index], bytes.span.extracting(start..<ends[index]))
  }
}
