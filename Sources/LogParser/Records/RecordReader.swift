/// Turns lines into records, one for one, in order; one belongs to one input.
struct RecordReader: ~Copyable {
  private(set) var summary = ParseSummary()
  var headers: HeaderReader
  var names = ProcessNames()
  var recognizer: EventRecognizer
  private var understanding = Understanding()
  private let services = ServiceLineTable(ServiceLines.opening)
  private let timedServices = ServiceLineTable(ServiceLines.timed)
  var clocks: ClockTable
  var linesPerFormat: [Int]
  private var bareLines = 0
  private var firstExhaustedLine: Int?
  var hasHeadedRecord = false
  private var cleaned: [UInt8] = []
  var objects: ObjectReader
  var object = OpenObject()
  var unescaped: [UInt8] = []
  let explainedLine: Int?
  var reading: LineReading?

  init(_ formats: [LogFormat], time: TimeOptions, explainedLine: Int?, recognizer: consuming EventRecognizer) {
    self.explainedLine = explainedLine
    self.recognizer = recognizer
    headers = HeaderReader(formats)
    objects = ObjectReader(formats)
    clocks = ClockTable(formats: formats.count, known: time)
    linesPerFormat = [Int](repeating: 0, count: formats.count)
  }

  /// Pushes the record of `line` to `body`.
  mutating func read(_ line: Span<UInt8>, number: Int, _ body: (Record, Span<UInt8>) -> Void) {
    guard line.firstIndex(of: Byte.escape) != nil else { return readClean(line, number, body) }
    var copy: [UInt8] = []
    swap(&copy, &cleaned)
    TerminalEscapes.remove(from: line, into: &copy)
    readClean(copy.span, number, body)
    swap(&copy, &cleaned)
  }

  /// Pushes the records of lines that still wait; the input is over.
  mutating func finish(_ body: (Record, Span<UInt8>) -> Void) { endObject(body) }

  private mutating func readClean(_ line: Span<UInt8>, _ number: Int, _ body: (Record, Span<UInt8>) -> Void) {
    guard !continueObject(line, number, body) else { return }
    readPiece(line, number, body)
  }

  /// Reads a line that is no part of an object which earlier lines began.
  mutating func readPiece(_ line: Span<UInt8>, _ number: Int, _ body: (Record, Span<UInt8>) -> Void) {
    let start = line.marginEnd
    if let object = JSONBytes.objectStart(in: line, from: start), services.find(in: line, at: start) == nil {
      readObjects(line, from: object, number, body)
    } else {
      emit(record(of: line, number), line, body)
    }
  }

  /// Counts a line and passes it on; where one line holds several records, only the first counts as a line.
  mutating func emit(_ record: Record, _ line: Span<UInt8>, isNewLine: Bool = true, _ body: (Record, Span<UInt8>) -> Void) {
    if isNewLine { summary.lines += 1 }
    summary.events += record.events.count
    switch record.kind {
    case .record: summary.records += 1
    case .unrecognized: summary.unrecognizedLines += 1
    case .continuation, .service, .blank: break
    }
    understanding.note(record, line)
    body(record, line)
  }

  mutating func record(of line: Span<UInt8>, _ number: Int) -> Record {
    let start = line.marginEnd
    guard start < line.count else { return Record(line: number, kind: .blank) }
    if let service = services.find(in: line, at: start) { return serviceRecord(service, line, start, number) }
    let time = TimestampFinder.find(in: line, at: start)
    if let time, let service = timedServices.find(in: line, at: Self.textStart(in: line, behind: time)) {
      return serviceRecord(service, line, start, number)
    }
    if let header = header(of: line, start, time) { return headedRecord(header, line, number) }
    return bareRecord(line, start, number)
  }

  /// The header that counts: an inner one where the outer belongs to a tool that only passes lines on.
  private mutating func header(of line: Span<UInt8>, _ start: Int, _ time: WrittenTime?) -> HeaderReader.Header? {
    let outer = headers.read(line, from: start, time: time)
    guard let outer else { return line[start] == Byte.leftBracket ? wrappedHeader(in: line, from: start) : nil }
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

  private mutating func headedRecord(_ header: HeaderReader.Header, _ line: Span<UInt8>, _ number: Int) -> Record {
    hasHeadedRecord = true
    linesPerFormat[header.format] += 1
    explain(header, line, number)
    let process = header.process.map { names.name(line, in: $0) }
    let moment = header.time.map { clocks.read($0, format: header.format, line: number) }
    let events = recognizer.recognize(line, message: header.message, process: process, isBare: false)
    return Record(
      line: number, kind: .record, format: headers.formats[header.format].id,
      time: moment?.time, clock: moment?.clock ?? 0, process: process,
      pid: header.pid.flatMap { Self.number(line, in: $0) },
      thread: events.isEmpty ? nil : header.thread.map { line.text(in: $0) },
      isFromDevice: headers.formats[header.format].isDeviceChannel, events: events)
  }

  /// A line without header is a record if it tells an event, because `print` writes none; else it goes on with the record before.
  private mutating func bareRecord(_ line: Span<UInt8>, _ start: Int, _ number: Int) -> Record {
    noteExhaustion(number)
    let events = recognizer.recognize(line, message: start..<line.count, process: nil, isBare: true)
    guard events.isEmpty else {
      bareLines += 1
      return Record(line: number, kind: .record, format: FormatCatalog.bareID, events: events)
    }
    return Record(line: number, kind: hasHeadedRecord ? .continuation : .unrecognized)
  }

  private mutating func serviceRecord(_ service: ServiceLine, _ line: Span<UInt8>, _ start: Int, _ number: Int) -> Record {
    var record = Record(line: number, kind: .service)
    if service.setsClock { clocks.closeSegments() }
    if let name = service.event {
      record.events = [Event(machine: .system, name: name, channel: .system, column: start + 1, text: line.text(in: 0..<line.count))]
    } else if service.isTelling {
      record.events = recognizer.recognize(line, message: start..<line.count, process: nil, isBare: true)
    }
    return record
  }
}

extension RecordReader {
  /// The numbers so far; `problems` come from the parser.
  var counts: ParseSummary {
    var counts = summary
    for (index, lines) in linesPerFormat.enumerated() where lines > 0 { counts.formats[headers.formats[index].id] = lines }
    if bareLines > 0 { counts.formats[FormatCatalog.bareID] = bareLines }
    if headers.exhausted > 0 {
      counts.problems.append(
        ParseProblem(
          kind: "pattern-gave-up", line: firstExhaustedLine, count: headers.exhausted,
          message: "a line was too intricate for the pattern of a format"))
    }
    counts.problems += clocks.problems + understanding.problems(counts)
    return counts
  }

  private mutating func noteExhaustion(_ number: Int) {
    if headers.exhausted > 0, firstExhaustedLine == nil { firstExhaustedLine = number }
  }

  private static let deepestWrapping = 6

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
