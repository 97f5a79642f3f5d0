import Foundation
import TestSupport
import Testing

@testable import lifelog

/// What the schema of SARIF 2.1.0 asks for, held against the report of every sample.
@Suite struct SARIFStructureTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../samples").standardizedFileURL

  private static let samples = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { FileManager.default.fileExists(atPath: folder.appending(path: "\($0)/input.log").path) }.sorted()

  /// Members that the schema has, of the objects that we write; `!` marks those that it requires.
  private static let members: [String: [String]] = [
    "log": ["$schema", "version!", "runs!"],
    "run": ["automationDetails", "columnKind", "tool!", "artifacts", "invocations", "results"],
    "driver": ["name!", "semanticVersion", "rules"],
    "rule": ["id!", "name", "shortDescription", "fullDescription", "help", "defaultConfiguration", "properties"],
    "artifact": ["location", "mimeType", "roles", "properties"],
    "invocation": ["executionSuccessful!", "toolExecutionNotifications"],
    "result": [
      "ruleId", "ruleIndex", "level", "message!", "locations", "relatedLocations", "codeFlows", "partialFingerprints", "occurrenceCount",
      "suppressions", "properties",
    ],
    "location": ["id", "physicalLocation", "logicalLocations", "message"],
    "region": ["startLine", "startColumn", "snippet"],
    "step": ["executionOrder", "importance", "location"],
  ]

  private func check(_ value: JSON, as kind: String) {
    let (names, required) = (Set(value.members.keys), (Self.members[kind] ?? []).filter { $0.hasSuffix("!") }.map { String($0.dropLast()) })
    #expect(names.isSubset(of: (Self.members[kind] ?? []).map { $0.replacing("!", with: "") }), "\(kind)")
    #expect(names.isSuperset(of: required), "\(kind)")
  }

  private func check(location: JSON, among artifacts: [JSON]) {
    check(location, as: "location")
    let (file, region) = (location["physicalLocation"]["artifactLocation"], location["physicalLocation"]["region"])
    check(region, as: "region")
    if let index = file["index"].integer {
      #expect(artifacts.indices.contains(index) && artifacts[index]["location"]["uri"] == file["uri"])
    }
    #expect(region == .null || (region["startLine"].integer ?? 0) >= 1 && (region["startColumn"].integer ?? 1) >= 1)
  }

  @Test(arguments: samples)
  func isAsTheSchemaHasIt(sample: String) throws {
    let text = try String(contentsOf: Self.folder.appending(path: "\(sample)/input.log"), encoding: .utf8)
    let log = try JSON(parsing: TestRun("analyze", "--report", "sarif", "in.log", "in.log", files: ["in.log": text]).output)
    let run = log["runs"][0]
    let (rules, artifacts) = (run["tool"]["driver"]["rules"].elements, run["artifacts"].elements)
    check(log, as: "log")
    check(run, as: "run")
    check(run["tool"]["driver"], as: "driver")
    for rule in rules { check(rule, as: "rule") }
    for artifact in artifacts { check(artifact, as: "artifact") }
    #expect(artifacts.count == 2 && artifacts[0] != artifacts[1], "the schema asks for artifacts that differ")
    check(run["invocations"][0], as: "invocation")
    for result in run["results"].elements {
      check(result, as: "result")
      #expect(rules[try #require(result["ruleIndex"].integer)]["id"] == result["ruleId"])
      #expect(["error", "warning", "note"].contains(result["level"].text))
      #expect(result["message"]["text"].text?.isEmpty == false)
      let steps = result["codeFlows"][0]["threadFlows"][0]["locations"].elements
      #expect(!steps.isEmpty && steps.compactMap { $0["executionOrder"].integer } == Array(1...steps.count))
      for step in steps { check(step, as: "step") }
      let locations = result["locations"].elements + result["relatedLocations"].elements + steps.map { $0["location"] }
      for location in locations { check(location: location, among: artifacts) }
    }
  }
}
