extension RecordReader {
  /// Reads the objects of a line, the first of which starts at `start`; the last may go on in the lines behind.
  mutating func readObjects(
    _ line: Span<UInt8>, from start: Int, _ peeled: LayerPeeler.Peeled, _ number: Int, _ body: (Record, Span<UInt8>) -> Void
  ) {
    var (start, isNewLine) = (start, true)
    while true {
      guard let end = JSONBytes.valueEnd(in: line, from: start) else {
        object.isLayered = !peeler.last.isEmpty
        if object.begin(line, from: start, number: number, isFirstLineTold: !isNewLine) { return }
        return readWhole(line, from: start, isAlone: isNewLine && start == peeled.start, peeled, number, isNewLine, body)
      }
      let next = JSONBytes.objectStart(in: line, from: end)
      let isAlone = isNewLine && next == nil && start == peeled.start && JSONBytes.blanksEnd(in: line, from: end) == line.count
      readWhole(line, from: start, isAlone: isAlone, peeled, number, isNewLine, body)
      guard let next else { return }
      (start, isNewLine) = (next, false)
    }
  }

  /// Takes a line that an open object needs; false if there is none.
  mutating func continueObject(_ line: Span<UInt8>, _ number: Int, _ body: (Record, Span<UInt8>) -> Void) -> Bool {
    guard object.isOpen else { return false }
    guard !object.isLayered else {
      let peeled = peeler.peel(line, from: line.marginEnd)
      explain(peeled, of: line, number)
      return continueObject(inside: line.extracting(peeled.start..<line.count), number, body)
    }
    return continueObject(inside: line, number, body)
  }

  private mutating func continueObject(inside line: Span<UInt8>, _ number: Int, _ body: (Record, Span<UInt8>) -> Void) -> Bool {
    let isPassedOver = object.isPassedOver
    switch object.take(line, number: number) {
    case .goesOn:
      if isPassedOver { emit(Record(line: number, kind: .continuation), line, body) }
      if object.isFull { tellObject(body) }
      return true
    case .ends(let end):
      if isPassedOver { emit(Record(line: number, kind: .continuation), line, body) }
      endObject(body)
      if let next = JSONBytes.objectStart(in: line, from: end) { beginObject(line, from: next, number) }
      return true
    case .breaks:
      endObject(body)
      return false
    }
  }

  /// Pushes the lines of the open object; there is nothing more of it.
  mutating func endObject(_ body: (Record, Span<UInt8>) -> Void) {
    guard object.isOpen else { return }
    if !object.isPassedOver { tellObject(body) }
    object.close()
  }

  /// A further object in a line that was told already.
  private mutating func beginObject(_ line: Span<UInt8>, from start: Int, _ number: Int) {
    _ = object.begin(line, from: start, number: number, isFirstLineTold: true)
  }

  private mutating func readWhole(
    _ line: Span<UInt8>, from start: Int, isAlone: Bool, _ peeled: LayerPeeler.Peeled, _ number: Int, _ isNewLine: Bool,
    _ body: (Record, Span<UInt8>) -> Void
  ) {
    if let found = objects.read(line, from: start, isAlone: isAlone) {
      emit(record(of: found, in: line, quote: 0..<line.count, number), line, isNewLine: isNewLine, body)
      for element in elements(of: found, in: line) {
        emit(record(of: element, in: line, quote: 0..<line.count, number), line, isNewLine: false, body)
      }
    } else if isNewLine {
      readText(line, peeled, number, body)
    }
  }

  /// Pushes the lines of the open object, one of which becomes its record.
  private mutating func tellObject(_ body: (Record, Span<UInt8>) -> Void) {
    let held = object
    object.passOver()
    let text = held.lines.bytes.span
    guard let found = objects.read(text, from: held.start, isAlone: false) else { return tellLines(of: held, body) }
    let main = held.lines.index(at: Self.anchor(of: found) ?? held.start)
    let elements = elements(of: found, in: text)
    for index in 0..<held.lines.count {
      let (range, number) = (held.lines.range(index), held.lines.number(index))
      var isNewLine = index > 0 || !held.isFirstLineTold
      func emitRecord(_ record: Record) {
        emit(record, text.extracting(range), isNewLine: isNewLine, body)
        isNewLine = false
      }
      if index == main {
        emitRecord(record(of: found, in: text, quote: range, number))
      } else if isNewLine, found.tellings.contains(where: { $0.isOfElement && range.contains($0.place.lowerBound) }) {
        emitRecord(record(of: found, in: text, quote: range, number, isMain: false))
      }
      for element in elements where range.contains(Self.anchor(of: element) ?? -1) {
        emitRecord(record(of: element, in: text, quote: range, number))
      }
      if isNewLine { emit(Record(line: number, kind: .continuation), text.extracting(range), body) }
    }
  }

  /// Where an object is shown: at its message, or at what tells its event, or at its first field.
  private static func anchor(of found: ObjectReader.Object) -> Int? {
    found.fields[.message]?.lowerBound ?? found.tellings.first { !$0.isOfElement }?.place.lowerBound
  }

  /// The objects in the arrays of an object whose elements are records of their own.
  private mutating func elements(of found: ObjectReader.Object, in text: Span<UInt8>) -> [ObjectReader.Object] {
    var objects: [ObjectReader.Object] = []
    for array in found.arrays {
      JSONBytes.forEachElement(of: text, from: array.lowerBound) { element in
        if let object = self.objects.read(text, from: element.lowerBound, isAlone: false) { objects.append(object) }
        return true
      }
    }
    return objects
  }

  /// Lines that only looked like an object of a known format.
  private mutating func tellLines(of held: OpenObject, _ body: (Record, Span<UInt8>) -> Void) {
    let text = held.lines.bytes.span
    for index in (held.isFirstLineTold ? 1 : 0)..<held.lines.count {
      let line = text.extracting(held.lines.range(index))
      readText(line, peeler.peel(line, from: line.marginEnd), held.lines.number(index), body)
    }
  }

  /// Makes the record of an object in `text`, of which the line at `quote` is shown.
  ///
  /// One of several lines is the main one, which has the message; the others have the events that are told on them.
  private mutating func record(
    of found: ObjectReader.Object, in text: Span<UInt8>, quote: Range<Int>, _ number: Int, isMain: Bool = true
  ) -> Record {
    let format = headers.formats[found.format]
    if format.isWrapper, let inner = wrappedRecord(of: found, in: text, quote: quote, number) { return inner }
    if isMain { linesPerFormat[found.format] += 1 }
    if format.recordKind == .record { hasHeadedRecord = true }
    let process = found.fields[.process].map { processName(text, $0) }
    let time = found.fields[.time].flatMap { TimeStyle.parseValue(text, $0) }
    explain(found, text, time: time, process: process, number)
    let moment = time.map { clocks.read($0, format: found.format, line: number) }
    let pid = found.fields[.pid].flatMap { Self.number(text, in: $0) }
    let message = isMain ? found.fields[.message] : nil
    var events = message.map { messageEvents(text, $0, format.coding, quote: quote, process: process) } ?? []
    for told in found.tellings where told.isOfElement ? quote.contains(told.place.lowerBound) : isMain {
      events.append(event(told, of: found, in: text, quote: quote, process: process, pid: pid))
    }
    var record = Record(
      line: number, kind: format.recordKind, format: format.id, time: moment?.time, clock: moment?.clock ?? 0,
      process: process, pid: pid, thread: events.isEmpty ? nil : found.fields[.thread].map { text.text(in: $0) },
      isFromDevice: format.isDeviceChannel, events: events)
    record.system = found.fields[.system].flatMap { SystemVersion(text.text(in: $0)) }
    return record
  }

  private func event(
    _ told: ObjectReader.Told, of found: ObjectReader.Object, in text: Span<UInt8>, quote: Range<Int>, process: String?, pid: Int32?
  ) -> Event {
    func detail(_ detail: ObjectShape.Telling.Detail) -> String? { told.details[detail].map { text.text(in: $0) } }
    // What the object says of itself is shown at its message.
    let anchor = told.isOfElement ? told.place : found.fields[.message] ?? told.place
    let column = quote.contains(anchor.lowerBound) ? anchor.lowerBound - quote.lowerBound + 1 : 1
    let home = EventHome(of: told.event) ?? EventHome()
    var event = Event(
      machine: home.machine, name: told.event, channel: home.channel == .appDelegate ? .framework : home.channel,
      subject: detail(.subject) ?? process ?? detail(.bundle), instance: detail(.pid) ?? pid.map(String.init),
      detail: told.reason ?? detail(.reason), column: column, isInferred: home.machine != .system, text: text.text(in: quote))
    if event.machine == .viewController, let type = event.subject.map(TypeName.init) {
      (event.subject, event.module) = (type.name, type.module)
    }
    event.bundle = detail(.bundle) ?? found.fields[.bundle].map { text.text(in: $0) }
    return event
  }

  /// The last part of the path of an executable, or a name without the library behind it.
  private mutating func processName(_ text: Span<UInt8>, _ range: Range<Int>) -> String {
    var path: [UInt8] = []
    swap(&path, &unescaped)
    JSONString.decode(text, range, into: &path)
    var (start, end) = (0, path.count)
    if let slash = path.lastIndex(of: Byte.slash) {
      start = slash + 1
    } else if path.last == UInt8(ascii: ")"), let open = path.lastIndex(of: UInt8(ascii: "(")), open > 0, path[open - 1] != Byte.space {
      end = open
    }
    let name = names.name(path.span, in: start..<end)
    swap(&path, &unescaped)
    return name
  }

  /// What the message tells, line by line.
  private mutating func messageEvents(
    _ text: Span<UInt8>, _ range: Range<Int>, _ coding: LogFormat.Coding, quote: Range<Int>, process: String?
  ) -> [Event] {
    var message: [UInt8] = []
    swap(&message, &unescaped)
    // What is written in hexadecimal digits needs no escapes beside them.
    if coding == .plain { JSONString.decode(text, range, into: &message) } else { coding.decode(text, range, into: &message) }
    var (events, start) = ([Event](), 0)
    while start < message.count {
      let end = message.span.firstIndex(of: Byte.lineFeed, from: start) ?? message.count
      events += recognizer.recognize(message.span, message: start..<end, process: process, isBare: false)
      start = end + 1
    }
    for index in events.indices {
      let offset = events[index].column - 1
      let place = coding == .plain ? JSONString.position(of: offset, in: text, range) : coding.position(of: offset, in: text, range)
      (events[index].column, events[index].text) = (place - quote.lowerBound + 1, text.text(in: quote))
    }
    swap(&message, &unescaped)
    return events
  }
}
