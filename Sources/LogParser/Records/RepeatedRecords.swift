/// Recognises records that a log holds twice: streams that were restarted, and one stream on two ways into the same file.
struct RepeatedRecords {
  // A restarted stream repeats its last seconds; what lies further back is forgotten.
  private static let slots = 4096
  /// Digits of a fraction from which on two equal times of a record and a later one behind a younger one are no chance.
  private static let tellingDigits = 3

  private var keys = [UInt64](repeating: 0, count: slots)
  private var ways = [Int](repeating: 0, count: slots)
  private var latest = Int64.min
  /// True while one record after the other goes back in time and stood in the log before.
  private var isOverlapping = false
  private(set) var count = 0
  private(set) var firstLine: Int?

  /// Notes a record that tells events; true if it stood in the log before, and came another way or goes back in time.
  ///
  /// `way` stands for the layers that the line had.
  mutating func takes(_ record: Record, _ line: Span<UInt8>, way: Int) -> Bool {
    guard let time = record.time, let event = record.events.first else { return false }
    let goesBack = time.fractionDigits >= Self.tellingDigits && (isOverlapping || time.nanoseconds < latest)
    latest = max(latest, time.nanoseconds)
    let key = Self.key(record, event, time, line)
    let slot = Int(truncatingIfNeeded: (key ^ key >> 32) & UInt64(Self.slots - 1))
    guard keys[slot] == key, goesBack || ways[slot] != way else {
      (keys[slot], ways[slot], isOverlapping) = (key, way, false)
      return false
    }
    isOverlapping = goesBack
    count += 1
    if firstLine == nil { firstLine = record.line }
    return true
  }

  /// FNV-1a over the time, the writer and the message from the callback's name on.
  private static func key(_ record: Record, _ event: Event, _ time: Timestamp, _ line: Span<UInt8>) -> UInt64 {
    var hash = UInt64(bitPattern: time.nanoseconds) ^ 0xCBF2_9CE4_8422_2325
    func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    for text in [record.process, record.thread, event.subject, event.instance] {
      for byte in (text ?? "").utf8 { add(byte) }
      add(0)
    }
    for shift in [0, 8, 16, 24] { add(UInt8(truncatingIfNeeded: (record.pid ?? 0) >> Int32(shift))) }
    var index = min(event.column - 1, line.count)
    while index < line.count {
      add(line[index])
      index += 1
    }
    return hash
  }
}
