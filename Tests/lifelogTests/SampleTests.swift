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
    let input = String(decoding: try Data(contentsOf: folder.appending(path: "input.log")), as: UTF8.self)
    let transcript = Self.transcript(of: Self.arguments(in: folder), input: input)
    let expected = folder.appending(path: "expected.txt")
    if ProcessInfo.processInfo.environment["LIFELOG_RECORD"] == "1" { try Data(transcript.utf8).write(to: expected) }
    let recorded = String(decoding: (try? Data(contentsOf: expected)) ?? Data(), as: UTF8.self)
    #expect(transcript == recorded, "\(sample): if the change is meant, record it with LIFELOG_RECORD=1")
  }

  @Test(arguments: names)
  func tellsWhatHappened(sample: String) {
    #expect(FileManager.default.fileExists(atPath: Self.folder.appending(path: "\(sample)/ABOUT.md").path))
  }

  /// Arguments, one per line; without the file the sample is analysed.
  private static func arguments(in folder: URL) -> [String] {
    guard let data = try? Data(contentsOf: folder.appending(path: "arguments")) else { return ["analyze", "input.log"] }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// The run as a terminal shows it, and its exit status.
  private static func transcript(of arguments: [String], input: String) -> String {
    let run = TestRun(arguments: arguments, files: ["input.log": input])
    return "$ lifelog \(arguments.joined(separator: " "))\n\(run.output)\(run.errors)exit status \(run.status.rawValue)\n"
  }
}
