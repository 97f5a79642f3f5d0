import Foundation
import Testing

@testable import lifelog

/// Runs every folder of `samples/`; with LIFELOG_RECORD=1 in the environment it records what comes out instead of comparing it.
@Suite struct SampleTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../samples").standardizedFileURL

  private static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { FileManager.default.fileExists(atPath: folder.appending(path: "\($0)/input.log").path) }.sorted()

  @Test(arguments: names)
  func saysWhatIsExpected(sample: String) throws {
    let folder = Self.folder.appending(path: sample)
    let log = try #require(Self.text(folder, "input.log"))
    let run = TestRun(arguments: ["analyze"] + Self.words(folder, "arguments") + ["input.log"], files: ["input.log": log])
    #expect(Self.words(folder, "status") == ["\(run.status.rawValue)"])
    #expect(run.errors.isEmpty)
    if ProcessInfo.processInfo.environment["LIFELOG_RECORD"] == "1" {
      try Data(run.output.utf8).write(to: folder.appending(path: "expected.txt"))
    }
    guard let expected = Self.text(folder, "expected.txt") else { return }
    #expect(run.output == expected, "if the change of '\(sample)' is meant, record it with LIFELOG_RECORD=1")
  }

  @Test(arguments: names)
  func tellsWhatHappened(sample: String) {
    #expect(Self.text(Self.folder.appending(path: sample), "ABOUT.md") != nil)
  }

  private static func text(_ folder: URL, _ name: String) -> String? {
    (try? Data(contentsOf: folder.appending(path: name))).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The lines of a file; none if there is no file.
  private static func words(_ folder: URL, _ name: String) -> [String] {
    (text(folder, name) ?? "").split(separator: "\n").map(String.init)
  }
}
