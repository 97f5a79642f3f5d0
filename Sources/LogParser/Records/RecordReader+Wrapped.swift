extension RecordReader {
  /// The record of a whole line that an object carries as its message; nil if the message has no header.
  mutating func wrappedRecord(of found: ObjectReader.Object, in text: Span<UInt8>, quote: Range<Int>, _ number: Int) -> Record? {
    guard let range = found.fields[.message] else { return nil }
    var message: [UInt8] = []
    JSONString.decode(text, range, into: &message)
    let line = message.span
    let peeled = peeler.peel(line, from: line.marginEnd)
    let layers = peeler.last
    guard isText(line, peeled), let header = header(of: line, peeled) else { return nil }
    explain(inside: layers, line.text(in: peeled.start..<line.count), number)
    var record = headedRecord(header, line, peeled, number)
    if record.time == nil, let time = found.fields[.time].flatMap({ TimeStyle.parseValue(text, $0) }) {
      (record.time, record.clock) = clocks.read(time, format: found.format, line: number)
    }
    for index in record.events.indices {
      record.events[index].column = JSONString.position(of: record.events[index].column - 1, in: text, range) - quote.lowerBound + 1
      record.events[index].text = text.text(in: quote)
    }
    return record
  }
}
