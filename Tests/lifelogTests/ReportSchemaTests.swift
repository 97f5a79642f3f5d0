import Foundation
import Reports
import TestSupport
import Testing

@testable import lifelog

/// What the JSON report holds is what its schema says, for every sample.
@Suite struct ReportSchemaTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL

  private static let samples = ((try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "samples").path)) ?? [])
    .filter { FileManager.default.fileExists(atPath: folder.appending(path: "samples/\($0)/input.log").path) }.sorted()

  private func schema() throws -> JSON {
    try JSON(parsing: String(contentsOf: Self.folder.appending(path: "Documentation/report.schema.json"), encoding: .utf8))
  }

  @Test(arguments: samples)
  func describesTheReportOfEverySample(sample: String) throws {
    let log = try String(contentsOf: Self.folder.appending(path: "samples/\(sample)/input.log"), encoding: .utf8)
    let report = try JSON(parsing: TestRun("analyze", "--report", "json", "input.log", files: ["input.log": log]).output)
    #expect(JSONSchemaCheck(try schema(), isStrict: true).faults(in: report) == [])
  }

  @Test func describesTheReportOfOneTraceOfSeveralLogs() throws {
    let run = TestRun(
      "analyze", "--merge", "--report", "json", "a.log", "b.log", files: ["a.log": Logs.doubleActivation, "b.log": Logs.doubleActivation])
    #expect(JSONSchemaCheck(try schema(), isStrict: true).faults(in: try JSON(parsing: run.output)) == [])
  }

  @Test func refusesWhatIsNoReport() throws {
    let check = JSONSchemaCheck(try schema())
    #expect(!check.faults(in: .object([:])).isEmpty)
    let text = TestRun("analyze", "--report", "json", input: Logs.loop).output.replacing("\"error\"", with: "\"fatal\"")
    #expect(!check.faults(in: try JSON(parsing: text)).isEmpty)
  }
}
