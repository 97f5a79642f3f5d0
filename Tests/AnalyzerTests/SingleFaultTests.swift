import Analyzer
import TestSupport
import Testing

@Suite struct SingleFaultTests {
  @Test(arguments: SingleFault.all)
  func isFoundAtItsLineAndNothingElseIsAccused(fault: SingleFault) {
    for seed in Accusation.seeds {
      let (walk, step) = fault.walk(seed: seed + 40_000)
      for layout in Self.layouts(showing: fault, seed: seed) {
        let log = LogPrinter(layout).print(walk.steps)
        let analysis = Pipeline.analyze(log.text)
        let line = log.stepLines[step]
        let near = analysis.findings.filter { $0.rule == fault.rule && Self.lines(of: $0).contains { abs($0 - line) <= 3 } }
        #expect(
          !near.isEmpty,
          "\(layout), seed \(seed): \(fault.rule) at \(line) is missing; \(Accusation.all(in: analysis))\n\(Self.excerpt(log, line))")
        let far = analysis.findings.filter { $0.severity >= .warning && abs(($0.line ?? 0) - line) > 15 }
        #expect(far.isEmpty, "\(layout), seed \(seed): fault at \(line), yet \(Accusation.all(in: analysis))")
      }
    }
  }

  /// One layout for each seed, of those that can show the fault.
  private static func layouts(showing fault: SingleFault, seed: UInt64) -> [LineLayout] {
    let able = LineLayout.allCases.filter { ($0.tellsTime || !fault.needsTime) && ($0.namesProcess || !fault.needsProcess) }
    let place = fault.rule.utf8.reduce(Int(seed)) { $0 + Int($1) } % able.count
    return [able[place]]
  }

  private static func lines(of finding: Finding) -> [Int] { [finding.line ?? 0] + finding.evidence.map(\.line) }

  private static func excerpt(_ log: PrintedLog, _ line: Int) -> String {
    log.lines[max(0, line - 8)..<min(log.lines.count, line + 4)].joined(separator: "\n")
  }
}
