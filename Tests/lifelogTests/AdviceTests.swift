import Testing

@testable import lifelog

@Suite struct AdviceTests {
  @Test func aFormattersOutputIsNoLogOfTheApp() {
    let run = TestRun("analyze", "a.log", files: ["a.log": "    ✔ testColdStart (12.345 seconds)\n    ✔ testWarmStart (1.3 seconds)\n"])
    #expect(run.status == .failure)
    let text = run.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains("help: xcbeautify and xcpretty drop the lines of the app"), "\(run.errors)")
  }

  @Test(arguments: ["▸ Compiling Home.swift\n▸ Linking Fernway\n", "[Fernway] Compiling Home.swift\n    ✔ testCold (12.3 seconds)\n"])
  func stepsOfABuildAreNoLogOfTheApp(log: String) {
    let run = TestRun("analyze", "a.log", files: ["a.log": log])
    let text = run.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains("StandardOutputAndStandardError") && text.contains("--preserve-unbeautified"), "\(run.errors)")
  }

  @Test func aLineThatLooksLikeAStepOfABuildDoesNotMakeALogOne() {
    let run = TestRun("analyze", "a.log", files: ["a.log": "Processing order 12\n" + Logs.nothing])
    #expect(run.errors.contains("print(#function)") && !run.errors.contains("xcpretty"), "\(run.errors)")
  }

  @Test func aNameThatPromisesMoreThanTheFileHoldsIsTold() {
    let run = TestRun("analyze", "device.log", files: ["device.log": Logs.nothing])
    let text = run.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains("'device.log' is named like Detox's log of the device, but no line is read as log-compact"), "\(run.errors)")
    let survey = TestRun("formats", "device.log", files: ["device.log": Logs.nothing]).output
    #expect(survey.contains("named like Detox's log of the device, but no line is read as log-compact"), "\(survey)")
  }

  @Test func aNameIsOnlyAHint() {
    let run = TestRun("formats", "system.log", files: ["system.log": "Aug 18 16:29:17 ci-mac-04 Fernway[8249]: viewDidLoad\n" + Logs.clean])
    #expect(run.output.contains("named like the log of syslogd or of a simulator\n"), "\(run.output)")
    #expect(TestRun("events", "system.log", files: ["system.log": Logs.clean]).output.split(separator: "\n").count == 4)
  }

  @Test func metricsAreNoEvents() {
    let run = TestRun(
      "analyze", "a.json", files: ["a.json": #"{"timeStampBegin":"2022-11-14 00:00:00","timeStampEnd":"2022-11-14 23:59:00"}"# + "\n"])
    #expect(run.status == .failure)
    #expect(run.errors.contains("help: MetricKit sums up a day"))
  }
}
