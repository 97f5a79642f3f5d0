import Analyzer
import LogParser

/// Several inputs as one trace: all are read first, then their lines come in the order of their times.
extension InputPass {
  mutating func merge(_ observe: Observer) {
    let merge = LogMerge(kept)
    let summaries = inputs
    inputs = []
    for trace in merge.traces {
      let first = inputs.count
      for (position, log) in trace.logs.enumerated() {
        begin(named: kept[log].name, joining: position > 0)
        inputs.append(summaries[log])
        judgeAlone(kept[log])
        if let obstacle = merge.obstacles[log] { inputs[first + position].problems.append(Self.problem(obstacle)) }
      }
      let positions = Dictionary(uniqueKeysWithValues: trace.logs.enumerated().map { ($1, first + $0) })
      for place in trace.places where !wasStopped {
        guard let index = positions[place.log] else { continue }
        let log = kept[place.log]
        log.read(place.record) { record, line in take(record, line, of: index, named: log.name, at: place.moment, observe) }
      }
      for index in first..<inputs.count { analyzer.endInput(inputs[index], at: index) }
    }
  }

  private mutating func judgeAlone(_ log: KeptLog) {
    loneAnalyzer?.beginInput(named: log.name)
    var filter = WindowFilter(window)
    for index in log.records.indices {
      log.read(index) { record, line in loneAnalyzer?.consume(record, bytes: line, isReported: filter.admits(record.time)) }
    }
  }

  private static func problem(_ obstacle: LogMerge.Obstacle) -> InputSummary.Problem {
    let reason =
      switch obstacle {
      case .noTimes: "it has no times"
      case .zone: "not all files print a time zone (--timezone gives one to those that do not)"
      }
    return InputSummary.Problem(
      kind: "not-merged", line: nil, count: 1, message: "it could not be merged and is a trace of its own: \(reason)")
  }
}
