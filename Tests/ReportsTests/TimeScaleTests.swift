import Analyzer
import Testing

@testable import Reports

@Suite struct TimeScaleTests {
  private func lane(_ states: [(state: String, line: Int?)], times: [Double]? = nil, end: Double? = nil) -> Lane {
    var builder = AnalysisBuilder()
    builder.run(nil, states, times: times, end: end, lastLine: 100)
    return Lane(name: "app", intervals: builder.analysis.processes[0].states)
  }

  /// Columns per slot.
  private func widths(_ lanes: [Lane], names: [Int] = [], columns: Int) -> [Int] {
    let scale = TimeScale(lanes: lanes, names: names, columns: columns)
    return (0..<max(0, scale.boundaries.count - 1)).map { slot in scale.slots.count { $0 == slot } }
  }

  @Test func givesEachSlotItsShareOfTheTime() {
    #expect(widths([lane([("inactive", 1), ("active", 2)], times: [0, 10], end: 40)], columns: 40) == [10, 30])
  }

  @Test func keepsOneColumnForTheShortestState() {
    let states: [(state: String, line: Int?)] = [("active", 1), ("inactive", 2), ("background", 2)]
    #expect(widths([lane(states, times: [0, 50, 50], end: 100)], columns: 21) == [10, 1, 10])
  }

  @Test func givesAnOpenBeginningTwoColumns() {
    #expect(widths([lane([("notRunning", nil), ("active", 2)], times: [0, 10], end: 40)], columns: 42) == [2, 40])
  }

  @Test func fitsTheNamesWithoutTimes() {
    #expect(widths([lane([("inactive", 1), ("active", 2)])], names: [8, 6], columns: 40) == [10, 8])
  }

  @Test func makesEqualWidthsWhereNamesDoNotFit() {
    #expect(widths([lane([("inactive", 1), ("active", 2)])], names: [8, 6], columns: 15) == [7, 7])
  }

  @Test func alignsLanesByTheirLines() {
    let scene = lane([("background", 1), ("foregroundActive", 7)])
    #expect(widths([lane([("inactive", 1), ("active", 5)]), scene], columns: 30) == [10, 10, 10])
  }

  @Test func drawsWhatFillsMostOfAColumnWhereStatesAreCrowded() {
    let states = (0..<100).map { (state: $0 < 50 ? "active" : "background", line: Optional($0 + 1)) }
    let scale = TimeScale(lanes: [lane(states)], names: [], columns: 10)
    #expect(scale.isCrowded)
    #expect(scale.slots.count == 10)
    #expect(scale.slots.map { $0 < 50 } == [Bool](repeating: true, count: 5) + [Bool](repeating: false, count: 5))
  }

  @Test func doesNotScaleTimesThatRunBackwards() {
    let scale = TimeScale(
      lanes: [lane([("inactive", 1), ("active", 2), ("inactive", 3)], times: [50, 60, 10], end: 70)], names: [], columns: 30)
    #expect(!scale.isToScale)
  }
}
