/// The short way for lines whose header was read before: nothing but their time, their thread and their message is looked at.
struct KnownHeaders {
  var memo = HeaderMemo()
  var clock = TimestampMemo()
}

extension RecordReader {
  /// Takes a line the short way; false if it has to be read in full.
  mutating func readKnown(
    _ line: Span<UInt8>, _ number: Int, plain: (PlainLine, [LineWriter], Span<UInt8>) -> Void,
    _ body: (Record, Span<UInt8>) -> Void
  ) -> Bool {
    guard !object.isOpen, rows.isEmpty, number != explainedLine, let time = known.clock.read(line),
      let header = known.memo.find(line, at: time.end, shape: time.shape), !Self.isEscaped(line, from: header.message)
    else { return false }
    let (message, writer) = (header.message..<line.count, known.memo.writers[header.writer])
    let isPlain = recognizer.passesOver(line, message: message, process: writer.process)
    if !isPlain, holdsSecondHeader(line, message, of: writer) { return false }
    let format = known.memo.formats[header.writer]
    linesPerFormat[format] += 1
    (describing, way) = (-1, 0)
    let (moment, clock) = clocks.read(time, format: format, line: number)
    if isPlain, !Understanding.isRedacted(line, from: header.message) {
      summary.lines += 1
      summary.records += 1
      continuation = Continuation()
      understanding.hasToldEvent = false
      plain(PlainLine(line: number, time: moment, clock: clock, writer: header.writer), known.memo.writers, line)
      return true
    }
    let events = isPlain ? [] : recognizer.recognize(line, message: message, process: writer.process, isBare: false)
    let record = Record(
      line: number, kind: .record, format: writer.format, time: moment, clock: clock, process: writer.process, pid: writer.pid,
      thread: events.isEmpty ? nil : header.thread.map { line.text(in: $0) }, isFromDevice: writer.isFromDevice, events: events)
    emit(record, line, body)
    return true
  }

  /// Learns a header, so that further lines with it take the short way.
  mutating func learn(_ header: HeaderReader.Header, _ line: Span<UInt8>, _ peeled: LayerPeeler.Peeled) {
    guard peeler.isSettled, peeled.start == 0, peeled.outer == nil, peeler.last.isEmpty, let time = header.time, time.start == 0,
      header.offset == nil, headers.isLasting(header), let process = header.process, let digits = header.pid,
      let pid = Self.number(line, in: digits), process.upperBound <= digits.lowerBound
    else { return }
    let format = headers.formats[header.format]
    guard format.recordKind == .record, format.zone == nil, format.span == .line || format.span == .sharedLine else { return }
    known.clock.learn(time, in: line)
    known.memo.learn(
      line, at: time.end, shape: time.shape, header: header, process: process.lowerBound..<digits.upperBound,
      writer: LineWriter(
        format: format.id, process: names.name(line, in: process), pid: pid, isFromDevice: format.isDeviceChannel))
  }

  /// True if the same process may have written a second header into the line.
  private func holdsSecondHeader(_ line: Span<UInt8>, _ message: Range<Int>, of writer: LineWriter) -> Bool {
    let name = Array(writer.process.utf8)
    var start = message.lowerBound
    while let bracket = line.firstIndex(of: Byte.leftBracket, from: start) {
      if bracket - name.count >= message.lowerBound, line.starts(with: name, at: bracket - name.count) { return true }
      start = bracket + 1
    }
    return false
  }

  private static func isEscaped(_ line: Span<UInt8>, from start: Int) -> Bool {
    line.firstIndex(of: Byte.escape, from: start) != nil || line.firstIndex(of: UInt8(ascii: "\\"), from: start) != nil
  }
}
