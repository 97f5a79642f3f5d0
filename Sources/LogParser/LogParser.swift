/// Reads one log: bytes in, one record per line out.
public struct LogParser: ~Copyable {
  /// What a caller may decide.
  public struct Options: Sendable {
    /// Bytes kept of one line.
    public var lineLimit: Int
    /// Id of the only format to be tried; nil tries all.
    public var format: String?
    /// What is known about times beyond what the log prints.
    public var time: TimeOptions
    /// Number of the line whose reading is kept; nil for none.
    public var explainedLine: Int?
    /// Formats and events of the user's own.
    public var userCatalog: UserCatalog

    /// Makes options; 1 MiB per line and all formats by default.
    public init(
      lineLimit: Int = 1 << 20, format: String? = nil, time: TimeOptions = TimeOptions(), explainedLine: Int? = nil,
      userCatalog: UserCatalog = UserCatalog()
    ) {
      self.lineLimit = lineLimit
      self.format = format
      self.time = time
      self.explainedLine = explainedLine
      self.userCatalog = userCatalog
    }
  }

  private var splitter: LineSplitter
  private var reader: RecordReader

  /// Makes a parser for one input.
  public init(options: Options = Options()) {
    splitter = LineSplitter(limit: options.lineLimit)
    let known = options.userCatalog.formats + FormatCatalog.all
    let formats = options.format.map { id in known.filter { $0.id == id } } ?? known
    reader = RecordReader(
      formats, time: options.time, explainedLine: options.explainedLine, recognizer: EventRecognizer(options.userCatalog.events))
  }

  /// Pushes the record of each line that ends in `chunk` to `body`, with the bytes of the line.
  public mutating func parse(_ chunk: Span<UInt8>, _ body: (Record, Span<UInt8>) -> Void) {
    parse(chunk, plain: { line, writers, bytes in body(Record(line, by: writers[line.writer]), bytes) }, body)
  }

  /// Pushes the lines that end in `chunk`: those that have a known header and tell nothing to `plain`, with all writers so far; the records
  /// of the others to `body`.
  public mutating func parse(
    _ chunk: Span<UInt8>, plain: (PlainLine, [LineWriter], Span<UInt8>) -> Void, _ body: (Record, Span<UInt8>) -> Void
  ) {
    splitter.split(chunk, into: &reader) { reader, line, number in reader.read(line, number: number, plain: plain, body) }
  }

  /// Pushes the records of lines that still wait and of a last line without line end; the input is over.
  public mutating func finish(_ body: (Record, Span<UInt8>) -> Void) {
    splitter.finish(into: &reader) { reader, line, number in
      reader.read(line, number: number, plain: { body(Record($0, by: $1[$0.writer]), $2) }, body)
    }
    reader.finish(body)
  }

  /// How the line that the options ask about was read; nil if no format claimed it.
  public var reading: LineReading? { reader.reading }

  /// The numbers so far.
  public var summary: ParseSummary {
    var summary = reader.counts
    if splitter.overlongLines > 0 {
      summary.problems.append(
        ParseProblem(
          kind: "line-too-long", line: splitter.firstOverlongLine, count: splitter.overlongLines,
          message: "only the first \(splitter.limit) bytes of a line were read"))
    }
    return summary
  }
}
