import Testing

@testable import LogParser

/// Parses `text` in chunks of several sizes, the smallest first, and requires the same records from all.
func records(
  of text: String, options: LogParser.Options = LogParser.Options(), sourceLocation: SourceLocation = #_sourceLocation
) -> [Record] { parse(Array(text.utf8), options: options, sourceLocation: sourceLocation).records }

/// Parses `bytes` in chunks of several sizes, the smallest first, and requires the same records and numbers from all.
func parse(
  _ bytes: [UInt8], options: LogParser.Options = LogParser.Options(), sourceLocation: SourceLocation = #_sourceLocation
) -> (records: [Record], summary: ParseSummary) {
  let whole = parse(bytes, chunkSize: max(1, bytes.count), options)
  for size in [1, 2, 7, 64] where size < bytes.count {
    let cut = parse(bytes, chunkSize: size, options)
    #expect(cut.records == whole.records, "chunks of \(size)", sourceLocation: sourceLocation)
    #expect(cut.summary == whole.summary, "chunks of \(size)", sourceLocation: sourceLocation)
  }
  return whole
}

private func parse(_ bytes: [UInt8], chunkSize: Int, _ options: LogParser.Options) -> (records: [Record], summary: ParseSummary) {
  var parser = LogParser(options: options)
  var records: [Record] = []
  for start in stride(from: 0, to: bytes.count, by: chunkSize) {
    let chunk = Array(bytes[start..<min(start + chunkSize, bytes.count)])
    parser.parse(chunk.span) { record, _ in records.append(record) }
  }
  parser.finish { record, _ in records.append(record) }
  return (records, parser.summary)
}
