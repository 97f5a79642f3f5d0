/// How one line was read: what `lifelog formats --line` explains.
public struct LineReading: Sendable, Equatable {
  /// Ids of the layers that were taken off, outermost first.
  public var layers: [String] = []
  /// Id of the format that claimed the line; nil if none did.
  public var format: String?
  /// The line without its layers and escapes.
  public var text = ""
  /// What the header says, by field, without escapes.
  public var fields: [HeaderField: String] = [:]

  /// Makes the reading of a line that nothing is known of.
  public init() {}
}

extension RecordReader {
  /// Keeps which layers the line at hand had, if somebody asked about it.
  mutating func explain(_ peeled: LayerPeeler.Peeled, of line: Span<UInt8>, _ number: Int) {
    guard number == explainedLine else { return }
    var reading = LineReading()
    reading.text = line.text(in: peeled.start..<line.count)
    reading.layers = peeler.last.map { LayerCatalog.all[$0].id }
    self.reading = reading
  }

  /// Keeps which layers the line inside of an object has, if somebody asked about it.
  mutating func explain(inside layers: [Int], _ text: String, _ number: Int) {
    guard number == explainedLine, reading?.format == nil else { return }
    reading?.layers += layers.map { LayerCatalog.all[$0].id }
    reading?.text = text
  }

  /// Keeps what the header of a line says, if somebody asked about that line; `message` stands elsewhere for lines before a row.
  mutating func explain(_ header: HeaderReader.Header, _ line: Span<UInt8>, _ number: Int, message: String? = nil) {
    guard number == explainedLine, reading?.format == nil else { return }
    var reading = reading ?? LineReading()
    reading.format = headers.formats[header.format].id
    reading.fields = headers.fields(of: header, in: line)
    if let message { reading.fields[.message] = message }
    self.reading = reading
  }

  /// Keeps what the mark of a line says, if somebody asked about that line.
  mutating func explain(mark: HeaderReader.Header, _ line: Span<UInt8>, _ number: Int) {
    guard number == explainedLine, reading?.format == nil else { return }
    reading = reading ?? LineReading()
    reading?.format = marks.formats[mark.format].id
    reading?.fields = marks.fields(of: mark, in: line)
  }

  /// Keeps what an object says, if somebody asked about its line.
  mutating func explain(_ object: ObjectReader.Object, _ text: Span<UInt8>, time: WrittenTime?, process: String?, _ number: Int) {
    guard number == explainedLine, reading?.format == nil else { return }
    var reading = reading ?? LineReading()
    reading.format = headers.formats[object.format].id
    for (field, range) in object.fields {
      var value: [UInt8] = []
      JSONString.decode(text, range, into: &value)
      reading.fields[field] = String(decoding: value, as: UTF8.self)
    }
    reading.fields[.time] = time?.asPrinted
    reading.fields[.process] = process
    self.reading = reading
  }
}

extension HeaderReader {
  /// What the last header that was read says, by field.
  fileprivate func fields(of header: Header, in line: Span<UInt8>) -> [HeaderField: String] {
    var fields: [HeaderField: String] = [:]
    for field in HeaderField.allCases {
      fields[field] = capture(field, of: header.format).map { line.text(in: $0) }
    }
    fields[.time] = header.time?.asPrinted
    fields[.message] = line.text(in: header.message)
    return fields
  }
}

extension WrittenTime {
  /// The moment as printed, whatever is known of its day.
  fileprivate var asPrinted: String {
    var clock = RolloverClock()
    return clock.moment(of: self).description
  }
}
