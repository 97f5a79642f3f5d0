import Analyzer
import LogParser
import TestSupport
import Testing

/// The founding traces cut, thinned out and delivered in other ways: what was legal stays legal.
@Suite struct FoundingTraceVariationTests {
  private static let clean = [
    "launch-home-return", "launch-home-return-decorated", "lifecycle-pid-tid", "lifecycle-pid-tid-dated", "launch-with-view-controller",
    "launch-with-view-controller-storyboard", "launch-with-view-controller-nib", "push-and-pop", "push-and-pop-glossed", "present-sheet",
    "present-sheet-midstream", "present-full-screen", "present-full-screen-measured", "memory-warning-unload", "three-ways-to-leave",
    "three-ways-to-leave-quit-from-switcher", "five-second-limit-within-limit", "five-second-limit-task",
    "five-second-limit-suspended-and-back",
  ]

  @Test(arguments: clean) func staysCleanWhereverTheLogBeginsAndEnds(name: String) throws {
    let log = ParsedLog(try FoundingTrace.text(of: name))
    let numbers = log.lineNumbers
    for number in numbers {
      #expect(complaints(of: log.analyze(in: number...numbers.count)) == [], "from line \(number)")
      #expect(complaints(of: log.analyze(in: 1...number)) == [], "to line \(number)")
    }
  }

  /// Without the calls of its task the work would be unprotected: those two kinds go one at a time.
  @Test(arguments: clean) func staysCleanWhateverKindsOfCallbackAreNotPrinted(name: String) throws {
    let log = ParsedLog(try FoundingTrace.text(of: name))
    let task: Set<EventName> = [.beginBackgroundTask, .endBackgroundTask]
    let (kinds, all) = (log.kinds, 1...log.lineNumbers.count)
    for first in kinds.indices {
      for second in kinds.indices[first...] {
        let dropped: Set = [kinds[first], kinds[second]]
        guard dropped != task else { continue }
        #expect(complaints(of: log.analyze(in: all, without: dropped)) == [], "without \(dropped.map(\.rawValue).sorted())")
      }
    }
  }

  @Test(arguments: clean + ["loadview-pit-push", "loadview-pit-pop", "loadview-pit-crash", "pasted-source-code"])
  func saysTheSameForOtherLineEndsAndChunks(name: String) throws {
    let text = try FoundingTrace.text(of: name)
    let expected = Pipeline.analyze(text)
    let carriageReturns = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    let others = [
      Pipeline.analyze("\u{FEFF}" + carriageReturns, chunkSize: 1), Pipeline.analyze(String(text.dropLast())),
    ]
    for other in others {
      #expect(other.findings == expected.findings)
      #expect(other.processes.map(\.states) == expected.processes.map(\.states))
      #expect(other.transitions == expected.transitions)
    }
  }

  private func complaints(of analysis: Analysis) -> [String] {
    analysis.findings.filter { $0.severity > .info }.map { "\($0.severity.rawValue) \($0.rule) \($0.line ?? 0)" }
  }
}
