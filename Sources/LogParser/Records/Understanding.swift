/// Counts what makes a log less than complete: lines that nobody understands, values that were hidden, messages that were lost.
struct Understanding {
  /// Lines not understood from which on their share says anything; an app may well print much beside its callbacks.
  private static let least = 20
  private static let telling = 90
  private static let redacted = Array("<private>".utf8)

  private var firstUnrecognized: Int?
  private var firstRedacted: Int?
  private var redactedLines = 0
  private var firstLoss: Int?
  private var losses = 0
  private var firstRepetition: Int?
  private var repetitions = 0
  /// True if the record before tells an event.
  var hasToldEvent = false

  /// Takes one line with what it turned out to be.
  mutating func note(_ record: Record, _ line: Span<UInt8>) {
    if record.kind == .record || record.kind == .unrecognized { hasToldEvent = !record.events.isEmpty }
    if record.kind == .unrecognized, firstUnrecognized == nil { firstUnrecognized = record.line }
    if Self.isRedacted(line) {
      redactedLines += 1
      if firstRedacted == nil { firstRedacted = record.line }
    }
    if !record.events.isEmpty, record.events.contains(where: { $0.name == .messagesLost }) {
      losses += 1
      if firstLoss == nil { firstLoss = record.line }
    }
  }

  /// Takes a line that says that the record before came again.
  mutating func noteRepetition(_ line: Int) {
    guard hasToldEvent else { return }
    repetitions += 1
    if firstRepetition == nil { firstRepetition = line }
  }

  /// What is worth saying about a log with these numbers.
  func problems(_ summary: ParseSummary) -> [ParseProblem] {
    var problems: [ParseProblem] = []
    if let firstLoss {
      problems.append(
        ParseProblem(kind: "messages-lost", line: firstLoss, count: losses, message: "the log says here that messages are missing"))
    }
    if let firstRepetition {
      problems.append(
        ParseProblem(
          kind: "message-repeated", line: firstRepetition, count: repetitions,
          message: "the log says that an event came again, but not when; it is counted once"))
    }
    if let firstRedacted {
      problems.append(
        ParseProblem(
          kind: "values-redacted", line: firstRedacted, count: redactedLines,
          message: "the log hides values as <private>; names of classes may be among them"))
    }
    let read = summary.records + summary.unrecognizedLines
    if summary.unrecognizedLines >= Self.least, summary.unrecognizedLines * 100 > Self.telling * read {
      problems.append(
        ParseProblem(
          kind: "lines-not-understood", line: firstUnrecognized, count: 1,
          message: "only \(summary.records) of \(read) lines have a header that lifelog knows or tell an event; this is the first without"))
    }
    return problems
  }

  /// True if the line hides a value behind `start`.
  static func isRedacted(_ line: Span<UInt8>, from start: Int = 0) -> Bool {
    var start = start
    while let index = line.firstIndex(of: UInt8(ascii: "<"), from: start) {
      if line.starts(with: redacted, at: index) { return true }
      start = index + 1
    }
    return false
  }
}
