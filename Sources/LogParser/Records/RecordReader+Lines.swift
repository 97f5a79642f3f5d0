/// What a line of a block says that holds for its further lines.
struct BlockFields {
  var process: String?
  var pid: Int32?
  var time: (time: Timestamp, clock: Int)?
  /// The time from which further lines count their seconds.
  var origin: WrittenTime?
}

extension RecordReader {
  private static let deepestWrapping = 6

  /// False for blank lines and for lines of the tool that wrote the log.
  func isText(_ line: Span<UInt8>, _ peeled: LayerPeeler.Peeled) -> Bool {
    peeled.start < line.count && service(in: line, peeled) == nil
  }

  private func service(in line: Span<UInt8>, _ peeled: LayerPeeler.Peeled) -> ServiceLine? {
    if let service = services.find(in: line, at: peeled.start) { return service }
    if peeled.outer != nil, let service = timedServices.find(in: line, at: peeled.start) { return service }
    return peeled.inner.flatMap { timedServices.find(in: line, at: Self.textStart(in: line, behind: $0)) }
  }

  /// The header that counts: an inner one where the outer belongs to a tool that only passes lines on.
  mutating func header(of line: Span<UInt8>, _ peeled: LayerPeeler.Peeled) -> HeaderReader.Header? {
    let outer = headers.read(line, from: peeled.start, time: peeled.inner)
    guard let outer else { return line[peeled.start] == Byte.leftBracket ? wrappedHeader(in: line, from: peeled.start) : nil }
    guard headers.formats[outer.format].isWrapper, outer.process == nil else { return outer }
    return wrappedHeader(in: line, from: outer.message.lowerBound) ?? outer
  }

  private mutating func wrappedHeader(in line: Span<UInt8>, from start: Int) -> HeaderReader.Header? {
    var start = start
    for _ in 0..<Self.deepestWrapping {
      start = line.tagsEnd(from: start)
      guard start < line.count, let time = TimestampFinder.find(in: line, at: start) else { return nil }
      guard let header = headers.read(line, from: start, time: time) else { return nil }
      guard headers.formats[header.format].isWrapper, header.process == nil else { return header }
      start = header.message.lowerBound
    }
    return nil
  }

  /// Reads a line with a header, and the further records of the same process that stand on it.
  mutating func readHeaded(
    _ first: HeaderReader.Header, _ line: Span<UInt8>, _ peeled: LayerPeeler.Peeled, _ number: Int,
    _ body: (Record, Span<UInt8>) -> Void
  ) {
    var (header, isNewLine) = (first, true)
    while let next = secondHeader(behind: header, in: line) {
      header.message = header.message.lowerBound..<next
      emit(headedRecord(header, line, peeled, number), line, isNewLine: isNewLine, body)
      guard let second = headers.read(line, from: next, time: TimestampFinder.find(in: line, at: next)) else { return }
      (header, isNewLine) = (second, false)
    }
    emit(headedRecord(header, line, peeled, number), line, isNewLine: isNewLine, body)
    if isNewLine { learn(first, line, peeled) }
  }

  /// Where the same process wrote a second header into the line, because a line end was lost between two writes.
  private func secondHeader(behind header: HeaderReader.Header, in line: Span<UInt8>) -> Int? {
    guard headers.formats[header.format].span == .sharedLine, let process = header.process, let pid = header.pid, let time = header.time
    else { return nil }
    let name = (process.lowerBound..<pid.upperBound).map { line[$0] }
    let length = process.lowerBound - time.start
    var index = header.message.lowerBound + length
    while let bracket = line.firstIndex(of: Byte.leftBracket, from: index) {
      let start = bracket + 1 - (pid.lowerBound - process.lowerBound)
      if start - length >= header.message.lowerBound, line.starts(with: name, at: start),
        TimestampFinder.find(in: line, at: start - length)?.shape == time.shape
      {
        return start - length
      }
      index = bracket + 1
    }
    return nil
  }

  mutating func headedRecord(
    _ header: HeaderReader.Header, _ line: Span<UInt8>, _ peeled: LayerPeeler.Peeled, _ number: Int
  ) -> Record {
    let format = headers.formats[header.format]
    if format.recordKind == .record { hasHeadedRecord = true }
    linesPerFormat[header.format] += 1
    explain(header, line, number)
    let fields = fields(of: header, line, peeled, number)
    describing = format.span == .linesBehind ? header.format : -1
    if describing >= 0 { blocks[describing] = fields }
    let events =
      format.coding == .plain
      ? recognizer.recognize(line, message: header.message, process: fields.process, isBare: false)
      : codedEvents(line, header.message, format.coding, process: fields.process)
    return Record(
      line: number, kind: format.recordKind, format: format.id, time: fields.time?.time, clock: fields.time?.clock ?? 0,
      process: fields.process, pid: fields.pid, thread: events.isEmpty ? nil : header.thread.map { line.text(in: $0) },
      isFromDevice: format.isDeviceChannel, events: events)
  }

  /// What a message tells that is written in another way.
  private mutating func codedEvents(
    _ line: Span<UInt8>, _ message: Range<Int>, _ coding: LogFormat.Coding, process: String?
  ) -> [Event] {
    var decoded: [UInt8] = []
    coding.decode(line, message, into: &decoded)
    return recognizer.recognize(decoded.span, message: 0..<decoded.count, process: process, isBare: false).map { event in
      var event = event
      (event.column, event.text) = (coding.position(of: event.column - 1, in: line, message) + 1, line.text(in: 0..<line.count))
      return event
    }
  }

  /// What the header says, with what earlier lines of its block said, and the time of a layer where there is no other.
  private mutating func fields(
    of header: HeaderReader.Header, _ line: Span<UInt8>, _ peeled: LayerPeeler.Peeled, _ number: Int
  ) -> BlockFields {
    var fields = BlockFields()
    fields.process = header.process.map { names.name(line, in: $0) }
    fields.pid = header.pid.flatMap { Self.number(line, in: $0) }
    if let time = header.offset == nil ? header.time : time(of: header, line) {
      fields.time = clocks.read(time, format: header.format, line: number)
    } else {
      fields.time = outerTime(peeled, number)
    }
    guard headers.formats[header.format].span == .block else { return fields }
    if fields.process == nil, let known = blocks[header.format] {
      (fields.process, fields.pid) = (known.process, known.pid)
      fields.time = fields.time ?? known.time
    }
    blocks[header.format] = fields
    return fields
  }

  /// The time of a line that counts seconds from a time which an earlier line gave.
  private mutating func time(of header: HeaderReader.Header, _ line: Span<UInt8>) -> WrittenTime? {
    guard let offset = header.offset.flatMap({ Decimal(line, in: $0) }) else { return header.time }
    if var origin = header.time {
      origin.nanoseconds -= offset.nanoseconds
      origin.fractionDigits = min(origin.fractionDigits, offset.digits)
      blocks[header.format] = BlockFields(origin: origin)
    }
    guard var time = blocks[header.format]?.origin else { return nil }
    time.nanoseconds += offset.nanoseconds
    return time
  }

  /// When the line arrived at the tool that passed it on.
  mutating func outerTime(_ peeled: LayerPeeler.Peeled, _ number: Int) -> (time: Timestamp, clock: Int)? {
    peeled.outer.map { clocks.read($0, format: headers.formats.count + peeled.layer, line: number) }
  }

  /// A line without header is a record if it tells an event, because `print` writes none; else it goes on with the record before.
  mutating func headlessRecord(_ line: Span<UInt8>, _ peeled: LayerPeeler.Peeled, _ number: Int) -> Record {
    guard peeled.start < line.count else { return Record(line: number, kind: .blank) }
    if let service = service(in: line, peeled) { return serviceRecord(service, line, peeled.start, number) }
    noteExhaustion(number)
    let events = recognizer.recognize(line, message: peeled.start..<line.count, process: nil, isBare: true)
    let mark = mark(of: line, peeled, number)
    guard events.allSatisfy({ $0.name == .systemVersion }) else {
      return bareRecord(events, mark: mark, peeled, number)
    }
    // A line that only a mark claims belongs to the app, but says nothing about when the app ran.
    let isKnown = mark != nil || (hasHeadedRecord && continuation.takes(line))
    if let mark, marks.formats.contains(where: { $0.id == mark && $0.recordKind == .service }) {
      return Record(line: number, kind: .service, format: mark)
    }
    return Record(line: number, kind: isKnown ? .continuation : .unrecognized, format: mark, events: events)
  }

  /// A callback without a header of its own; one before it may say when it was printed.
  private mutating func bareRecord(_ events: [Event], mark: String?, _ peeled: LayerPeeler.Peeled, _ number: Int) -> Record {
    let (described, block) = (describing >= 0, describing >= 0 ? blocks[describing] : nil)
    if mark == nil, described {
      linesPerFormat[describing] += 1
    } else if mark == nil {
      bareLines += 1
    }
    let time = outerTime(peeled, number) ?? block?.time
    return Record(
      line: number, kind: .record, format: mark ?? (described ? headers.formats[describing].id : FormatCatalog.bareID), time: time?.time,
      clock: time?.clock ?? 0, process: block?.process, pid: block?.pid, events: events)
  }

  /// The format whose mark a line without a header bears.
  private mutating func mark(of line: Span<UInt8>, _ peeled: LayerPeeler.Peeled, _ number: Int) -> String? {
    guard let mark = marks.read(line, from: peeled.start, time: nil) else { return nil }
    linesPerMark[mark.format] += 1
    explain(mark: mark, line, number)
    return marks.formats[mark.format].id
  }

  private mutating func serviceRecord(_ service: ServiceLine, _ line: Span<UInt8>, _ start: Int, _ number: Int) -> Record {
    var record = Record(line: number, kind: .service)
    if service.setsClock { clocks.closeSegments() }
    if service.repeats { understanding.noteRepetition(number) }
    if let name = service.event {
      record.events = [Event(machine: .system, name: name, channel: .system, column: start + 1, text: line.text(in: 0..<line.count))]
    } else if service.isTelling {
      record.events = recognizer.recognize(line, message: start..<line.count, process: nil, isBare: true)
    }
    return record
  }

  static func number(_ line: Span<UInt8>, in range: Range<Int>) -> Int32? {
    var value: Int64 = 0
    for index in range {
      guard Byte.isDigit(line[index]) else { return nil }
      value = value * 10 + Int64(line[index] &- 48)
      if value > Int64(Int32.max) { return nil }
    }
    return Int32(value)
  }

  private static func textStart(in line: Span<UInt8>, behind time: WrittenTime) -> Int {
    var start = time.end
    while start < line.count, line[start] == Byte.space || line[start] == Byte.colon { start += 1 }
    return start
  }
}

/// Seconds as digits with a fraction.
private struct Decimal {
  var nanoseconds: Int64 = 0
  var digits: UInt8 = 0

  init?(_ line: Span<UInt8>, in range: Range<Int>) {
    var (value, unit, isFraction) = (Int64(0), Timestamp.nanosecondsPerSecond, false)
    for index in range {
      if line[index] == Byte.dot {
        isFraction = true
      } else {
        guard Byte.isDigit(line[index]), value < 1 << 40 else { return nil }
        value = value * 10 + Int64(line[index] &- 48)
        if isFraction { (unit, digits) = (unit / 10, digits + 1) }
      }
    }
    guard digits < 10 else { return nil }
    nanoseconds = value &* unit
  }
}
