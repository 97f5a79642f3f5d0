import Analyzer
import LogParser

/// Reads a log through parser and analyzer, as the tool does.
public enum Pipeline {
  /// Analyses a text; `chunkSize` bytes are handed over at a time.
  public static func analyze(
    _ text: String, options: AnalysisOptions = AnalysisOptions(), chunkSize: Int = 1 << 16, name: String = "test.log"
  ) -> Analysis {
    var options = options
    options.countsEdges = true
    var analyzer = Analyzer(options: options)
    run(text, chunkSize: chunkSize, name: name, analyzer: &analyzer) { _, _ in }
    return analyzer.finish()
  }

  /// Analyses texts as one trace.
  public static func analyze(merging texts: KeyValuePairs<String, String>) -> Analysis {
    let logs = texts.map { name, text in
      var log = KeptLog(name: name)
      var parser = LogParser()
      parser.parse(Array(text.utf8).span) { record, line in log.append(record, line) }
      parser.finish { record, line in log.append(record, line) }
      return log
    }
    var analyzer = Analyzer()
    var alone = Analyzer()
    var count = 0
    for trace in LogMerge(logs).traces {
      var indices: [Int: Int] = [:]
      for log in trace.logs {
        analyzer.beginInput(named: logs[log].name, joining: log != trace.logs.first)
        (indices[log], count) = (count, count + 1)
        alone.beginInput(named: logs[log].name)
        for index in logs[log].records.indices { logs[log].read(index) { record, line in alone.consume(record, bytes: line) } }
      }
      for place in trace.places {
        logs[place.log].read(place.record) { record, line in
          analyzer.consume(record, bytes: line, of: indices[place.log], at: place.moment)
        }
      }
    }
    return analyzer.finish(judging: alone)
  }

  /// Returns what the analyzer made of each event.
  public static func events(_ text: String) -> [(record: Record, event: Analyzer.ResolvedEvent)] {
    var analyzer = Analyzer()
    var result: [(record: Record, event: Analyzer.ResolvedEvent)] = []
    run(text, chunkSize: 1 << 16, name: "test.log", analyzer: &analyzer) { record, events in
      for event in events { result.append((record, event)) }
    }
    return result
  }

  private static func run(
    _ text: String, chunkSize: Int, name: String, analyzer: inout Analyzer, body: (Record, [Analyzer.ResolvedEvent]) -> Void
  ) {
    var parser = LogParser()
    analyzer.beginInput(named: name)
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: chunkSize) {
      let chunk = bytes.span.extracting(start..<min(bytes.count, start + chunkSize))
      parser.parse(chunk) { record, line in body(record, analyzer.consume(record, bytes: line)) }
    }
    parser.finish { record, line in body(record, analyzer.consume(record, bytes: line)) }
    var summary = InputSummary(name: name)
    summary.lines = parser.summary.lines
    summary.records = parser.summary.records
    summary.formats = parser.summary.formats
    summary.unrecognizedLines = parser.summary.unrecognizedLines
    analyzer.endInput(summary)
  }
}
