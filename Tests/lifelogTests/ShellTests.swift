import Configuration
import Foundation
import TestSupport
import Testing

@testable import lifelog

@Suite struct ShellTests {
  private let folder = TemporaryFolder()

  @Test(arguments: Shell.allCases)
  func completesEveryCommandAndOption(shell: Shell) {
    let script = TestRun("completions", shell.rawValue).output
    for command in Command.allCases { #expect(script.contains(command.rawValue)) }
    for option in OptionTable.all { #expect(script.contains(shell == .fish ? "-l \(option.name) " : "--\(option.name)")) }
    #expect(script.contains("vc-loadview-loop"))
  }

  @Test(arguments: [Shell.bash, .zsh, .fish])
  func writesAScriptThatTheShellAccepts(shell: Shell) throws {
    let path = try folder.write(Array(TestRun("completions", shell.rawValue).output.utf8), to: "completions")
    guard let run = try Self.run(shell.rawValue, ["-n", path]) else { return }
    #expect(run.status == 0, "\(run.output)")
  }

  @Test func offersWhatFits() throws {
    let path = try folder.write(Array(TestRun("completions", "bash").output.utf8), to: "completions")
    func offers(_ words: String...) throws -> String {
      let line = words.map { "'\($0)'" }.joined(separator: " ")
      let script = "source '\(path)'; COMP_WORDS=(lifelog \(line)); COMP_CWORD=\(words.count); _lifelog; echo \"${COMPREPLY[@]}\""
      return try #require(try Self.run("bash", ["-c", script])).output.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    #expect(try offers("an") == "analyze")
    #expect(try offers("analyze", "--basel") == "--baseline --baseline-strict")
    #expect(try offers("events", "--report", "n") == "ndjson")
    #expect(try offers("explain", "vc-loadview-l") == "vc-loadview-loop")
    #expect(try offers("completions", "") == "bash zsh fish")
    #expect(try offers("events", "--strict") == "")
  }

  @Test func describesEveryOptionInTheManual() throws {
    let page = TestRun("manual").output
    for option in OptionTable.all {
      let name = option.name.split(separator: "-").joined(separator: "\\-")
      #expect(page.contains("\\-\\-\(name)"), "\(option.name)")
    }
    #expect(page.hasPrefix(".TH LIFELOG 1"))
    let path = try folder.write(Array(page.utf8), to: "lifelog.1")
    guard let run = try Self.run("groff", ["-man", "-Tascii", "-ww", "-z", path]) else { return }
    #expect(run.status == 0 && run.output.isEmpty)
  }

  @Test func writesAConfigurationThatIsValidWithAndWithoutItsExamples() throws {
    let path = folder.path("")
    let run = TestRun(arguments: ["init"], folder: path.hasSuffix("/") ? path : path + "/")
    #expect(run.status == .success, "\(run.errors)")
    let text = try #require(folder.text(of: ".lifelog.yml"))
    #expect(TestRun("analyze", "--config", "c.yml", input: Logs.clean, files: ["c.yml": text]).status == .success)
    let switchedOn = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix("#") && (!line.hasPrefix("# ") || line.hasPrefix("#  ")) ? String(line.dropFirst()) : String(line)
    }.joined(separator: "\n")
    let all = TestRun("analyze", "--config", "c.yml", "--process", "Demo", input: Logs.doubleActivation, files: ["c.yml": switchedOn])
    #expect(all.status == .success && !all.errors.contains("error:"), "\(all.errors)")
    for key in ["ios", "process", "rules", "exceptions", "formats", "events"] { #expect(switchedOn.contains("\n\(key):")) }
  }

  @Test func neverReplacesAConfiguration() throws {
    let path = try folder.write(Array("ios: 17".utf8), to: ".lifelog.yml")
    let run = TestRun(arguments: ["init"], folder: String(path.dropLast(".lifelog.yml".count)))
    #expect(run.status == .failure)
    #expect(run.errors.contains("already"))
    #expect(folder.text(of: ".lifelog.yml") == "ios: 17")
  }

  /// Runs a program with everything that it prints; nil if it is not installed.
  static func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, output: String)? {
    let paths = ["/bin", "/usr/bin", "/usr/local/bin"].map { "\($0)/\(program)" }
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else { return nil }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
