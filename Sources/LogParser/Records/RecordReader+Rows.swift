/// Lines that wait for the row behind them, which says when and by whom they were written.
struct OpenRows {
  // So long nobody knows whether the log has rows at all.
  private static let searchedLines = 200
  private static let limit = 1000

  private(set) var lines = HeldLines()
  private(set) var peeled: [LayerPeeler.Peeled] = []
  private var hasSeenRow = false
  private var searched = 0

  var isEmpty: Bool { lines.isEmpty }

  /// Keeps a line without a header; false if no row is to be expected behind it.
  mutating func wait(_ line: Span<UInt8>, _ place: LayerPeeler.Peeled, _ number: Int, hasHeadedRecord: Bool) -> Bool {
    if !hasSeenRow {
      guard !hasHeadedRecord, searched < Self.searchedLines else { return false }
      searched += 1
    }
    guard lines.count < Self.limit else { return false }
    lines.append(line, number: number)
    peeled.append(place)
    return true
  }

  mutating func noteRow() { hasSeenRow = true }

  /// Returns the lines and keeps none.
  mutating func take() -> OpenRows {
    let taken = self
    lines.removeAll()
    peeled.removeAll(keepingCapacity: true)
    return taken
  }
}

extension RecordReader {
  /// Pushes lines that have no row.
  mutating func releaseRows(_ body: (Record, Span<UInt8>) -> Void) {
    guard !rows.isEmpty else { return }
    let held = rows.take()
    for index in 0..<held.lines.count {
      let line = held.lines.bytes.span.extracting(held.lines.range(index))
      emit(headlessRecord(line, held.peeled[index], held.lines.number(index)), line, body)
    }
  }

  /// Pushes the lines that wait as `row`, the header of the line `text`, describes them, and then the row itself.
  mutating func settleRows(
    _ row: HeaderReader.Header, _ text: Span<UInt8>, _ number: Int, _ body: (Record, Span<UInt8>) -> Void
  ) {
    let held = rows.take()
    rows.noteRow()
    let process = row.process.map { names.name(text, in: $0) }
    let moment = row.time.map { clocks.read($0, format: row.format, line: number) }
    var isFirst = true
    for index in 0..<held.lines.count {
      let (line, peeled) = (held.lines.bytes.span.extracting(held.lines.range(index)), held.peeled[index])
      guard isText(line, peeled) else {
        emit(headlessRecord(line, peeled, held.lines.number(index)), line, body)
        continue
      }
      var record = Record(line: held.lines.number(index), kind: .record, format: headers.formats[row.format].id)
      record.events = recognizer.recognize(line, message: peeled.start..<line.count, process: process, isBare: moment == nil)
      // What was printed is a line each; a message of several lines is one record.
      if moment != nil, !isFirst, record.events.isEmpty {
        emit(Record(line: record.line, kind: .continuation), line, body)
        continue
      }
      (record.time, record.clock, record.process) = (moment?.time, moment?.clock ?? 0, process)
      record.thread = record.events.isEmpty ? nil : row.thread.map { text.text(in: $0) }
      linesPerFormat[row.format] += 1
      explain(row, text, record.line, message: line.text(in: peeled.start..<line.count))
      emit(record, line, body)
      isFirst = false
    }
    hasHeadedRecord = true
    emit(Record(line: number, kind: .service), text, body)
  }
}
