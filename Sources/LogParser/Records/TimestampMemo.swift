/// Reads timestamps that are written like one read before and lie in the same minute: most lines of a log.
struct TimestampMemo {
  /// The moment at the start of the minute.
  private var minute = WrittenTime()
  /// The bytes up to the seconds.
  private var head: [UInt8] = []
  /// The bytes behind the fraction: the zone.
  private var tail: [UInt8] = []
  private var mark: UInt8 = 0
  private var fractionDigits = 0
  private var fractionUnit: Int64 = 0

  /// Remembers a timestamp that opens `line`; one that is written in an unusual way is not remembered.
  mutating func learn(_ time: WrittenTime, in line: Span<UInt8>) {
    head.removeAll(keepingCapacity: true)
    guard time.start == 0, !time.shape.contains(.halfDay), let colon = line.firstIndex(of: Byte.colon), colon + 5 < time.end,
      line[colon + 3] == Byte.colon, let seconds = Self.number(line, colon + 4, digits: 2), seconds < 60
    else { return }
    fractionDigits = Int(time.fractionDigits)
    let fractionEnd = colon + 6 + (fractionDigits > 0 ? fractionDigits + 1 : 0)
    guard fractionEnd <= time.end, fractionEnd == time.end || !Byte.isDigit(line[fractionEnd]) else { return }
    mark = fractionDigits > 0 ? line[colon + 6] : 0
    fractionUnit = (0..<9 - fractionDigits).reduce(1) { unit, _ in unit * 10 }
    guard let fraction = Self.number(line, colon + 7, digits: fractionDigits) else { return }
    minute = time
    minute.nanoseconds -= seconds * Timestamp.nanosecondsPerSecond + fraction * fractionUnit
    tail.removeAll(keepingCapacity: true)
    for index in fractionEnd..<time.end { tail.append(line[index]) }
    for index in 0..<colon + 4 { head.append(line[index]) }
  }

  /// Returns the timestamp of a line written in the same minute; nil for any other line.
  ///
  /// What stands behind the timestamp must have been compared with that of the line that was learnt.
  func read(_ line: Span<UInt8>) -> WrittenTime? {
    guard minute.end < line.count, !head.isEmpty, line.starts(with: head), line.starts(with: tail, at: minute.end - tail.count),
      let seconds = Self.number(line, head.count, digits: 2), seconds < 60
    else { return nil }
    var time = minute
    time.nanoseconds += seconds * Timestamp.nanosecondsPerSecond
    guard fractionDigits > 0 else { return time }
    guard line[head.count + 2] == mark, let fraction = Self.number(line, head.count + 3, digits: fractionDigits) else { return nil }
    time.nanoseconds += fraction * fractionUnit
    return time
  }

  @inline(__always)
  private static func number(_ line: Span<UInt8>, _ start: Int, digits: Int) -> Int64? {
    var value: Int64 = 0
    for index in start..<start + digits {
      guard Byte.isDigit(line[index]) else { return nil }
      value = value &* 10 &+ Int64(line[index] &- 48)
    }
    return value
  }
}
