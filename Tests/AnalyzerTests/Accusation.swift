import Analyzer
import Foundation
import TestSupport

/// What an analysis holds against a log: its errors and warnings.
enum Accusation {
  /// How many seeds each property tries; `LIFELOG_SEEDS` asks for more.
  static let seeds: ClosedRange<UInt64> = 1...max(1, ProcessInfo.processInfo.environment["LIFELOG_SEEDS"].flatMap(UInt64.init) ?? 1)

  /// The errors and warnings, as `rule at line`.
  static func all(in analysis: Analysis) -> [String] {
    analysis.findings.filter { $0.severity >= .warning }.map { "\($0.rule) at \($0.line ?? 0): \($0.message)" }
  }

  /// Says which rule accuses the steps in the fewest lines of a log that is still legal; nil if none does.
  static func smallest(_ steps: [LogStep], _ printer: LogPrinter, options: AnalysisOptions = AnalysisOptions()) -> String? {
    func rules(_ steps: [LogStep]) -> Set<String> {
      Set(Pipeline.analyze(printer.print(steps).text, options: options).findings.filter { $0.severity >= .warning }.map(\.rule))
    }
    guard let rule = rules(steps).min() else { return nil }
    let text = printer.print(WalkShrinker.shrink(steps) { rules($0).contains(rule) }).text
    return all(in: Pipeline.analyze(text, options: options)).joined(separator: "\n") + "\n" + text
  }
}
