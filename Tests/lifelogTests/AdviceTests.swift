import Testing

@testable import lifelog

@Suite struct AdviceTests {
  @Test func aFormattersOutputIsNoLogOfTheApp() {
    let run = TestRun("analyze", "a.log", files: ["a.log": "    ✔ testColdStart (12.345 seconds)\n    ✔ testWarmStart (1.3 seconds)\n"])
    #expect(run.status == .failure)
    let text = run.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains("help: xcbeautify and xcpretty drop the lines of the app"), "\(run.errors)")
  }

  @Test func metricsAreNoEvents() {
    let run = TestRun(
      "analyze", "a.json", files: ["a.json": #"{"timeStampBegin":"2022-11-14 00:00:00","timeStampEnd":"2022-11-14 23:59:00"}"# + "\n"])
    #expect(run.status == .failure)
    #expect(run.errors.contains("help: MetricKit sums up a day"))
  }
}
