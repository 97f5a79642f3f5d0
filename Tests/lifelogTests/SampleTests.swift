import TestSupport
import Testing

@testable import lifelog

/// Runs every folder of `samples/`; with LIFELOG_RECORD=1 in the environment it records what comes out instead of comparing it.
@Suite struct SampleTests {
  @Test(arguments: Recorded.samples)
  func saysWhatIsExpected(sample: String) throws {
    let input = try Recorded.text("samples/\(sample)/input.log")
    let transcript = Self.transcript(of: Self.arguments(of: sample), input: input)
    let recorded = try Recorded.text("samples/\(sample)/expected.txt", now: transcript)
    #expect(transcript == recorded, "\(sample): if the change is meant, record it with LIFELOG_RECORD=1")
  }

  @Test(arguments: Recorded.samples)
  func tellsWhatHappened(sample: String) throws {
    #expect(try !Recorded.text("samples/\(sample)/ABOUT.md").isEmpty)
  }

  /// Arguments, one per line; without the file the sample is analysed.
  private static func arguments(of sample: String) -> [String] {
    guard let text = try? Recorded.text("samples/\(sample)/arguments") else { return ["analyze", "input.log"] }
    return text.split(separator: "\n").map(String.init)
  }

  /// The run as a terminal shows it, and its exit status.
  private static func transcript(of arguments: [String], input: String) -> String {
    let run = TestRun(arguments: arguments, files: ["input.log": input])
    return "$ lifelog \(arguments.joined(separator: " "))\n\(run.output)\(run.errors)exit status \(run.status.rawValue)\n"
  }
}
