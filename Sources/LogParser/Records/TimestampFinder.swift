/// Finds the timestamp that opens a line, also in a bracket or behind a running number.
enum TimestampFinder {
  /// Returns the timestamp at `start` of `line` with its complete shape; nil if the line opens otherwise.
  static func find(in line: Span<UInt8>, at start: Int) -> WrittenTime? {
    if line[start] == Byte.leftBracket { return parse(line, at: start + 1, .inBracket) }
    if let time = parse(line, at: start, .opensLine) { return time }
    guard Byte.isDigit(line[start]) else { return nil }
    var index = start
    while index < line.count, Byte.isDigit(line[index]) { index += 1 }
    guard index < line.count, line[index] == Byte.space || line[index] == Byte.tab else { return nil }
    return parse(line, at: index + 1, .numbered)
  }

  private static func parse(_ line: Span<UInt8>, at start: Int, _ place: TimeShape) -> WrittenTime? {
    guard start < line.count else { return nil }
    let time = UnicodeDigits.stand(in: line, at: start) ? UnicodeDigits.parse(line, at: start) : TimestampParser.parse(line, at: start)
    guard var time else { return nil }
    time.shape.formUnion(place)
    time.start = start
    return time
  }
}
