/// Turns lines into records, in order; one belongs to one input.
struct RecordReader: ~Copyable {
  var summary = ParseSummary()
  var headers: HeaderReader
  /// Reads marks of frameworks on lines without a header.
  var marks: HeaderReader
  var names = ProcessNames()
  var recognizer: EventRecognizer
  var understanding = Understanding()
  let services = ServiceLineTable(ServiceLines.opening)
  let timedServices = ServiceLineTable(ServiceLines.timed)
  var clocks: ClockTable
  var linesPerFormat: [Int]
  var linesPerMark: [Int]
  var bareLines = 0
  var hasHeadedRecord = false
  var continuation = Continuation()
  /// Times and processes that hold for further lines, by format.
  var blocks: [Int: BlockFields] = [:]
  /// Format of the last header if it describes the lines without header behind it, else -1; what it says of them is its block.
  var describing = -1
  private var repeated = RepeatedRecords()
  /// Stands for the layers of the line at hand; 0 for none.
  var way = 0
  private var firstExhaustedLine: Int?
  private var cleaned: [UInt8] = []

  var peeler = LayerPeeler(LayerCatalog.all)
  var objects: ObjectReader
  var object = OpenObject()
  var rows = OpenRows()
  var known = KnownHeaders()
  var unescaped: [UInt8] = []
  let explainedLine: Int?
  var reading: LineReading?

  init(_ formats: [LogFormat], time: TimeOptions, explainedLine: Int?, recognizer: consuming EventRecognizer) {
    self.explainedLine = explainedLine
    self.recognizer = recognizer
    let (marked, headed) = (formats.filter { $0.span == .mark }, formats.filter { $0.span != .mark })
    headers = HeaderReader(headed)
    marks = HeaderReader(marked)
    objects = ObjectReader(headed)
    clocks = ClockTable(formats: headed.count + LayerCatalog.all.count, known: time)
    linesPerFormat = [Int](repeating: 0, count: headed.count)
    linesPerMark = [Int](repeating: 0, count: marked.count)
  }

  /// Takes a line and pushes the records that it settles to `body`, or the line to `plain` if it is a record without event.
  mutating func read(
    _ line: Span<UInt8>, number: Int, plain: (PlainLine, [LineWriter], Span<UInt8>) -> Void, _ body: (Record, Span<UInt8>) -> Void
  ) {
    if readKnown(line, number, plain: plain, body) { return }
    if line.firstIndex(of: Byte.escape) != nil {
      readCleaned(line, number, body, TerminalEscapes.remove)
    } else if VisualEscapes.stand(in: line) {
      readCleaned(line, number, body, VisualEscapes.decode)
    } else {
      readLine(line, number, body)
    }
  }

  /// Pushes the records of lines that still wait; the input is over.
  mutating func finish(_ body: (Record, Span<UInt8>) -> Void) {
    endObject(body)
    releaseRows(body)
  }

  private mutating func readCleaned(
    _ line: Span<UInt8>, _ number: Int, _ body: (Record, Span<UInt8>) -> Void, _ clean: (Span<UInt8>, inout [UInt8]) -> Void
  ) {
    var copy: [UInt8] = []
    swap(&copy, &cleaned)
    clean(line, &copy)
    readLine(copy.span, number, body)
    swap(&copy, &cleaned)
  }

  private mutating func readLine(_ line: Span<UInt8>, _ number: Int, _ body: (Record, Span<UInt8>) -> Void) {
    guard !continueObject(line, number, body) else { return }
    let peeled = peeler.peel(line, from: line.marginEnd)
    way = peeler.last.reduce(0) { $0 &* 31 &+ $1 &+ 1 }
    explain(peeled, of: line, number)
    if let object = JSONBytes.objectStart(in: line, from: peeled.start), services.find(in: line, at: peeled.start) == nil {
      releaseRows(body)
      readObjects(line, from: object, peeled, number, body)
    } else {
      readText(line, peeled, number, body)
    }
  }

  /// Reads a line that is no object.
  mutating func readText(
    _ line: Span<UInt8>, _ peeled: LayerPeeler.Peeled, _ number: Int, _ body: (Record, Span<UInt8>) -> Void
  ) {
    guard isText(line, peeled), let header = header(of: line, peeled) else {
      if rows.wait(line, peeled, number, hasHeadedRecord: hasHeadedRecord) { return }
      releaseRows(body)
      return emit(headlessRecord(line, peeled, number), line, body)
    }
    if headers.formats[header.format].span == .linesBefore { return settleRows(header, line, number, body) }
    releaseRows(body)
    readHeaded(header, line, peeled, number, body)
  }

  /// Counts a line and passes it on; where one line holds several records, only the first counts as a line.
  mutating func emit(_ record: Record, _ line: Span<UInt8>, isNewLine: Bool = true, _ body: (Record, Span<UInt8>) -> Void) {
    if isNewLine { summary.lines += 1 }
    var record = record.withoutAsides
    if record.kind == .record, !record.events.isEmpty, repeated.takes(record, line, way: way) { record.events = [] }
    summary.events += record.events.count
    switch record.kind {
    case .record:
      summary.records += 1
      continuation = Continuation()
    case .unrecognized: summary.unrecognizedLines += 1
    case .continuation, .service, .blank: break
    }
    understanding.note(record, line)
    body(record, line)
  }
}

extension Record {
  /// The record with the version of iOS that one of its events tells, in place of that event.
  fileprivate var withoutAsides: Record {
    guard events.contains(where: { $0.name == .systemVersion }) else { return self }
    var record = self
    for event in events where event.name == .systemVersion && record.system == nil {
      record.system = event.detail.flatMap { SystemVersion($0, isFromProse: event.isInferred) }
    }
    record.events.removeAll { $0.name == .systemVersion }
    return record
  }
}

/// How much text a record may have behind its own line.
struct Continuation {
  private static let lineLimit = 500
  private static let byteLimit = 1 << 20
  private var lines = 0
  private var bytes = 0

  /// Adds a line; false if the record is longer than any message.
  mutating func takes(_ line: Span<UInt8>) -> Bool {
    (lines, bytes) = (lines + 1, bytes + line.count)
    return lines <= Self.lineLimit && bytes <= Self.byteLimit
  }
}

extension RecordReader {
  /// The numbers so far; `problems` come from the parser.
  var counts: ParseSummary {
    var counts = summary
    for (index, lines) in linesPerFormat.enumerated() where lines > 0 { counts.formats[headers.formats[index].id] = lines }
    for (index, lines) in linesPerMark.enumerated() where lines > 0 { counts.formats[marks.formats[index].id] = lines }
    if bareLines > 0 { counts.formats[FormatCatalog.bareID] = bareLines }
    for (index, lines) in peeler.counts.enumerated() where lines > 0 { counts.layers[LayerCatalog.all[index].id] = lines }
    if headers.exhausted > 0 {
      counts.problems.append(
        ParseProblem(
          kind: "pattern-gave-up", line: firstExhaustedLine, count: headers.exhausted,
          message: "a line was too intricate for the pattern of a format"))
    }
    if repeated.count > 0 {
      counts.problems.append(
        ParseProblem(
          kind: "records-repeated", line: repeated.firstLine, count: repeated.count,
          message: "the same record stands in the log twice, as where two streams overlap; it is counted once"))
    }
    counts.problems += clocks.problems + understanding.problems(counts)
    return counts
  }

  mutating func noteExhaustion(_ number: Int) {
    if headers.exhausted > 0, firstExhaustedLine == nil { firstExhaustedLine = number }
  }
}
