import Analyzer
import LogParser

/// A log that was parsed once, so that many selections of its lines can be analysed without compiling the formats again.
public struct ParsedLog {
  private var lines: [(record: Record, bytes: [UInt8])] = []

  /// Parses a text.
  public init(_ text: String) {
    var parser = LogParser()
    var lines: [(record: Record, bytes: [UInt8])] = []
    parser.parse(Array(text.utf8).span) { record, line in lines.append((record, line.indices.map { line[$0] })) }
    parser.finish { record, line in lines.append((record, line.indices.map { line[$0] })) }
    self.lines = lines
  }

  /// Numbers of the lines, from 1.
  public var lineNumbers: [Int] { lines.map(\.record.line) }

  /// The kinds of event in the log, in the order of their names.
  public var kinds: [EventName] {
    Set(lines.flatMap { $0.record.events.map(\.name) }).sorted { $0.rawValue < $1.rawValue }
  }

  /// Analyses the lines that hold none of the `dropped` events and whose numbers are in `range`.
  public func analyze(in range: ClosedRange<Int>, without dropped: Set<EventName> = []) -> Analysis {
    var analyzer = Analyzer()
    analyzer.beginInput(named: "test.log")
    for line in lines where range.contains(line.record.line) && dropped.isDisjoint(with: line.record.events.map(\.name)) {
      analyzer.consume(line.record, bytes: line.bytes.span)
    }
    return analyzer.finish()
  }
}
