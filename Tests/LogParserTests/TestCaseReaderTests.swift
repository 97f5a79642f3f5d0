import LogParser
import Testing

@Suite struct TestCaseReaderTests {
  private func cases(_ text: String) -> [TestCase] {
    var parser = LogParser()
    var reader = TestCaseReader()
    let take = { (record: Record, line: Span<UInt8>) in reader.read(record, line) }
    parser.parse(Array(text.utf8).span, take)
    parser.finish(take)
    return reader.cases
  }

  @Test func readsCasesOfBothLanguages() {
    let cases = cases(
      """
      Test Suite 'LaunchTests' started at 2025-08-11 15:47:04.955.
      Test Case '-[DemoUITests.LaunchTests testColdStart]' started.
      viewDidLoad
      Test Case '-[DemoUITests.LaunchTests testColdStart]' passed (12.345 seconds).
      Test Case 'LaunchTests.testWarmStart' started at 2026-11-30 19:17:21.904
      Test Case 'LaunchTests.testWarmStart' failed (0.5 seconds)
      """)
    #expect(cases.map(\.className) == ["DemoUITests.LaunchTests", "LaunchTests"])
    #expect(cases.map(\.name) == ["testColdStart", "testWarmStart"])
    #expect(cases.map(\.fromLine) == [2, 5] && cases.map(\.toLine) == [4, 6])
    #expect(cases.map(\.outcome) == [.passed, .failed] && cases.map(\.seconds) == [12.345, 0.5])
  }

  @Test func keepsACaseThatNeverEnds() {
    let cases = cases("Test Case '-[LaunchTests testCrash]' started.\nviewDidLoad\n")
    #expect(cases.map(\.toLine) == [nil] && cases.map(\.outcome) == [nil])
  }

  @Test func readsParallelRunsThatPrintOnlyEnds() {
    let cases = cases("Test case 'LaunchTests.testA()' passed on 'Clone 1 of iPhone 15 - Demo (811)' (1.234 seconds)\n")
    #expect(cases.map(\.name) == ["testA()"] && cases.map(\.seconds) == [1.234])
  }

  @Test func leavesOtherLinesAlone() {
    #expect(cases("2024-05-01 10:00:00.000 Demo[42:7] Test Case '-[A b]' started.\nTest Suite 'All' passed at x\n").isEmpty)
  }
}
