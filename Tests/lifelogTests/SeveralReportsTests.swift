import Foundation
import TestSupport
import Testing

@testable import lifelog

/// Reports as builds ask for them: several of one run, each for another reader.
@Suite struct SeveralReportsTests {
  private static let formats = Command.analyze.formats.map(\.rawValue)

  private func results(_ run: TestRun) throws -> [JSON] { try JSON(parsing: run.output)["runs"][0]["results"].elements }

  private func fingerprints(_ log: String) throws -> [String] {
    try results(TestRun("analyze", "--report", "sarif", input: log)).compactMap {
      $0["partialFingerprints"]["primaryLocationLineHash"].text
    }
  }

  @Test func writesEveryFormatOfOneRun() throws {
    let folder = TemporaryFolder()
    let files = Self.formats.dropFirst().flatMap { ["--report", "\($0)=\(folder.path("out.\($0)"))"] }
    let run = TestRun(arguments: ["analyze", "app.log", "--report", "text"] + files, files: ["app.log": Logs.loop])
    #expect(run.status == .findings && run.errors.isEmpty)
    #expect(run.output == TestRun("analyze", "app.log", files: ["app.log": Logs.loop]).output)
    for format in Self.formats.dropFirst() {
      let written = try String(contentsOfFile: folder.path("out.\(format)"), encoding: .utf8)
      #expect(written == TestRun("analyze", "app.log", "--report", format, files: ["app.log": Logs.loop]).output)
    }
  }

  @Test func refusesTwoReportsOnStandardOutput() {
    let run = TestRun("analyze", "app.log", "--report", "text", "--report", "sarif", files: ["app.log": Logs.loop])
    #expect(run.status == .failure && run.output.isEmpty && run.errors.contains("--report sarif=PATH"))
  }

  @Test func refusesTwoReportsInOneFileHoweverItIsNamed() {
    let folder = TemporaryFolder()
    let paths = [folder.path("out"), folder.path("./out")]
    let run = TestRun(
      "analyze", "app.log", "--report", "sarif=\(paths[0])", "--report", "json=\(paths[1])", files: ["app.log": Logs.loop])
    #expect(run.status == .failure && run.errors.contains("are one file"))
    #expect(folder.names.isEmpty)
  }

  @Test func recognisesTheFindingsOfAnotherRun() throws {
    let log =
      Logs.doubleActivation + "2024-05-01 10:00:16.000 Demo[42:7] <HomeViewController: 0x7f8e1c0> viewDidAppear\n"
      + "2024-05-01 10:00:17.000 Demo[42:7] <HomeViewController: 0x7f8e1c0> viewDidAppear\n"
    let later =
      "unrelated\n"
      + log.replacing("[42:7]", with: "[977:1]").replacing("2024-05-01 10", with: "2025-11-30 23")
      .replacing("0x7f8e1c0", with: "0x600001a2b3c0")
    #expect(try !fingerprints(log).isEmpty)
    #expect(try fingerprints(log) == fingerprints(later))
  }

  @Test func showsWhatTheConfigurationAccepts() throws {
    let folder = TemporaryFolder()
    let settings = folder.path("lifelog.yml")
    try "exceptions: [{ rule: app-duplicate-active, process: Demo, reason: see APP-1 }]".write(
      toFile: settings, atomically: true, encoding: .utf8)
    let run = TestRun("analyze", "--config", settings, "--report", "sarif", input: Logs.doubleActivation)
    let accepted = try results(run).filter { $0["suppressions"] != .null }
    #expect(accepted.compactMap { $0["ruleId"].text } == ["app-duplicate-active"])
    #expect(accepted.first?["suppressions"][0]["justification"] == .string("see APP-1"))
  }

  @Test func givesFindingsToTheTestsOfTheLog() {
    let log =
      "Test Case '-[Demo.LaunchTests testColdStart]' started.\n" + Logs.doubleActivation
      + "Test Case '-[Demo.LaunchTests testColdStart]' passed (12.345 seconds).\n"
    let lenient = TestRun("analyze", "--report", "junit", input: log)
    #expect(lenient.status == .success && lenient.output.contains("tests=\"1\" failures=\"0\""))
    let strict = TestRun("analyze", "--strict", "--report", "junit", input: log)
    #expect(strict.status == .findings && strict.output.contains("tests=\"1\" failures=\"1\""))
    #expect(strict.output.contains("<testcase classname=\"Demo.LaunchTests\" name=\"testColdStart\" time=\"12.345\">"))
  }

  @Test func tellsWhenAFindingWas() {
    let run = TestRun("analyze", "--timezone", "Z", "--report", "otlp", input: Logs.doubleActivation)
    #expect(run.output.contains("\"eventName\":\"lifelog.finding\""))
    #expect(run.output.contains("\"timeUnixNano\":\"1714557615000000000\""))
  }
}
